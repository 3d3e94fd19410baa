const STEP_MINUTES = 30;
const STEPS = (24 * 60) / STEP_MINUTES;

/** The half hours of a day, and the time asked for where it lies between. */
export function offeredTimes(minutes: number): number[] {
  const times = Array.from({ length: STEPS }, (_, step) => step * STEP_MINUTES);
  return times.includes(minutes) ? times : [...times, minutes].toSorted((a, b) => a - b);
}
