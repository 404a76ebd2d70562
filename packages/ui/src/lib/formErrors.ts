/** A field whose value is a list may have a text for each of its entries. */
export type FieldError<Value> = string | (Value extends readonly unknown[] ? readonly (string | undefined)[] : never)

/** The errors of a form. `title` and `text` appear in the notice if no field shows an error. */
export type FormErrors<Values extends object = Record<string, string>> = {
  fields?: { [Name in keyof Values]?: FieldError<NonNullable<Values[Name]>> | undefined } | undefined
  title?: string | undefined
  text?: string | undefined
}

/** The result of a submit, or a promise of it: the errors, or nothing on success. */
// A function without a return value has the type `void`, an async one the type `Promise<void>`.
// biome-ignore lint/suspicious/noConfusingVoidType: as above
type Nothing = null | undefined | void
export type FormAnswer<Values extends object = Record<string, string>> =
  | FormErrors<Values>
  | Nothing
  | Promise<FormErrors<Values> | Nothing>

/** Resolves to the result of `onSubmit`, or to `failure` if it throws. */
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
 * Errors appear at their fields, unless the user has changed those since. The notice lists the errors of unknown
 * fields, and appears alone if no field has an error. If the user has changed anything since, it always appears.
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

/** The texts of these errors, without empty ones. */
function textsOf(errors: [name: string, error: unknown][]) {
  return errors.flatMap(([, error]) => error).filter(Boolean)
}

export function hasErrors({ title, text, fields = {} }: FormErrors<object>) {
  return Boolean(title || text) || textsOf(Object.entries(fields)).length > 0
}
