/** A field whose value is a list may have a text for each of its entries. */
export type FieldError<Value> = string | (Value extends readonly unknown[] ? readonly (string | undefined)[] : never)

/** What is wrong with a form. `title` and `text` are shown where no field shows what is wrong with it. */
export type FormErrors<Values extends object = Record<string, string>> = {
  fields?: { [Name in keyof Values]?: FieldError<NonNullable<Values[Name]>> | undefined } | undefined
  title?: string | undefined
  text?: string | undefined
}

/** What a submit gives back, at once or later: what is wrong, or nothing. */
// A function that gives nothing is `void` for the compiler, and an async one promises it.
// biome-ignore lint/suspicious/noConfusingVoidType: as above
type Nothing = null | undefined | void
export type FormAnswer<Values extends object = Record<string, string>> =
  | FormErrors<Values>
  | Nothing
  | Promise<FormErrors<Values> | Nothing>

/** What a submit gives back once it is over; `failure` where it throws. */
export async function answerOf<Values extends object, Read>(
  onSubmit: (values: Read) => FormAnswer<Values>,
  values: Read,
): Promise<FormErrors<Values> | 'failure'> {
  try {
    return (await onSubmit(values)) || {}
  } catch {
    return 'failure'
  }
}

/**
 * Errors stand at their fields, unless these were changed since. The notice has the errors of fields that are not there, and
 * is shown alone if no field has an error. If anything was changed since, it is shown in any case.
 */
export function placeErrors(
  { fields = {}, text }: FormErrors<object>,
  names: ReadonlySet<string>,
  changed: ReadonlySet<string>,
) {
  const all = Object.entries(fields).filter(([name]) => !changed.has(name))
  const atFields = textsOf(all.filter(([name]) => names.has(name)))
  const others = textsOf(all.filter(([name]) => !names.has(name)))
  return {
    errors: Object.fromEntries(all),
    hasNotice: atFields.length === 0 || others.length > 0 || changed.size > 0,
    text: [text, ...others].filter(Boolean).join(' '),
  }
}

/** The texts of these errors, without the empty ones. */
function textsOf(errors: [name: string, error: unknown][]) {
  return errors.flatMap(([, error]) => error).filter(Boolean)
}

export function hasErrors({ title, text, fields = {} }: FormErrors<object>) {
  return Boolean(title || text) || textsOf(Object.entries(fields)).length > 0
}
