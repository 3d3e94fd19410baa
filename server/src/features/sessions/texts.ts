export const sessionTexts = { othersEnded: 'You are signed out everywhere else.' };
