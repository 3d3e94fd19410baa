import { vi } from 'vitest';

/** Long enough for a loaded machine: vitest's default of one second is too short for a database round trip. */
const TIMEOUT_MS = 20_000;

/** Repeats a check until it passes. */
export const waitFor = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: TIMEOUT_MS, interval: 10 });
