// Section 5 of the specification as pure functions, for the forms and for the server alike. A problem is a sentence to show.

import { limits } from './limits.ts'
import { unseenProblem } from './texts.ts'

/** The problems of a form, by field; empty when there is none. */
export type Problems<Field extends string> = Partial<Record<Field, string>>

export type Credentials = { email: string; password: string }
export type Registration = Credentials & { name: string; photo: string }

export function loginProblems({ email, password }: Credentials): Problems<keyof Credentials> {
  return present({
    email: required('Email', email),
    password: required('Password', password, false),
  })
}

export function resetProblems({ email }: { email: string }): Problems<'email'> {
  return present({ email: required('Email', email) })
}

export function registerProblems(form: Registration): Problems<keyof Registration> {
  return present({
    name: textProblem('Name', form.name, limits.name) ?? nameProblem(form.name),
    photo:
      textProblem('Photo URL', form.photo, limits.image) ??
      (isHttps(form.photo.trim()) ? undefined : httpsNeeded('photo')),
    email: required('Email', form.email) ?? emailProblem(form.email),
    password: required('Password', form.password, false) ?? passwordProblem(form.password),
  })
}

/** A mail server's domain has a dot, and nothing of it is empty. */
export function emailProblem(email: string) {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim()) ? undefined : 'Email must look like name@example.com.'
}

export const minimumNameLength = 5
export const minimumPasswordLength = 6

export function nameProblem(name: string) {
  return [...name.trim()].length < minimumNameLength ? 'Name should be at least 5 characters' : undefined
}

/** Each rule of a password, in the order they are listed, and whether this password meets it. */
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

export type PurchaseProblem = {
  code: 'below_minimum' | 'insufficient_stock' | 'order_multiple' | 'below_order_value' | 'invalid'
  title: string
  text: string
}

/** Why this many units cannot be bought: the minimum is looked at first, then the stock, then whole cartons. */
export function purchaseProblem(
  quantity: number,
  { minQuantity, mainQuantity, orderMultiple = 1 }: Stocked,
): PurchaseProblem | null {
  if (quantity < minQuantity) return belowMinimum(minQuantity)
  if (quantity > mainQuantity) return notEnoughStock(mainQuantity)
  if (!Number.isSafeInteger(quantity) || quantity < 1) {
    return { code: 'invalid', title: 'Whole units only', text: 'Quantity must be a whole number.' }
  }
  return quantity % orderMultiple === 0 ? null : soldByCarton(quantity, { minQuantity, mainQuantity, orderMultiple })
}

type Stocked = { minQuantity: number; mainQuantity: number; orderMultiple?: number | undefined }

/** The whole cartons around a quantity, as far as they can be bought. */
export function cartonsAround(quantity: number, { minQuantity, mainQuantity, orderMultiple = 1 }: Stocked) {
  const below = Math.floor(quantity / orderMultiple) * orderMultiple
  const above = below + orderMultiple
  return {
    multiple: orderMultiple,
    ...(below >= Math.max(minQuantity, 1) && { below }),
    ...(above <= mainQuantity && { above }),
  }
}

function soldByCarton(quantity: number, stocked: Stocked): PurchaseProblem {
  return orderMultiple(cartonsAround(quantity, stocked))
}

export function orderMultiple({ multiple, below, above }: ReturnType<typeof cartonsAround>): PurchaseProblem {
  const offered = [below, above].filter((units) => units !== undefined).join(' or ')
  const text = `Order in multiples of ${multiple} units${offered && `: ${offered}`}.`
  return { code: 'order_multiple', title: 'Sold by the carton', text }
}

export function belowMinimum(minimum: number): PurchaseProblem {
  return { code: 'below_minimum', title: 'Minimum quantity required', text: `You must buy at least ${minimum} units.` }
}

export function notEnoughStock(stock: number): PurchaseProblem {
  return { code: 'insufficient_stock', title: 'Not enough stock', text: `Only ${stock} units available in stock.` }
}

/** What a form's number field holds: text that is no number counts as 0, as the specification says of the add form. */
export function numberOrZero(typed: string) {
  const number = Number(typed)
  return typed.trim() !== '' && Number.isFinite(number) ? number : 0
}

/** Whole, and without a name and a password before its host: everybody would be told them who is shown the picture. */
export function isHttps(address: string) {
  return /^https:\/\/[^@\\/?#]+([/?#]|$)/.test(address) && URL.canParse(address)
}

/** A page of ours could not show, or lead to, what comes in any other way. */
export const httpsNeeded = (word: 'image' | 'photo' | 'logo' | 'document') =>
  `The ${word}’s address must start with https://.`

function required(word: string, value: string, trimmed = true) {
  return (trimmed ? value.trim() : value) === '' ? `${word} is required` : undefined
}

/** There, not too long, and nothing in it that cannot be seen. */
export function textProblem(word: string, text: string, most: number, isLong = false) {
  if (text.length > most) return `${word} may have at most ${most} characters.`
  return required(word, text) ?? unseenProblem(word, text, isLong)
}

export function present<Field extends string>(problems: Problems<Field>) {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem)) as Problems<Field>
}
