export const or = 'or';
export const signIn = (provider: string) => `Sign in with ${provider}`;
export const signUp = (provider: string) => `Sign up with ${provider}`;
export const working = 'Connecting...';
export const password = 'Password of your account';
export const link = 'Link the account';
export const goApart = 'It is not mine: go on without it';

export const completeTitle = 'Signing in';
export const completeWorking = 'Signing you in...';
