/// Who takes part in the sample service; nobody by these names is meant.
enum SamplePeople {
  static let names: [String] = [
    "tideline", "mossbuilder", "kettlewhisperer", "old_ledger", "nullgarden", "papercrane9",
    "semaphore_sue",
    "brackishdata", "quietkernel", "thirdfloor", "pontoonist", "lampblack", "oddsock", "fernweh-io",
    "copperline",
    "m_ballast", "slowferry", "inkwell77", "nightbus", "dustjacket", "halfadder", "bramblebyte",
    "coldstart_",
    "plumbline", "tinrouter", "marginalia4", "forkbeard", "gravelpath", "hexdump_jo", "sundialist",
    "wax_seal",
    "yarnover",
  ]

  static let about: [String: String] = [
    "tideline":
      "I keep a lighthouse and three replicas.<p>Notes: <a href=\"https:&#x2F;&#x2F;tidewrack.example"
      + "&#x2F;\" rel=\"nofollow\">https:&#x2F;&#x2F;tidewrack.example&#x2F;</a>",
    "mossbuilder": "Builds that grow. <i>Opinions are my own &amp; my compiler&#x27;s.</i>",
    "old_ledger": "Forty years of bookkeeping, two of programming. They are the same.",
    "quietkernel": "If you can read this, scheduling works.",
    "yarnover": "Knit one, &lt;T&gt; two. 🧶",
    "semaphore_sue": "Flags, locks and other ways of waving.",
    "thirdfloor": "I have the printer.",
  ]
}
