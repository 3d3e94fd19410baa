export const externalSignInTexts = {
  or: 'or',
  signIn: (provider: string) => `Sign in with ${provider}`,
  signUp: (provider: string) => `Sign up with ${provider}`,
  working: 'Connecting...',
  password: 'Password of your account',
  link: 'Link the account',
  goApart: 'It is not mine: go on without it',
};

export const completeTexts = { title: 'Signing in', working: 'Signing you in...' };
