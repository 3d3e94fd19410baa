/** Who changed something without an account. */
export const commandLine = 'Command line';
/** In place of the name of an owner whose account is gone. */
export const formerOwner = 'A former owner';
/** In place of every name in an entry that is too old to have one. */
export const nameForgotten = 'Name deleted';
/** What was changed is as it was before. */
export const putBack = 'The change was undone.';
