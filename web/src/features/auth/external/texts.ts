export const or = 'or';
export const signIn = (provider: string) => `Sign in with ${provider}`;
export const signUp = (provider: string) => `Sign up with ${provider}`;
export const working = 'Connecting...';
export const password = 'Account password';
export const link = 'Link account';
export const continueSeparately = 'It’s not mine, continue without it';

export const completeTitle = 'Signing in';
export const completeWorking = 'Signing you in...';
