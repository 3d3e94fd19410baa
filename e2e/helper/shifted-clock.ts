const SHIFTED = new URL('../../testing/shifted-clock.mjs', import.meta.url).href;

/**
 * Settings of a product whose clock begins at an instant and moves slowly.
 * @param at as `Date.parse` reads it
 */
export const shiftedClock = (at: string) => ({
  NODE_OPTIONS: `--import=${SHIFTED}`,
  SHIFTED_CLOCK: at,
});
