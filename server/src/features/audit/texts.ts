/** Who changed something without an account. */
export const commandLine = 'Command line';
