import { plural } from '../../lib/intl.ts';

export const title = 'Is this your cafe?';
export const lead = (cafe: string) =>
  `Show us once that you speak for ${cafe}, then it is yours to look after.`;
export const missing = 'Café Not Found';
export const missingAbout = 'It may have closed, or never been here.';
export const missingHome = 'Back to Home';
export const failed = 'The café did not load';

export const ways = 'How can you show it?';
export const byCode = 'A code by mail, at the address of the website';
export const byCodeAbout = (domain: string) =>
  `We send six digits to a mailbox at ${domain}. ‘info’, ‘hello’ or the like settles it in a minute; with a personal one an admin looks as well.`;
export const whyNot = {
  no_website: 'This café has no website here, so there is no address that a code could go to.',
  shared_domain:
    'Its website is at a service that many share, so a mailbox there does not show whose it is.',
};
export const mailbox = 'Mailbox';
export const send = 'Send Code';
export const sending = 'Sending...';

export const byAdmin = 'Ask an admin';
export const byAdminAbout =
  'For cafés without a website, or when the mailbox is out of reach. An answer takes two or three days.';
export const note = 'How can we tell?';
export const noteExample = 'Who you are there, and how we reach you at the café';
export const ask = 'Ask an Admin';
export const asking = 'Asking...';
export const requested = 'We have your request. You get a mail.';
export const requestedUnconfirmed =
  'We have your request. Please confirm your email address: then you get a mail.';
export const notOwner = 'Not the owner? ‘Something wrong?’ on the café’s page reaches us too.';

export const onTheirWay = 'Six digits are on their way to';
export const code = 'Code';
export const goodFor = (minutes: number) =>
  minutes === 0
    ? 'Good for less than a minute. Paste works too.'
    : `Good for ${minutes} more ${plural(minutes, 'minute')}. Paste works too.`;
export const tooOld = 'This code is no longer good. Please send a new one.';
export const confirm = 'Confirm';
export const confirming = 'Confirming...';
export const sendAgain = 'Send Again';
export const sendAgainIn = (seconds: number) =>
  `Send Again in ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
export const sentAgain = 'A new code is on its way';
export const nothingThere = 'Nothing there? Look in spam, try';
export const otherMailbox = 'another mailbox';
export const or = 'or';
export const askAdmin = 'ask an admin';

export const owned = 'Someone looks after this cafe. Ask an admin if that is wrong.';
export const tellAdmin = 'Tell an Admin';
export const yours = 'You look after this cafe already.';
export const toPage = 'Go to Its Page';

export const ownersCan = 'What you can do then';
export const thenAtOnce =
  'Description, phone, website, Instagram, hours, photos and what you offer change at once.';
export const thenWaits =
  'Name, address, position and a website at another domain wait for an admin’s yes.';
export const thenSaid = 'The page says ‘Looked after by its owner’.';
export const thenRatings = 'Ratings stay the members’ own.';
