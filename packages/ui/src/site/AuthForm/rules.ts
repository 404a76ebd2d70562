import type { FormAnswer, FormErrors } from '../../lib/formErrors.ts'
import { forgotPasswordEnglish, loginEnglish, registerEnglish } from './labels.ts'

/** The initial values of the fields, as far as they are known. */
export type StartValues<Field extends string> = { [Name in Field]?: string | undefined }

/** Submits the values, synchronously or not. Returns the errors, or nothing on success. */
export type Submit<Field extends string> = (values: Record<Field, string>) => FormAnswer<Record<Field, string>>

export type LoginValues = { email: string; password: string }
export type RegisterValues = { name: string; photo: string; email: string; password: string }
export type ForgotPasswordValues = { email: string }

/** The error of an empty field. */
export type RequiredWords<Field extends string> = { required: Record<Field, string> }
export type RegisterRuleWords = RequiredWords<keyof RegisterValues> & {
  nameTooShort: string
  weakPassword: { lead: string; uppercase: string; lowercase: string; length: string }
}

export function validateLogin(
  values: LoginValues,
  words: RequiredWords<keyof LoginValues> = loginEnglish,
): FormErrors<LoginValues> {
  return { fields: missing(values, words) }
}

export function validateForgotPassword(
  values: ForgotPasswordValues,
  words: RequiredWords<keyof ForgotPasswordValues> = forgotPasswordEnglish,
): FormErrors<ForgotPasswordValues> {
  return { fields: missing(values, words) }
}

export function validateRegister(
  values: RegisterValues,
  words: RegisterRuleWords = registerEnglish,
): FormErrors<RegisterValues> {
  const { name, password } = values
  return { fields: { ...nameError(name, words), ...passwordError(password, words), ...missing(values, words) } }
}

function nameError(name: string, { nameTooShort }: RegisterRuleWords) {
  return Array.from(name.trim()).length < 5 ? { name: nameTooShort } : {}
}

/** Lists the missing parts, one on each line. */
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
  return Object.fromEntries(empty.map((field) => [field, required[field]])) as { [Name in Field]?: string }
}
