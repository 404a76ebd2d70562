export type ComboboxOption = {
  value: string
  label: string
  /** What tells it from others of that name, below it. */
  hint?: string | undefined
  /** It is shown, and cannot be chosen. */
  isDisabled?: boolean | undefined
}

export type ComboboxGroup = { label: string; options: readonly ComboboxOption[] }

export type ComboboxOptions = readonly (ComboboxOption | ComboboxGroup)[]

/** A group without a name holds what stands by itself. */
export type FoundGroup = { label: string | undefined; options: readonly ComboboxOption[] }

export function isGroup(entry: ComboboxOption | ComboboxGroup): entry is ComboboxGroup {
  return 'options' in entry
}

export function allOf(options: ComboboxOptions): readonly ComboboxOption[] {
  return options.flatMap((entry) => (isGroup(entry) ? entry.options : [entry]))
}

/** In their groups, in their order: what is kept of them, and no more than the first `most`. */
export function found(options: ComboboxOptions, keeps: (option: ComboboxOption) => boolean, most: number) {
  const groups: FoundGroup[] = []
  let count = 0
  for (const entry of options) {
    const kept = (isGroup(entry) ? entry.options : [entry]).filter(keeps)
    const shown = kept.slice(0, Math.max(0, most - count))
    count += kept.length
    if (shown.length === 0) continue
    const last = groups.at(-1)
    if (!isGroup(entry) && last && last.label === undefined) last.options = [...last.options, ...shown]
    else groups.push({ label: isGroup(entry) ? entry.label : undefined, options: shown })
  }
  return { groups, count }
}
