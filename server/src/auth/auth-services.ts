import type { Settings } from '../core/settings.ts';
import type { Database } from '../database/open.ts';

/** The services that authentication needs; each function picks those it uses. */
export interface AuthServices {
  settings: Settings;
  database: Database;
  now: () => Date;
  random: (bytes: number) => Buffer;
}

export interface SecurityLog {
  /** Logs a security event with the request's id and IP address: what happened and to whom, never a secret. */
  logSecurityEvent(event: string, details: Readonly<Record<string, unknown>>): void;
}
