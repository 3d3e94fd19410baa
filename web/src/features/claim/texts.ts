import { plural } from '../../lib/intl.ts';

export const title = 'Is this your cafe?';
export const lead = (cafe: string) =>
  `Show us that you represent ${cafe}, and you can manage its page.`;
export const missing = 'Café Not Found';
export const missingAbout = 'It may have closed, or it was never listed.';
export const missingHome = 'Back to Home';
export const failed = 'The café did not load';

export const ways = 'How do you want to confirm this?';
export const byCode = 'Email a code to your business domain';
export const byCodeAbout = (domain: string) =>
  `We’ll email a 6-digit code to a mailbox at ${domain}. A shared mailbox, such as “info” or “hello”, confirms you right away. A personal one also needs an admin’s review.`;
export const whyNot = {
  no_website: 'This café has no website listed, so we don’t know where to send a code.',
  shared_domain:
    'Its website is on a shared service, so a mailbox there doesn’t show who owns the café.',
};
export const mailbox = 'Mailbox';
export const send = 'Send code';
export const sending = 'Sending...';

export const byAdmin = 'Ask an admin';
export const byAdminAbout =
  'For cafés without a website, or if you can’t use the mailbox. We answer in 2 to 3 days.';
export const note = 'How can we verify this?';
export const noteExample = 'Your role, and how to reach you at the café';
export const ask = 'Send request';
export const asking = 'Sending...';
export const requested = 'Request sent. We’ll email you when it’s reviewed.';
export const requestedUnconfirmed =
  'Request sent. Please confirm your email address so we can email you when it’s reviewed.';
export const notOwner = 'Not the owner? Use “Something wrong?” on the café’s page.';

export const onTheirWay = 'We sent a 6-digit code to';
export const code = 'Code';
export const goodFor = (minutes: number) =>
  minutes === 0
    ? 'Expires in less than a minute.'
    : `Expires in ${minutes} ${plural(minutes, 'minute')}.`;
export const tooOld = 'This code has expired. Send a new one.';
export const confirm = 'Confirm';
export const confirming = 'Confirming...';
export const sendAgain = 'Send again';
export const sendAgainIn = (seconds: number) =>
  `Send again in ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
export const sentAgain = 'New code sent';
export const nothingThere = 'No email? Check your spam folder, try';
export const otherMailbox = 'another mailbox';
export const or = 'or';
export const askAdmin = 'ask an admin';

export const owned = 'This café already has an owner. Ask an admin if that’s wrong.';
export const contactAdmin = 'Contact an admin';
export const yours = 'You already manage this café.';
export const toPage = 'View café page';

export const ownersCan = 'What owners can do';
export const thenAtOnce =
  'Changes to the description, phone, website, Instagram, hours, photos and what you offer apply right away.';
export const thenWaits =
  'A new name, address or position, or a website on another domain, needs admin approval.';
export const thenSaid = 'The page says “Looked after by its owner”.';
export const thenRatings = 'You can’t edit ratings.';
