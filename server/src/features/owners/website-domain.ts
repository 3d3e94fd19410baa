import type { ClaimOptions } from '@cortado/contract';
import { isMailProvider, readHost } from '../../core/domains.ts';

/**
 * Cafes have pages there, and no mailboxes: so nobody is asked for one. What is missing here, an admin sees: a page, or a
 * host below a domain, proves nothing by itself.
 */
const PLATFORMS = new Set([
  'doordash.com',
  'facebook.com',
  'fb.com',
  'foursquare.com',
  'godaddysites.com',
  'google.com',
  'goo.gl',
  'grubhub.com',
  'instagram.com',
  'linkedin.com',
  'linktr.ee',
  'medium.com',
  'squarespace.com',
  'squareup.com',
  'substack.com',
  'tiktok.com',
  'toasttab.com',
  'tripadvisor.com',
  'tumblr.com',
  'twitter.com',
  'ubereats.com',
  'weebly.com',
  'wix.com',
  'wordpress.com',
  'x.com',
  'yelp.com',
  'youtube.com',
]);

/** Whose mailboxes speak for a cafe: the domain that its website's host belongs to. */
export function domainOf(website: string): Pick<ClaimOptions, 'domain' | 'whyNot'> {
  const { hostname } = new URL(URL.canParse(website) ? website : 'https://localhost');
  const { domain, isShared } = readHost(hostname);
  if (isShared || (domain !== null && (isMailProvider(domain) || PLATFORMS.has(domain)))) {
    return { domain: null, whyNot: 'shared_domain' };
  }
  return { domain, whyNot: domain === null ? 'no_website' : null };
}

/** Whether a website is the whole of its domain, and neither a page nor a host among others there. */
export function isWholeDomain(website: string): boolean {
  const { hostname, pathname, search } = new URL(website);
  const host = hostname.replace(/^www\./, '').replace(/\.$/, '');
  return host === domainOf(website).domain && pathname === '/' && search === '';
}
