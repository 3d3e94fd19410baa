export const cafeFormUnsaved = 'You have unsaved changes.';
export const cafeFormRestored = 'Your unsaved changes were restored.';
export const cafeFormDiscard = 'Discard changes';
export const hoursNotReady = 'The hours can’t be saved yet';
export const hoursNotReadyDescription = 'Check the errors next to the days.';

/** Where somebody else changed the cafe meanwhile. */
export const staleReload = 'Load their changes';
export const staleReplace = 'Save mine instead';
export const staleSame = 'Both versions are the same.';
export const staleField = 'Field';
export const staleTheirs = 'Theirs';
export const staleYours = 'Yours';
export const staleEmpty = '–';
