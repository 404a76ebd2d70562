/** What waits, by whose it is: each of them has one turn before any has another. */
export function createFairQueue<Item>() {
  // Whose turn is next stands first.
  const lines = new Map<string, Item[]>()

  function remove(owner: string, item: Item): boolean {
    const line = lines.get(owner) ?? []
    const at = line.indexOf(item)
    if (at < 0) return false
    line.splice(at, 1)
    if (line.length === 0) lines.delete(owner)
    return true
  }

  function moveToBack(owner: string) {
    const line = lines.get(owner)
    if (!line) return
    lines.delete(owner)
    lines.set(owner, line)
  }

  return {
    remove,
    /** Puts somebody behind all others: those who came while they were served are served before their next. */
    yieldTurn: moveToBack,
    size: () => [...lines.values()].reduce((sum, { length }) => sum + length, 0),
    /** Says how many its owner has then. */
    add(owner: string, item: Item): number {
      const line = [...(lines.get(owner) ?? []), item]
      lines.set(owner, line)
      return line.length
    },
    take(): Item | undefined {
      const [first] = lines
      if (!first) return undefined
      const [owner, [item]] = first as [string, [Item]]
      remove(owner, item)
      moveToBack(owner)
      return item
    },
    /** The last of who has most, and of several the one who came last: whoever has few keeps their place. */
    dropLongest(): Item | undefined {
      let most: [string, Item[]] | undefined
      for (const one of lines) if (one[1].length >= (most?.[1].length ?? 1)) most = one
      const item = most?.[1].at(-1)
      if (most && item !== undefined) remove(most[0], item)
      return item
    },
  }
}
