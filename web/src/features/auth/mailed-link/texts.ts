import { BRAND } from '../../../lib/texts.ts';

export const linkOpening = 'Opening your link...';
export const linkIncomplete = 'This link is not whole. Please open it from the mail once more.';
export const linkHome = `Go on to ${BRAND}`;

export const confirmEmailTitle = 'Confirm your email address';
export const confirmEmailTagline = 'One press, and we know that this address is yours.';
export const confirmEmailButton = 'Confirm my address';
export const confirmEmailWorking = 'Confirming...';
export const confirmEmailAgain = 'Have another link sent from your profile';
export const confirmEmailSettled = 'Your email address is confirmed already.';

export const confirmNewsletterTitle = `The ${BRAND} newsletter`;
export const confirmNewsletterTagline = 'New cafés, once a month. It comes only if you say yes.';
export const confirmNewsletterButton = 'Yes, send it to me';
export const confirmNewsletterWorking = 'Subscribing...';
export const confirmNewsletterAgain = 'Subscribe again at the end of any page';

export const unsubscribeTitle = 'Leave the newsletter';
export const unsubscribeTagline = 'No more letters, and we forget your address.';
export const unsubscribeButton = 'Take me off the list';
export const unsubscribeWorking = 'Taking you off...';
