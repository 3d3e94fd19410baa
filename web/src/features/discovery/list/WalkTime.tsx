import { Link } from 'wouter';
import { useVisitorLocation } from '../../../lib/location.ts';
import { useWalkTime } from './walk-times.ts';
import * as linkStyles from '../../../ui/link.module.css';
import * as texts from '#messages/discovery/walk';

/** Nobody walks farther for a coffee. */
const MAX_MINUTES = 180;

interface WalkTimeProps {
  cafe: number;
  /** Whether it leads to the way; a row is one link already. */
  isLink?: boolean | undefined;
}

/** The minutes on foot from where the visitor is; nothing where they are not known, or too many. */
export function WalkTime({ cafe, isLink }: WalkTimeProps) {
  const time = useWalkTime(cafe, useVisitorLocation());
  if (!time?.minutes || time.minutes > MAX_MINUTES) return null;
  const { minutes, isAbout } = time;
  const text = (isAbout ? texts.about : texts.walk)({ minutes });
  return (
    <span>
      {isLink ? (
        <Link className={linkStyles.link} href={`/cafe/${cafe}/walk`}>
          {text}
        </Link>
      ) : (
        text
      )}
    </span>
  );
}
