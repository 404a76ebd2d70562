export type ComboboxOption = {
  value: string
  label: string
  /** A second line that distinguishes options with the same name. */
  hint?: string | undefined
  /** The option is visible but cannot be chosen. */
  isDisabled?: boolean | undefined
}

export type ComboboxGroup = { label: string; options: readonly ComboboxOption[] }

export type ComboboxOptions = readonly (ComboboxOption | ComboboxGroup)[]

/** A group without a label contains options that belong to no group. */
export type OptionGroup = { label: string | undefined; options: readonly ComboboxOption[] }

export function isGroup(entry: ComboboxOption | ComboboxGroup): entry is ComboboxGroup {
  return 'options' in entry
}

export function allOf(options: ComboboxOptions): readonly ComboboxOption[] {
  return options.flatMap((entry) => (isGroup(entry) ? entry.options : [entry]))
}

/** The options that `keeps` accepts, in their groups and order, but only the first `most`. */
export function findOptions(options: ComboboxOptions, keeps: (option: ComboboxOption) => boolean, most: number) {
  const groups: OptionGroup[] = []
  let count = 0
  for (const entry of options) {
    const matches = (isGroup(entry) ? entry.options : [entry]).filter(keeps)
    const visibleOptions = matches.slice(0, Math.max(0, most - count))
    count += matches.length
    if (visibleOptions.length === 0) continue
    const last = groups.at(-1)
    if (!isGroup(entry) && last && last.label === undefined) last.options = [...last.options, ...visibleOptions]
    else groups.push({ label: isGroup(entry) ? entry.label : undefined, options: visibleOptions })
  }
  return { groups, count }
}
