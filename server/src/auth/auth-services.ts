import type { Settings } from '../core/settings.ts';
import type { Database } from '../database/open.ts';

/** The services that authentication needs; each function picks those it uses. */
export interface AuthServices {
  settings: Settings;
  database: Database;
  now: () => Date;
  random: (bytes: number) => Buffer;
}

/** Logs a security event of a client: what happened and to whom, never a secret. */
export interface SecurityLog {
  logSecurityEvent(event: string, details: Readonly<Record<string, unknown>>): void;
}
