import { counted, formatNumber } from '../../lib/intl.ts';

export const title = 'Suggest a cafe';
export const lead =
  'Tell us what you know; a name and an address are enough. An admin looks at it before it appears.';

export const name = 'Name';
export const address = 'Address';
export const addressExample = 'Street and number';
export const website = 'Website';
export const websiteExample = 'https://';
export const addHours = 'Add the hours';
export const good = 'What is good there';
export const note = 'Anything else';
export const noteExample = 'What should a visitor know?';

export const send = 'Send the suggestion';
export const sending = 'Sending...';
export const noAccount = 'No account needed.';

export const thanks = 'Thank you';
export const another = 'Suggest another one';
export const home = 'Back to the cafés';

export const duplicates = 'Is it one of these?';
export const duplicatesAbout = 'Already on the map. Choose one to see or correct it.';
export const duplicateYes = 'Yes, this one';
export const duplicateYesName = (cafe: string) => `Yes, this one: ${cafe}`;
export const duplicatesNo = 'No, it is a new one';
export const duplicatesFolded = (count: number) =>
  `${counted(count, 'café')} like it, not the same.`;
export const duplicatesShow = 'Show';

export const sameStreet = 'Same street';
export const sameStreetAndName = 'Same street, nearly the same name';
export const likeName = 'Nearly the same name';
export const feetAway = (feet: number) => `${formatNumber(feet)} ft away`;
export const away = (distance: string) => `${distance} away`;
