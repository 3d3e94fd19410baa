import { useVisitorLocation } from '../../../lib/location.ts';
import { useWalkTime } from './walk-times.ts';
import * as texts from '#messages/discovery/walk';

/** Nobody walks farther for a coffee. */
const MAX_MINUTES = 180;

/** The minutes on foot from where the visitor is; nothing where they are not known, or too many. */
export function WalkTime({ cafe }: { cafe: number }) {
  const time = useWalkTime(cafe, useVisitorLocation());
  if (!time?.minutes || time.minutes > MAX_MINUTES) return null;
  const { minutes, isAbout } = time;
  return <span>{(isAbout ? texts.about : texts.walk)({ minutes })}</span>;
}
