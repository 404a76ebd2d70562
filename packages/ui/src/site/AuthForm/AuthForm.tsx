import { fromCaller } from '../../lib/cn.ts'
import { ForgotPasswordForm, type ForgotPasswordFormProps } from './ForgotPasswordForm.tsx'
import { LoginForm, type LoginFormProps } from './LoginForm.tsx'
import { RegisterForm, type RegisterFormProps } from './RegisterForm.tsx'

export type { ForgotPasswordFormLabels, LoginFormLabels, RegisterFormLabels } from './labels.ts'
export {
  type ForgotPasswordValues,
  type LoginValues,
  type RegisterRuleWords,
  type RegisterValues,
  type RequiredWords,
  type StartValues,
  type Submit,
  validateForgotPassword,
  validateLogin,
  validateRegister,
} from './rules.ts'
export {
  ForgotPasswordForm,
  type ForgotPasswordFormProps,
  LoginForm,
  type LoginFormProps,
  RegisterForm,
  type RegisterFormProps,
}

export type AuthFormProps =
  | ({
      /** The form to show. */
      mode: 'login'
    } & LoginFormProps)
  | ({ mode: 'register' } & RegisterFormProps)
  | ({ mode: 'forgot-password' } & ForgotPasswordFormProps)

/** The three forms for signing in. A page that needs only one of them can import that form alone. */
export function AuthForm(props: AuthFormProps) {
  if (props.mode === 'login') {
    const { mode, ...rest } = props
    return <LoginForm {...rest} className={fromCaller(rest.className)} />
  }
  if (props.mode === 'register') {
    const { mode, ...rest } = props
    return <RegisterForm {...rest} className={fromCaller(rest.className)} />
  }
  const { mode, ...rest } = props
  return <ForgotPasswordForm {...rest} className={fromCaller(rest.className)} />
}
