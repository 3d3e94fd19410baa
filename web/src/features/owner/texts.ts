import type { CafeFact, MissingFact, OwnerReport } from '@cortado/contract';
import { counted, formatList, plural } from '../../lib/intl.ts';
import { shortLabels } from '../facts/texts.ts';

export const title = 'My cafés';
export const addAnother = 'Add another café';
export const failed = 'Your cafés did not load';
export const total = (cafes: number, things: number) => {
  const managed = `You manage ${counted(cafes, 'café')}.`;
  return things === 0
    ? `${managed} Nothing needs your attention.`
    : `${managed} ${counted(things, 'thing needs', 'things need')} your attention.`;
};
export const none = 'No cafés yet';
export const noneAbout = 'Open its page and choose “Is this your cafe?”';
export const find = 'Find your café';

export const checked = (age: string) => `Facts checked ${age}`;
export const notChecked = 'Facts not checked yet';
export const notShown = 'Not visible to visitors';
export const edit = 'Edit';
export const cafePage = 'Café page';
/** The name of a button that every cafe has. */
export const of = (label: string, cafe: string) => `${label}: ${cafe}`;

export const missingOf = (cafe: string) => `What needs attention: ${cafe}`;
export const nothingMissing = 'Nothing is missing';
/** 'New name and address need admin approval' */
export const waiting = (changed: readonly CafeFact[]) =>
  `New ${formatList(changed.map((field) => shortLabels[field].toLowerCase()))} ${plural(changed.length, 'needs', 'need')} admin approval`;

const says: Record<OwnerReport['kind'], string> = {
  closed: 'it has closed for good',
  moved: 'it has moved',
  hours: 'the hours are wrong',
  details: 'some details are wrong',
};
export const reported = ({ kind, guests, members }: OwnerReport) => {
  const all = guests + members;
  const who = all > 1 ? counted(all, 'person', 'people') : guests > 0 ? 'A guest' : 'A member';
  return `${who} ${plural(all, 'says', 'say')} ${says[kind]}`;
};
export const seeReport = 'See report';
export const reportAbout =
  'An admin will review it too. You can correct most details yourself right away.';
export const missing: Record<Exclude<MissingFact, 'checked'>, string> = {
  photo: 'No photo',
  hours: 'No hours',
  description: 'No description',
  features: 'No information on what you offer',
  website: 'No website',
  phone: 'No phone number',
};
export const shortDescription = 'A very short description';
export const checkedLongAgo = (what: string, length: string | null) =>
  length === null ? `${what} not checked yet` : `${what} not checked for ${length}`;
export const hours = 'Hours';
export const facts = 'Facts';
export const checkHours = 'Check hours';
export const checkFacts = 'Check facts';
export const add: Record<Exclude<MissingFact, 'checked'>, string> = {
  photo: 'Add photos',
  hours: 'Add hours',
  description: 'Add description',
  features: 'Add features',
  website: 'Add website',
  phone: 'Add phone',
};

export const can = 'What you can change';
export const canAtOnce =
  'Changes to the description, phone, website, Instagram, hours, photos and what you offer apply right away.';
export const canAsk =
  'A new name, address or position, or a website on another domain, needs admin approval.';
export const canBeSeen = 'The page says “Looked after by its owner”.';
export const canNotRate = 'You can’t edit ratings.';
export const canHaveMore = 'Do you own another one? Open its page and choose “Is this your cafe?”';

export const editTitle = 'Edit your café';
export const editTitleOf = (cafe: string) => `Edit ${cafe}`;
export const tabs = 'Café';
export const tabAbout = 'About';
export const tabHours = 'Hours';
export const tabOffers = 'What you offer';
export const tabPlace = 'Name & address';

export const descriptionHint = 'What should visitors know? At least 10 characters.';
export const websiteHint = 'A website on another domain needs admin approval.';
export const placeAbout =
  'Changes here need admin approval. Visitors see the current values until then.';

export const newestFailed = 'The newest version did not load';
export const isChecked = 'All facts are correct today';
export const save = 'Save changes';
export const saving = 'Saving...';
export const saved = 'Saved';
export const savedAbout = (cafe: string) => `${cafe} has been saved.`;
export const asked = (what: string, count: number) =>
  `${what} ${plural(count, 'needs', 'need')} admin approval.`;
export const notSaved = 'Your changes were not saved';

export const lost = 'You no longer manage this café, so your changes can’t be saved.';
export const lostAbout = 'What you typed stays here until you leave.';
export const toMine = 'My cafés';
export const notYours = 'Not your café';
export const notYoursAbout = 'You don’t manage this café.';
