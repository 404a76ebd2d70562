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

const required = {
  name: 'Name is required',
  photo: 'Photo URL is required',
  email: 'Email is required',
  password: 'Password is required',
}

export function validateLogin(values: LoginValues): FieldErrors<keyof LoginValues> {
  return missing(values)
}

export function validateForgotPassword(values: ForgotPasswordValues): FieldErrors<keyof ForgotPasswordValues> {
  return missing(values)
}

export function validateRegister(values: RegisterValues): FieldErrors<keyof RegisterValues> {
  return { ...nameError(values.name), ...passwordError(values.password), ...missing(values) }
}

function nameError(name: string) {
  return Array.from(name.trim()).length < 5 ? { name: 'Name should be at least 5 characters' } : {}
}

/** Says each part that is missing, on a line of its own. */
function passwordError(password: string) {
  const parts = [
    /\p{Lu}/u.test(password) || 'one uppercase letter,',
    /\p{Ll}/u.test(password) || 'one lowercase letter,',
    password.length >= 6 || 'six characters.',
  ].filter((part) => part !== true)
  return parts.length > 0 ? { password: ['Password must have at least:', ...parts].join('\n') } : {}
}

function missing<Field extends keyof typeof required>(values: Record<Field, string>): FieldErrors<Field> {
  const empty = (Object.keys(values) as Field[]).filter((field) => values[field].trim() === '')
  return Object.fromEntries(empty.map((field) => [field, required[field]])) as FieldErrors<Field>
}
