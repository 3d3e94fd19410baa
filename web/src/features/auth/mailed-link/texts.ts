import { BRAND } from '../../../lib/texts.ts';

export const linkOpening = 'Opening your link...';
export const linkIncomplete = 'This link is incomplete. Please open it from the email again.';
export const linkHome = `Continue to ${BRAND}`;

export const confirmEmailTitle = 'Confirm your email address';
export const confirmEmailTagline = 'Confirm that this address is yours.';
export const confirmEmailButton = 'Confirm my address';
export const confirmEmailWorking = 'Confirming...';
export const confirmEmailAgain = 'Send a new link from your profile';
export const confirmEmailSettled = 'Your email address is already confirmed.';

export const newEmailTitle = 'Confirm your new email address';
export const newEmailTagline = 'It will replace your old address.';
export const newEmailButton = 'Confirm my new address';
export const newEmailAgain = 'Go to your settings';

export const undoEmailTitle = 'Keep your old email address';
export const undoEmailTagline =
  'This wasn’t you? We’ll restore your address, sign everyone out and reset your password, so you can set a new one.';
export const undoEmailButton = 'Restore my address';
export const undoEmailWorking = 'Restoring...';
export const undoEmailNext = 'Set a new password';

export const confirmNewsletterTitle = `The ${BRAND} newsletter`;
export const confirmNewsletterTagline =
  'New cafés, once a month. You’ll get it only if you confirm.';
export const confirmNewsletterButton = 'Confirm subscription';
export const confirmNewsletterWorking = 'Subscribing...';
export const confirmNewsletterAgain = 'Subscribe again at the bottom of any page';

export const unsubscribeTitle = 'Unsubscribe from the newsletter';
export const unsubscribeTagline =
  'You’ll stop getting the newsletter, and we’ll delete your address from its list.';
export const unsubscribeButton = 'Unsubscribe';
export const unsubscribeWorking = 'Unsubscribing...';
