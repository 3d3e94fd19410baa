import type { CafeFact, MissingFact, OwnerReport } from '@cortado/contract';
import { counted, formatList, plural } from '../../lib/intl.ts';
import { shortLabels } from '../facts/texts.ts';

export const title = 'My Cafes';
export const addAnother = 'Add Another Cafe';
export const failed = 'Your cafes did not load';
export const total = (cafes: number, things: number) => {
  const looked = `You look after ${counted(cafes, 'café')}.`;
  return things === 0
    ? `${looked} Nothing is missing.`
    : `${looked} ${counted(things, 'thing')} would help the people who look for ${plural(cafes, 'it', 'them')}.`;
};
export const none = 'No cafe yet';
export const noneAbout = 'Open your cafe’s page and choose “Is this your cafe?”';
export const find = 'Find Your Cafe';

export const checked = (age: string) => `Facts checked ${age}`;
export const notChecked = 'Facts not checked yet';
export const notShown = 'Not shown to visitors at present';
export const edit = 'Edit';
export const cafePage = 'Cafe Page';
/** The name of a button that every cafe has. */
export const of = (label: string, cafe: string) => `${label}: ${cafe}`;

export const missingOf = (cafe: string) => `What is missing of ${cafe}`;
export const nothingMissing = 'Nothing is missing';
/** 'New name and address wait for an admin' */
export const waiting = (changed: readonly CafeFact[]) =>
  `New ${formatList(changed.map((field) => shortLabels[field].toLowerCase()))} ${plural(changed.length, 'waits', 'wait')} for an admin`;

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
export const seeReport = 'See Report';
export const reportAbout =
  'An admin looks at it too. What you can change at once you can put right now.';
export const missing: Record<Exclude<MissingFact, 'checked'>, string> = {
  photo: 'No photo',
  hours: 'No hours',
  description: 'No description',
  features: 'Nothing on what you offer',
  website: 'No website',
  phone: 'No phone number',
};
export const shortDescription = 'A very short description';
export const checkedLongAgo = (what: string, length: string | null) =>
  length === null ? `${what} not checked yet` : `${what} not checked for ${length}`;
export const hours = 'Hours';
export const facts = 'Facts';
export const checkHours = 'Check Hours';
export const checkFacts = 'Check Facts';
export const add: Record<Exclude<MissingFact, 'checked'>, string> = {
  photo: 'Add Photos',
  hours: 'Add Hours',
  description: 'Write One',
  features: 'Choose',
  website: 'Add Website',
  phone: 'Add Phone',
};

export const can = 'What you can change';
export const canAtOnce =
  'Description, phone, website, Instagram, hours, photos and what you offer change at once.';
export const canAsk =
  'Name, address, position and a website at another domain wait for an admin’s yes.';
export const canBeSeen = 'The page says ‘Looked after by its owner’.';
export const canNotRate = 'Ratings stay the members’ own.';
export const canHaveMore = 'Another cafe of yours? Open its page and choose “Is this your cafe?”';

export const editTitle = 'Edit Your Cafe';
export const editTitleOf = (cafe: string) => `Edit ${cafe}`;
export const tabs = 'Cafe';
export const tabAbout = 'About';
export const tabHours = 'Hours';
export const tabOffers = 'What You Offer';
export const tabPlace = 'Name & Address';

export const descriptionHint = 'What should a visitor know? Ten characters at least.';
export const websiteHint = 'A website at another domain waits for an admin’s yes.';
export const placeAbout =
  'These wait for an admin’s yes. What stands here now is shown until then.';

export const newestFailed = 'The newest version did not load';
export const isChecked = 'All facts are right today';
export const save = 'Save Changes';
export const saving = 'Saving...';
export const saved = 'Saved';
export const savedAbout = (cafe: string) => `${cafe} has been saved.`;
export const asked = (what: string, count: number) =>
  `${what} ${plural(count, 'waits', 'wait')} for an admin’s yes.`;
export const notSaved = 'Your changes were not saved';

export const lost = 'You do not look after this cafe any more, so nothing can be saved.';
export const lostAbout = 'What you typed stays here until you leave.';
export const toMine = 'My Cafes';
export const notYours = 'Not your cafe';
export const notYoursAbout = 'You do not look after this cafe (any more).';
