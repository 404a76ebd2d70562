/** A queue that serves owners round-robin: each owner gets one item served before any owner gets a second. */
export function createFairQueue<Item>() {
  // The next owner is the first entry.
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
    /** Moves an owner to the end: owners who arrived in the meantime are served first. */
    yieldTurn: moveToBack,
    size: () => [...lines.values()].reduce((sum, { length }) => sum + length, 0),
    /** Returns how many items the owner has now. */
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
    dropAll(owner: string): Item[] {
      const line = lines.get(owner) ?? []
      lines.delete(owner)
      return line
    },
    /** Removes the last item of the owner with the most items, so that owners with few keep their place. */
    dropLongest(): Item | undefined {
      let most: [string, Item[]] | undefined
      for (const one of lines) if (one[1].length >= (most?.[1].length ?? 1)) most = one
      const item = most?.[1].at(-1)
      if (most && item !== undefined) remove(most[0], item)
      return item
    },
  }
}
