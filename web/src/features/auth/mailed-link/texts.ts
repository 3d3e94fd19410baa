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

export const newEmailTitle = 'Confirm your new email address';
export const newEmailTagline = 'One press, and it takes the place of the old one.';
export const newEmailButton = 'Confirm my new address';
export const newEmailAgain = 'Look at your settings';

export const undoEmailTitle = 'Keep your old email address';
export const undoEmailTagline =
  'It was not you? We put your address back, sign everyone out and void your password, so that you can set a new one.';
export const undoEmailButton = 'Put my address back';
export const undoEmailWorking = 'Putting it back...';
export const undoEmailNext = 'Set a new password';

export const confirmNewsletterTitle = `The ${BRAND} newsletter`;
export const confirmNewsletterTagline = 'New cafés, once a month. It comes only if you say yes.';
export const confirmNewsletterButton = 'Yes, send it to me';
export const confirmNewsletterWorking = 'Subscribing...';
export const confirmNewsletterAgain = 'Subscribe again at the end of any page';

export const unsubscribeTitle = 'Leave the newsletter';
export const unsubscribeTagline = 'No more letters, and we forget your address.';
export const unsubscribeButton = 'Take me off the list';
export const unsubscribeWorking = 'Taking you off...';
