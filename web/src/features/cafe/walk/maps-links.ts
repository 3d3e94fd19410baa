import type { Cafe } from '@cortado/contract';
import { directionsLink } from '../../../lib/place-links.ts';

/** The way on foot in Google's maps. It starts where the phone is, so no position of the visitor is in it. */
export const googleWalkLink = (cafe: Cafe): string => `${directionsLink(cafe)}&travelmode=walking`;

/** The same in Apple's maps. */
export const appleWalkLink = ({ address }: Pick<Cafe, 'address'>): string =>
  `https://maps.apple.com/?daddr=${encodeURIComponent(address)}&dirflg=w`;
