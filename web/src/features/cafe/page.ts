import type { Cafe } from '@cortado/contract';
import { photoPath } from '@cortado/contract/photo-files';
import { addressOf, readParams, textParam, writeParams } from '../../lib/address.ts';
import type { ScreenPage } from '../../lib/screen-page.ts';
import { fullTitle } from '../../lib/useTitle.ts';
import { hoursData } from './hours-data.ts';
import * as texts from '#messages/cafe';

/** The addresses of a cafe's pictures, the cover first. */
function cafeImages({ photos = [], imageUrl }: Cafe, origin: string): string[] {
  const own = photos.map(({ hash }) => `${origin}${photoPath(hash, 1600, 'webp')}`);
  return own.length === 0 && imageUrl ? [imageUrl] : own;
}

/** Structured data: facts for others to use, so without samples. */
function cafeData(cafe: Cafe, origin: string): object {
  const samples = new Set(
    cafe.facts?.flatMap(({ fact, source }) => (source?.by === 'sample' ? fact : [])),
  );
  const image = cafeImages(cafe, origin);
  const openingHoursSpecification = samples.has('openingHours') ? [] : hoursData(cafe);
  const [street, city, stateZip = ''] = cafe.address.split(',').map((part) => part.trim());
  const [state, zip] = stateZip.split(' ');
  return {
    '@context': 'https://schema.org',
    '@type': 'CafeOrCoffeeShop',
    '@id': `${origin}/cafe/${cafe.id}`,
    url: `${origin}/cafe/${cafe.id}`,
    name: cafe.name,
    description: cafe.description,
    ...(!samples.has('address') && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: city,
        addressRegion: state,
        postalCode: zip,
        addressCountry: 'US',
      },
    }),
    ...(!samples.has('position') && {
      geo: {
        '@type': 'GeoCoordinates',
        latitude: Number(cafe.latitude),
        longitude: Number(cafe.longitude),
      },
    }),
    ...(image.length > 0 && { image }),
    ...(cafe.website && !samples.has('website') && { sameAs: [cafe.website] }),
    ...(cafe.phone && !samples.has('phone') && { telephone: cafe.phone }),
    ...(openingHoursSpecification.length > 0 && { openingHoursSpecification }),
    ...(cafe.averageRating !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: cafe.averageRating,
        ratingCount: cafe.totalRatings,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}

const ADDRESS = { tab: textParam('tab') };

export const cafePage: ScreenPage = {
  title: texts.missingHeading,
  address({ path, search }) {
    return addressOf(path, writeParams(ADDRESS, readParams(ADDRESS, search)));
  },
  needs: ({ params }) => ({ cafeId: Number(params['id']) }),
  head: ({ path, data: { cafe }, origin }) =>
    cafe
      ? {
          title: fullTitle(cafe.name),
          description: cafe.description,
          canonical: path,
          structured: cafeData(cafe, origin),
          image: `${origin}/cards/cafe/${cafe.id}.png`,
        }
      : { status: 404 },
};
