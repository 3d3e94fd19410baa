/** The admin of every product that is started for a spec of its own. */
export const ADMIN = { username: 'admin', password: 'Admin 4 browser tests' };
