/** Texts that more than one of the three forms uses. */
const common = {
  email: 'Email',
  password: 'Password',
  or: 'or',
  failed: 'Something went wrong.',
  malformedEmail: 'Enter a whole email address, like name@company.example',
}

export const loginEnglish = {
  ...common,
  required: { email: 'Email is required', password: 'Password is required' },
  title: 'Login',
  text: 'Welcome back. Your cart is as you left it.',
  forgot: 'Forgot password?',
  submit: 'Login',
  google: 'Login With Google',
  question: 'New here?',
  register: 'Register',
  rejected: 'Invalid Password. Enter the correct password',
}

export type LoginFormLabels = typeof loginEnglish

export const registerEnglish = {
  ...common,
  required: {
    name: 'Name is required',
    photo: 'Photo URL is required',
    email: 'Email is required',
    password: 'Password is required',
  },
  nameTooShort: 'Name should be at least 5 characters',
  weakPassword: {
    lead: 'Password must have at least:',
    uppercase: 'one uppercase letter,',
    lowercase: 'one lowercase letter,',
    length: 'six characters.',
  },
  title: 'Register',
  text: 'One account to buy and to sell.',
  name: 'Name',
  photo: 'Photo URL',
  photoHint: 'The web address of a picture of you or of your company.',
  passwordHint: 'At least six characters, with an uppercase and a lowercase letter.',
  submit: 'Register',
  google: 'Register With Google',
  question: 'Already have an account?',
  login: 'Login',
  malformedPhoto: 'Enter a whole web address, starting with https://',
}

export type RegisterFormLabels = typeof registerEnglish

export const forgotPasswordEnglish = {
  required: { email: 'Email is required' },
  title: 'Forgot password',
  text: 'Tell us your email and we send you a link to set a new password.',
  email: common.email,
  submit: 'Reset Password',
  login: 'Back to Login',
  malformedEmail: common.malformedEmail,
  failed: common.failed,
  done: (email: string) => `Password reset link sent to ${email}`,
  webmail: 'Open your mail',
}

export type ForgotPasswordFormLabels = typeof forgotPasswordEnglish
