import { vi } from 'vitest';

/** As long as anything may take on a loaded machine; vitest's own second is too short for a round trip by the database. */
const TIMEOUT_MS = 20_000;

/** Tries a check again until it passes. */
export const waitFor = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: TIMEOUT_MS, interval: 10 });
