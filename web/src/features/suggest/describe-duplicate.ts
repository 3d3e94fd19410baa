import type { LikelyDuplicate } from '@cortado/contract';
import { formatDistance } from '../../lib/format.ts';
import * as texts from '#messages/suggest';

const FEET_PER_METER = 3.2808;
const MAX_FEET = 1000;
const FEET_STEP = 50;

function distanceText(meters: number): string {
  const feet = meters * FEET_PER_METER;
  return feet > MAX_FEET
    ? texts.away({ distance: formatDistance(meters / 1000, 'mi') })
    : texts.feetAway({ feet: Math.max(FEET_STEP, Math.round(feet / FEET_STEP) * FEET_STEP) });
}

/** Why a cafe may be the one that is suggested: 'Same street, nearly the same name', '300 ft away'. */
export function describeDuplicate(
  duplicate: Pick<LikelyDuplicate, 'hasLikeName' | 'hasLikeAddress' | 'meters'>,
): string {
  const { hasLikeName, hasLikeAddress, meters } = duplicate;
  if (hasLikeName && hasLikeAddress) return texts.sameStreetAndName();
  if (hasLikeName) return texts.likeName();
  if (meters !== null) return distanceText(meters);
  return texts.sameStreet();
}
