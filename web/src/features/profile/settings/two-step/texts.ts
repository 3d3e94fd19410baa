import { formatDay, formatMoment } from '../../../../lib/dates.ts';

export const heading = 'Two-step sign-in';
export const about =
  'Besides your password, signing in asks for a code from an app on your phone or a passkey. A stolen password alone is not enough.';
export const required = 'Admins need two-step sign-in here. Set it up to open the dashboard.';
export const setUp = 'Set up two-step sign-in';
export const on = (since: string) => `On since ${formatDay(since)}.`;
export const app = (since: string) => `Your authenticator app was added on ${formatDay(since)}.`;
export const codesLeft = (count: number) => {
  if (count === 0) return 'You have no recovery codes left. Please create new ones.';
  return count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`;
};
export const addApp = 'Add an app';
export const anotherApp = 'Use another app';
export const newCodes = 'New recovery codes';
export const off = 'Turn off';
export const cancel = 'Cancel';

export const setUpAbout =
  'Scan this with an authenticator app, such as the one on your phone or in your password manager. Then enter the 6 digits it shows.';
export const setUpText = 'Can’t scan it? Enter this in the app:';
export const qrLabel = 'QR code for an authenticator app';
export const code = 'Code from the app';
export const password = 'Password';
export const withoutCode = 'Please enter the code from the app';
export const withoutPassword = 'Password is required';
export const currentCode = 'Code from your current app, or a recovery code';
export const turnOn = 'Turn on';
export const replaceApp = 'Use this app';
export const working = 'Checking...';
export const turnedOn = 'Two-step sign-in is on';
export const replaced = 'Your new app is set up';
export const replacedAbout = 'Codes from the previous app no longer work.';

export const codesTitle = 'Your recovery codes';
export const codesAbout =
  'Save these somewhere you can reach without your phone. Each signs you in once. They’re shown only now.';
export const copy = 'Copy';
export const copied = 'Copied';
export const copyFailed = 'The codes were not copied';
export const download = 'Download';
export const print = 'Print';
export const codesNotSaved =
  'Save your codes first: copy, download or print them. You can’t see them again.';
export const done = 'I’ve saved my codes';

export const renewTitle = 'New recovery codes?';
export const renewAbout = 'Your current codes will stop working.';
export const renew = 'Create new codes';
export const offTitle = 'Turn two-step sign-in off?';
export const offAbout =
  'You’ll sign in with one step, and you’ll be signed out everywhere else. Your app, passkeys and recovery codes are deleted.';
export const turnedOff = 'Two-step sign-in is off';

export const passkeys = 'Passkeys';
export const addPasskey = 'Add a passkey';
export const addPasskeyAbout =
  'Your device or password manager creates it, and confirms that it’s you by fingerprint, face or PIN. Then you can sign in without a password.';
export const passkeyFirstName = 'My passkey';
export const passkeyName = 'Passkey name';
export const passkeyMaking = 'Continue on your device...';
export const passkeyAdded = 'Passkey added';
export const passkeyKnown = 'This device already has a passkey for your account.';
export const passkeyUnmade = 'No passkey was created. You can try again.';
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
  'It will no longer sign you in. If it’s your only second step, two-step sign-in turns off.';
export const passkeyGone = 'Passkey removed';
