import type { Cafe } from '@cortado/contract';
import type { PageData } from '@cortado/contract/page';
import { photoPath } from '@cortado/contract/photo-files';
import { PAGE_SIZE } from '../features/discovery/page-needs.ts';
import { parseAuthTab } from '../features/auth/auth-tabs.ts';
import * as cafeTexts from '../features/cafe/texts.ts';
import * as missingTexts from '../features/not-found/texts.ts';
import * as cafeFormTexts from '../features/admin/cafe-form/texts.ts';
import * as mergeTexts from '../features/admin/merge/texts.ts';
import * as adminTexts from '../features/admin/texts.ts';
import * as claimTexts from '../features/claim/texts.ts';
import * as externalTexts from '../features/auth/external/texts.ts';
import * as linkTexts from '../features/auth/mailed-link/texts.ts';
import * as authTexts from '../features/auth/texts.ts';
import * as ownerTexts from '../features/owner/texts.ts';
import * as profileTexts from '../features/profile/texts.ts';
import * as suggestTexts from '../features/suggest/texts.ts';
import { STATIC_PAGES } from '../features/static-pages/pages.ts';
import { readState } from '../lib/search-params.ts';
import { pageCount } from '../ui/page-buttons.ts';
import { fullTitle } from '../lib/useTitle.ts';
import { hoursData } from './hours-data.ts';
import { AUTH_PATHS, CAFE_PATH, MEMBER_PATHS } from './paths.ts';
import * as texts from './texts.tsx';

export interface Head {
  status: 200 | 404;
  title: string;
  description: string;
  /** Path of the canonical address; null where the page is not for search engines. */
  canonical: string | null;
  /** JSON-LD. */
  structured: object | null;
  /** The address of the picture that stands for the page elsewhere. */
  image: string | null;
}

/** The addresses of a cafe's pictures, the cover first. */
function cafeImages({ photos = [], imageUrl }: Cafe, origin: string): string[] {
  const own = photos.map(({ hash }) => `${origin}${photoPath(hash, 1600, 'webp')}`);
  return own.length === 0 && imageUrl ? [imageUrl] : own;
}

function cafeData(cafe: Cafe, origin: string): object {
  const image = cafeImages(cafe, origin);
  const openingHoursSpecification = hoursData(cafe);
  const [street, city, stateZip = ''] = cafe.address.split(',').map((part) => part.trim());
  const [state, zip] = stateZip.split(' ');
  return {
    '@context': 'https://schema.org',
    '@type': 'CafeOrCoffeeShop',
    '@id': `${origin}/cafe/${cafe.id}`,
    url: `${origin}/cafe/${cafe.id}`,
    name: cafe.name,
    description: cafe.description,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: 'US',
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: Number(cafe.latitude),
      longitude: Number(cafe.longitude),
    },
    ...(image.length > 0 && { image }),
    ...(cafe.website && { sameAs: [cafe.website] }),
    ...(cafe.phone && { telephone: cafe.phone }),
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

type ListData = NonNullable<PageData['list']>;

/** @param wanted the page that is asked for; past the end it is the last one */
function listData({ cafes, total }: ListData, wanted: number, origin: string): object {
  const firstRank = (Math.min(wanted, pageCount(total, PAGE_SIZE)) - 1) * PAGE_SIZE + 1;
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: cafes.map((cafe, index) => ({
      '@type': 'ListItem',
      position: firstRank + index,
      name: cafe.name,
      url: `${origin}/cafe/${cafe.id}`,
    })),
  };
}

const page = (title: string, description: string, canonical: string | null): Head => ({
  status: 200,
  title: fullTitle(title),
  description,
  canonical,
  structured: null,
  image: null,
});

const missing = (title: string): Head => ({
  ...page(title, texts.headMissing, null),
  status: 404,
});

function accountTitle(path: string, search: string): string {
  if (path === '/auth') return authTexts.tabs[parseAuthTab(search)].documentTitle;
  if (path === '/oauth-complete') return externalTexts.completeTitle;
  if (path === '/profile') return profileTexts.title;
  if (path.startsWith('/claim/')) return claimTexts.title;
  if (path.startsWith('/owner')) return path === '/owner' ? ownerTexts.title : ownerTexts.editTitle;
  if (path === '/confirm-email') return linkTexts.confirmEmailTitle;
  if (path === '/email-change/confirm') return linkTexts.newEmailTitle;
  if (path === '/email-change/undo') return linkTexts.undoEmailTitle;
  if (path === '/newsletter/confirm') return linkTexts.confirmNewsletterTitle;
  if (path === '/newsletter/unsubscribe') return linkTexts.unsubscribeTitle;
  if (path === '/admin') return adminTexts.adminTitle;
  if (path === '/admin/merge') return mergeTexts.title;
  if (path === '/admin/cafes/new') return cafeFormTexts.addCafeTitle;
  return path.startsWith('/admin')
    ? cafeFormTexts.editCafeTitle
    : authTexts.tabs.resetPassword.documentTitle;
}

/** What stands in the head of the page at an address, and its status. */
export function headFor(url: string, data: PageData, origin: string): Head {
  const [spelt = '/', search = ''] = url.split(/\?(.*)/s, 2);
  const path = spelt.replace(/(.)\/$/, '$1');
  if (path === '/') {
    const structured = data.list
      ? listData(data.list, readState(search, data.areas).page, origin)
      : null;
    return {
      status: 200,
      title: fullTitle(null),
      description: texts.headHome,
      canonical: '/',
      structured,
      image: null,
    };
  }
  if (path.startsWith('/cafe/')) {
    const { cafe } = data;
    if (!cafe) return missing(CAFE_PATH.test(path) ? cafeTexts.missingHeading : missingTexts.title);
    return {
      ...page(cafe.name, cafe.description, path),
      structured: cafeData(cafe, origin),
      image: `${origin}/cards/cafe/${cafe.id}.png`,
    };
  }
  if (path === '/about') {
    return page(texts.titleAbout, texts.headAbout, path);
  }
  if (path === '/suggest') return page(suggestTexts.title, texts.headSuggest, path);
  const text = STATIC_PAGES[path];
  if (text) return page(text.title, text.description, path);
  if (AUTH_PATHS.test(path) || MEMBER_PATHS.test(path)) {
    return page(accountTitle(path, search), texts.headAccount, null);
  }
  return missing(missingTexts.title);
}
