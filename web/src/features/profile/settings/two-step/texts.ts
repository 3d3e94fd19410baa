import { formatDay, formatMoment } from '../../../../lib/dates.ts';

export const heading = 'Two-step sign-in';
export const about =
  'Besides your password, signing in asks for a code that an app on your phone shows, or for a passkey. A stolen password alone is then of no use.';
export const required =
  'Admins need two-step sign-in here. Please set it up: the dashboard opens as soon as it is on.';
export const setUp = 'Set up two-step sign-in';
export const on = (since: string) => `On since ${formatDay(since)}.`;
export const app = (since: string) => `Your authenticator app was added on ${formatDay(since)}.`;
export const codesLeft = (count: number) => {
  if (count === 0) return 'You have no recovery code left. Please make new ones.';
  return count === 1 ? 'One recovery code is left.' : `${count} recovery codes are left.`;
};
export const addApp = 'Add an app';
export const anotherApp = 'Use another app';
export const newCodes = 'New recovery codes';
export const off = 'Turn off';
export const cancel = 'Cancel';

export const setUpAbout =
  'Scan this with an authenticator app, such as the one of your phone or password manager, then type the six digits it shows.';
export const setUpText = 'Cannot scan it? Type this into the app:';
export const qrLabel = 'QR code for an authenticator app';
export const code = 'Code of the app';
export const password = 'Password';
export const withoutCode = 'Please enter the code that the app shows';
export const withoutPassword = 'Password is required';
export const currentCode = 'Code of your present app, or a recovery code';
export const turnOn = 'Turn on';
export const replaceApp = 'Use this app';
export const working = 'Checking...';
export const turnedOn = 'Two-step sign-in is on';
export const replaced = 'Your other app is set up';
export const replacedAbout = 'Codes of the one before no longer work.';

export const codesTitle = 'Your recovery codes';
export const codesAbout =
  'Without your phone, each of these signs you in once. They are shown only now: please keep them where you find them without it.';
export const copy = 'Copy';
export const copied = 'Copied';
export const copyFailed = 'They could not be copied';
export const download = 'Download';
export const print = 'Print';
export const codesNotSaved =
  'Save your codes first: copy, download or print them. You can’t see them again.';
export const done = 'I have kept them';

export const renewTitle = 'New recovery codes?';
export const renewAbout = 'The ones you have no longer work then.';
export const renew = 'Make new codes';
export const offTitle = 'Turn two-step sign-in off?';
export const offAbout =
  'You sign in with one step again, and are signed out everywhere else. Your app, passkeys and recovery codes are forgotten.';
export const turnedOff = 'Two-step sign-in is off';

export const passkeys = 'Passkeys';
export const addPasskey = 'Add a passkey';
export const addPasskeyAbout =
  'Your device or password manager makes it, and confirms that it is you by your finger, your face or its code. It then signs you in without a password.';
export const passkeyFirstName = 'My passkey';
export const passkeyName = 'Name of the passkey';
export const passkeyMaking = 'Follow your device...';
export const passkeyAdded = 'Your passkey is added';
export const passkeyKnown = 'This device has a passkey for your account already.';
export const passkeyUnmade = 'No passkey was made. You can try again.';
export const passkeyDates = (added: string, used: string | null) =>
  used === null
    ? `Added on ${formatDay(added)}, not used yet`
    : `Added on ${formatDay(added)}, last used ${formatMoment(used)}`;
export const passkeyRename = 'Rename';
export const passkeyRenameOf = (name: string) => `Rename ${name}`;
export const passkeySave = 'Save';
export const passkeyRemove = 'Remove';
export const passkeyRemoveOf = (name: string) => `Remove ${name}`;
export const removeTitle = 'Remove this passkey?';
export const removeAbout =
  'It no longer signs you in. If it is your only second step, two-step sign-in is off from then on.';
export const passkeyGone = 'Passkey removed';
