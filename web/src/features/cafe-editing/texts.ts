export const cafeFormUnsaved = 'There are unsaved changes.';
export const cafeFormRestored = 'Your unsaved changes from before are back.';
export const cafeFormDiscard = 'Discard them';
export const hoursNotReady = 'The hours can’t be saved yet';
export const hoursNotReadyDescription = 'Check the messages beside the days.';

/** Where somebody else changed the cafe meanwhile. */
export const staleReload = 'Load their changes';
export const staleReplace = 'Save mine instead';
export const staleSame = 'Both say the same.';
export const staleField = 'Field';
export const staleTheirs = 'Theirs';
export const staleYours = 'Yours';
export const staleEmpty = '–';
