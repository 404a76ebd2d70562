import { describe, expect, it } from 'vitest'
import { validateForgotPassword, validateLogin, validateRegister } from './rules.ts'

const nusrat = {
  name: 'Nusrat Rahman',
  photo: 'https://deltatraders.example/nusrat.jpg',
  email: 'nusrat@deltatraders.example',
  password: 'Arot26',
}

describe('registering', () => {
  it('accepts values that satisfy every rule', () => {
    expect(validateRegister(nusrat).fields).toEqual({})
  })

  it.each(['name', 'photo', 'email', 'password'] as const)('requires the %s', (field) => {
    expect(Object.keys(validateRegister({ ...nusrat, [field]: '  ' }).fields ?? {})).toEqual([field])
  })

  it.each([
    ['Nusr', false],
    ['Nusra', true],
    ['  Nusr  ', false],
    ['নুসরাত', true],
  ])('requires five characters in the trimmed name: %j %s', (name, isTaken) => {
    expect(validateRegister({ ...nusrat, name }).fields?.name).toBe(
      isTaken ? undefined : 'Name should be at least 5 characters',
    )
  })

  it.each([
    ['Arot26', undefined],
    ['Arot2', 'six characters.'],
    ['arot26', 'one uppercase letter,'],
    ['AROT26', 'one lowercase letter,'],
    ['AROT2', 'one lowercase letter,\nsix characters.'],
    ['12', 'one uppercase letter,\none lowercase letter,\nsix characters.'],
  ])('lists each missing part of the password %j', (password, parts) => {
    expect(validateRegister({ ...nusrat, password }).fields?.password).toBe(
      parts && `Password must have at least:\n${parts}`,
    )
  })
})

it('requires an email and a password to log in, without further rules', () => {
  expect(validateLogin({ email: '', password: '' }).fields).toEqual({
    email: 'Email is required',
    password: 'Password is required',
  })
  expect(validateLogin({ email: 'n', password: 'x' }).fields).toEqual({})
})

it('requires an email to reset the password', () => {
  expect(validateForgotPassword({ email: '' }).fields).toEqual({ email: 'Email is required' })
  expect(validateForgotPassword({ email: nusrat.email }).fields).toEqual({})
})
