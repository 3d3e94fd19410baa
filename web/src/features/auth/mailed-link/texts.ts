export const mailedLinkTexts = {
  opening: 'Opening your link...',
  incomplete: 'This link is not whole. Please open it from the mail once more.',
  home: 'Go on to Cortado',
};

export const confirmEmailTexts = {
  title: 'Confirm your email address',
  tagline: 'One press, and we know that this address is yours.',
  button: 'Confirm my address',
  working: 'Confirming...',
  again: 'Have another link sent from your profile',
  settled: 'Your email address is confirmed already.',
};

export const confirmNewsletterTexts = {
  title: 'The Cortado newsletter',
  tagline: 'New cafés, once a month. It comes only if you say yes.',
  button: 'Yes, send it to me',
  working: 'Subscribing...',
  again: 'Subscribe again at the end of any page',
};

export const unsubscribeTexts = {
  title: 'Leave the newsletter',
  tagline: 'No more letters, and we forget your address.',
  button: 'Take me off the list',
  working: 'Taking you off...',
};
