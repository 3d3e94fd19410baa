export const othersEnded = 'You are signed out everywhere else.';
