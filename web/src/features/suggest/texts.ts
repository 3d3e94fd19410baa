import { counted, formatNumber } from '../../lib/intl.ts';

export const title = 'Suggest a cafe';
export const lead = 'A name and an address are enough. An admin will review it before it appears.';

export const name = 'Name';
export const address = 'Address';
export const addressExample = 'Street and number';
export const website = 'Website';
export const websiteExample = 'https://';
export const addHours = 'Add hours';
export const good = 'What’s good there';
export const note = 'Anything else';
export const noteExample = 'What should visitors know?';

export const send = 'Send suggestion';
export const sending = 'Sending...';
export const noAccount = 'No account needed.';

export const thanks = 'Thank you';
export const another = 'Suggest another café';
export const home = 'Back to the cafés';

export const duplicates = 'Is it one of these?';
export const duplicatesAbout = 'These cafés are already listed. Choose one to view or correct it.';
export const duplicateYes = 'Yes, this one';
export const duplicateYesName = (cafe: string) => `Yes, this one: ${cafe}`;
export const duplicatesNo = 'No, it’s a new café';
export const duplicatesFolded = (count: number) => `${counted(count, 'similar café')} dismissed.`;
export const duplicatesShow = 'Show';

export const sameStreet = 'Same street';
export const sameStreetAndName = 'Same street, similar name';
export const likeName = 'Similar name';
export const feetAway = (feet: number) => `${formatNumber(feet)} ft away`;
export const away = (distance: string) => `${distance} away`;
