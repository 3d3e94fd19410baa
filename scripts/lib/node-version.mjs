//@ts-check
// Written for old Nodes too: this file must parse and run wherever `node` does.

const MIN_VERSION = [20, 19, 0];

/**
 * Whether a version such as '20.19.1' or 'v22.3.0' is new enough.
 * @param {string} version
 */
export function isNewEnough(version) {
  const parts = version.replace(/^v/, '').split('.').map(Number);
  for (let i = 0; i < MIN_VERSION.length; i++) {
    if (parts[i] !== MIN_VERSION[i]) return Number(parts[i]) > Number(MIN_VERSION[i]);
  }
  return true;
}

/** Ends the process with a plain sentence where Node is too old. */
export function requireNode() {
  if (isNewEnough(process.versions.node)) return;
  process.stderr.write(
    'Cortado needs Node ' +
      MIN_VERSION.slice(0, 2).join('.') +
      ' or newer; this is Node ' +
      process.versions.node +
      '. Please install a newer one from https://nodejs.org and try again.\n',
  );
  process.exit(1);
}
