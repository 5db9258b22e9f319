extension JSONTree {
  /// Replaces what lies at `path` by `value`; `null` takes it away.
  ///
  /// As in Firebase, there are no empty branches: what has lost its last child is `null` itself, and a value in the
  /// way of a longer path makes room for an object. A list that gets a hole at its end becomes shorter, and one that
  /// gets a child far behind its end, or one without a number for its name, becomes an object.
  mutating func put(_ value: JSONTree, at path: ArraySlice<String>) {
    guard let name = path.first else {
      self = value
      return
    }
    let rest = path.dropFirst()
    switch self {
    case .array(var elements):
      self = .null  // so that the elements have one owner and are changed in place
      if let index = Self.index(name), index <= elements.count {
        Self.put(value, at: rest, in: &elements, index: index)
        self = elements.isEmpty ? .null : .array(elements)
      } else {
        self = .object(Self.members(of: elements))
        put(value, at: path)
      }
    case .object(var members):
      self = .null
      Self.put(value, at: rest, in: &members, name: name)
      self = members.isEmpty ? .null : .object(members)
    case .null, .flag, .whole, .number, .text:
      guard value != .null else { return }
      var members: [String: JSONTree] = [:]
      Self.put(value, at: rest, in: &members, name: name)
      self = .object(members)
    }
  }

  private static func put(
    _ value: JSONTree, at path: ArraySlice<String>, in elements: inout [JSONTree], index: Int
  ) {
    if index == elements.count { elements.append(.null) }
    elements[index].put(value, at: path)
    while elements.last == .null { elements.removeLast() }
  }

  private static func put(
    _ value: JSONTree, at path: ArraySlice<String>, in members: inout [String: JSONTree],
    name: String
  ) {
    var child = members.removeValue(forKey: name) ?? .null
    child.put(value, at: path)
    if child != .null { members[name] = child }
  }

  private static func members(of elements: [JSONTree]) -> [String: JSONTree] {
    var members: [String: JSONTree] = [:]
    for (index, element) in elements.enumerated() where element != .null {
      members[String(index)] = element
    }
    return members
  }

  /// A place in a list, as Firebase writes one: digits alone, no zero in front.
  private static func index(_ name: String) -> Int? {
    guard let index = Int(name), index >= 0, String(index) == name else { return nil }
    return index
  }
}
