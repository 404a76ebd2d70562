import { PasswordInput } from '@arot/ui/PasswordInput'

export function PasswordInputExample() {
  return (
    <PasswordInput
      label="Password"
      hint="Six characters at least, one of them large, one small."
      autoComplete="new-password"
      className="max-w-sm"
    />
  )
}
