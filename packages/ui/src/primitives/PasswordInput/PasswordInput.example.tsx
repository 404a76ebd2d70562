import { PasswordInput } from '@arot/ui/PasswordInput'

export function PasswordInputExample() {
  return (
    <div className="grid max-w-sm gap-4">
      <PasswordInput label="Password" name="password" autoComplete="current-password" />
      <PasswordInput
        label="New password"
        name="new-password"
        autoComplete="new-password"
        hint="At least six characters."
        required
      />
    </div>
  )
}
