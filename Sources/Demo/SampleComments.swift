/// What people say in the sample threads, as the HTML that Hacker News sends.
enum SampleComments {
  static let texts: [String] = [
    "This matches my experience exactly, except for the part about the cat.",
    "I tried this at work. It took <i>two</i> meetings to explain and one afternoon to do.",
    "The article buries the lede: the queue was never full, it was <i>shy</i>.",
    "Has anybody measured this? My numbers say the opposite, but my numbers are from a toaster.",
    "&gt; it cannot fail<p>It failed while I was reading this sentence.",
    "We do the same with <a href=\"https:&#x2F;&#x2F;tidytasks.example&#x2F;pump\" "
      + "rel=\"nofollow\">https:&#x2F;&#x2F;tidytasks.example&#x2F;pump</a> and never looked back.",
    "A simpler form:<p><pre><code>  while let job = await queue.next() {\n    await job.run()\n  }\n"
      + "</code></pre>\nNo locks, no tears.",
    "I&#x27;m curious how it behaves when the disk is full &amp; the tide is out.",
    "Came for the title, stayed for the footnotes.",
    "Is it me, or does the second graph have no axis?<p>Edit: it has one. It is very small.",
    "My grandmother kept a ledger like that. It is still the only system here with 100% uptime.",
    "Counterpoint: no.",
    "Strongly agree. The hard part is not <i>adding</i> a cache, it&#x27;s admitting that you have one.",
    "You can get most of this with<p><pre><code>  sort | uniq -c | sort -rn &gt; answer.txt\n</code></pre>",
    "The author replies further down; worth scrolling.",
    "I maintain a fork of this. Please do not use it.",
    "For those on slow connections: the page is 14 KB. I could cry.",
    "Previously on this site, four years ago: <a href=\"https:&#x2F;&#x2F;archive.example&#x2F;q?a=1&amp;b=2\" "
      + "rel=\"nofollow\">https:&#x2F;&#x2F;archive.example&#x2F;q?a=1&amp;b=2</a>. Nothing was learned.",
    "Generic types make this nicer: <i>Box&lt;T&gt;</i> instead of a bag of bytes.",
    "We had exactly this bug. The fix was one character: we removed it.",
    "Nobody mentions the cost of reading it all again every Monday.",
    "That&#x27;s a feature. It says so in the manual, chapter &quot;Regrets&quot;.",
    "Je confirme, ça marche aussi avec un four à pain. 🥖",
    "Works on my machine, and my machine is a museum piece.",
    "What I&#x27;d like to see: the same test with the clock going backwards.",
    "Long-time lurker here. I built the original in 1987, and it still prints page two first.<p>We never "
      + "found out why. There was a committee. The committee had a printer of its own, on another floor, "
      + "and that one was fine, so the matter was closed. I think of it on Thursdays.",
    "Thank you for writing this down. Half of our team knew it, the other half broke it.",
    "It depends on what you mean by &quot;works&quot;.",
    "これは面白い。端末で試してみます。",
    "Nice work! How do I uninstall it?",
    "The trick is back-pressure: whoever cannot swallow says so <i>before</i> choking.",
    "I&#x27;d pay for this. Not much, but with enthusiasm.",
    "Hot take: every system is a mail queue if you wait long enough.",
    "See also the talk by the same author, &quot;Seven Clocks and No Time&quot;.",
    "One nit: 0.1 + 0.2 is fine, it&#x27;s our expectations that are binary.",
    "Our numbers for comparison:<p><pre><code>  width    req&#x2F;s   p99\n  16       5,210   9 ms\n"
      + "  32       5,190   19 ms\n</code></pre>\nBeyond 16 you only buy latency.",
  ]
}
