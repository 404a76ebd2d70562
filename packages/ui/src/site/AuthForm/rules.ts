import { forgotPasswordEnglish, loginEnglish, registerEnglish } from './labels.ts'

/** What is wrong, by field; nothing in it means that all is well. */
export type FieldErrors<Field extends string> = { [Name in Field]?: string | undefined }

/** What the fields begin with, as far as it is known. */
export type StartValues<Field extends string> = { [Name in Field]?: string | undefined }

/** May take its time; what it resolves to is wrong with the values, nothing means that they were taken. */
export type Submit<Field extends string> =
  | ((values: Record<Field, string>) => Promise<void> | void)
  | ((values: Record<Field, string>) => Promise<FieldErrors<Field> | undefined> | FieldErrors<Field> | undefined)

export type LoginValues = { email: string; password: string }
export type RegisterValues = { name: string; photo: string; email: string; password: string }
export type ForgotPasswordValues = { email: string }

/** What is said of a field that was left empty. */
export type RequiredWords<Field extends string> = { required: Record<Field, string> }
export type RegisterRuleWords = RequiredWords<keyof RegisterValues> & {
  nameTooShort: string
  weakPassword: { lead: string; uppercase: string; lowercase: string; length: string }
}

export function validateLogin(
  values: LoginValues,
  words: RequiredWords<keyof LoginValues> = loginEnglish,
): FieldErrors<keyof LoginValues> {
  return missing(values, words)
}

export function validateForgotPassword(
  values: ForgotPasswordValues,
  words: RequiredWords<keyof ForgotPasswordValues> = forgotPasswordEnglish,
): FieldErrors<keyof ForgotPasswordValues> {
  return missing(values, words)
}

export function validateRegister(
  values: RegisterValues,
  words: RegisterRuleWords = registerEnglish,
): FieldErrors<keyof RegisterValues> {
  return { ...nameError(values.name, words), ...passwordError(values.password, words), ...missing(values, words) }
}

function nameError(name: string, { nameTooShort }: RegisterRuleWords) {
  return Array.from(name.trim()).length < 5 ? { name: nameTooShort } : {}
}

/** Says each part that is missing, on a line of its own. */
function passwordError(password: string, { weakPassword: { lead, uppercase, lowercase, length } }: RegisterRuleWords) {
  const parts = [
    /\p{Lu}/u.test(password) || uppercase,
    /\p{Ll}/u.test(password) || lowercase,
    password.length >= 6 || length,
  ].filter((part) => part !== true)
  return parts.length > 0 ? { password: [lead, ...parts].join('\n') } : {}
}

function missing<Field extends string>(values: Record<Field, string>, { required }: RequiredWords<Field>) {
  const empty = (Object.keys(values) as Field[]).filter((field) => values[field].trim() === '')
  return Object.fromEntries(empty.map((field) => [field, required[field]])) as FieldErrors<Field>
}
