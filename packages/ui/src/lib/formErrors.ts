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

/** The texts of these errors, without the empty ones. */
export function textsOf(errors: [name: string, error: unknown][]) {
  return errors.flatMap(([, error]) => error).filter(Boolean)
}

export function hasErrors({ title, text, fields = {} }: FormErrors<object>) {
  return Boolean(title || text) || textsOf(Object.entries(fields)).length > 0
}
