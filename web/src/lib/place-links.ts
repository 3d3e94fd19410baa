import type { Cafe } from '@cortado/contract';
import { DEFAULT_LOCATION } from '@cortado/contract/public-enums';
import { distanceKm } from '@cortado/contract/distance';

/** How far Greater Boston reaches from its centre. */
const BOSTON_KM = 40;

type Placed = Pick<Cafe, 'name' | 'area' | 'address' | 'latitude' | 'longitude'>;

/** 'Boston MA' in Greater Boston, the cafe's own city elsewhere. */
function region({ address, latitude, longitude }: Placed): string {
  const place = { lat: Number(latitude), lng: Number(longitude) };
  const [, ...rest] = address.split(',').map((part) => part.trim());
  if (distanceKm(DEFAULT_LOCATION, place) <= BOSTON_KM || rest.length === 0) return 'Boston MA';
  return rest.join(' ').replace(/\s\d{5}(-\d{4})?\b/, '');
}

/** An external maps search for a cafe, by name, area and region. */
export function mapsLink(cafe: Placed): string {
  const query = `${cafe.name} ${cafe.area} ${region(cafe)}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

/** The way to a cafe in an external maps app, from the reader's position. */
export function directionsLink({ name, address }: Placed): string {
  const destination = encodeURIComponent(`${name}, ${address}`);
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
}

export const telLink = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

/** 'example.com', of a website. */
export const siteName = (website: string) => new URL(website).host.replace(/^www\./, '');

/** An Instagram name without its '@'. */
export const instagramName = (handle: string) => handle.replace(/^@/, '');
