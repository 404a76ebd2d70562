// The rules of the sign-in forms, as in section 5 of the specification.
import { limits } from '../values/limits.ts'
import { emptyProblem, httpsProblem, isHttps, type Problems, present, textProblem } from '../values/rules.ts'
export type Credentials = { email: string; password: string }
export type Registration = Credentials & { name: string; photo: string }

export function loginProblems({ email, password }: Credentials): Problems<keyof Credentials> {
  return present({
    email: emptyProblem('Email', email),
    password: emptyProblem('Password', password, false),
  })
}

export function resetProblems({ email }: { email: string }): Problems<'email'> {
  return present({ email: emptyProblem('Email', email) })
}

export function registerProblems(form: Registration): Problems<keyof Registration> {
  return present({
    name: textProblem('Name', form.name, limits.name) ?? nameProblem(form.name),
    photo:
      textProblem('Photo URL', form.photo, limits.image) ??
      (isHttps(form.photo.trim()) ? undefined : httpsProblem('photo')),
    email: emptyProblem('Email', form.email) ?? emailProblem(form.email),
    password: emptyProblem('Password', form.password, false) ?? passwordProblem(form.password),
  })
}

/** An email address needs a domain with a dot and without empty parts. */
export function emailProblem(email: string) {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim()) ? undefined : 'Email must look like name@example.com.'
}

export const minimumNameLength = 5
export const minimumPasswordLength = 6

export function nameProblem(name: string) {
  return [...name.trim()].length < minimumNameLength ? 'Name should be at least 5 characters' : undefined
}

/** The rules of a password in the form's order, and whether this password meets each. */
export function passwordParts(password: string) {
  return [
    { text: 'one uppercase letter,', isMet: /\p{Lu}/u.test(password) },
    { text: 'one lowercase letter,', isMet: /\p{Ll}/u.test(password) },
    { text: 'six characters.', isMet: password.length >= minimumPasswordLength },
  ]
}

export function passwordProblem(password: string) {
  const missing = passwordParts(password).filter((part) => !part.isMet)
  return missing.length ? `Password must have at least: ${missing.map((part) => part.text).join(' ')}` : undefined
}
