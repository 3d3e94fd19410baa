import { isIP } from 'node:net';
import type { ClaimOptions } from '@cortado/contract';

/** Many businesses have their page there, so an address at it proves nothing. */
const SHARED = [
  'aol.com',
  'blogspot.com',
  'doordash.com',
  'facebook.com',
  'fb.com',
  'foursquare.com',
  'github.io',
  'gmail.com',
  'google.com',
  'goo.gl',
  'grubhub.com',
  'hotmail.com',
  'icloud.com',
  'instagram.com',
  'linkedin.com',
  'linktr.ee',
  'live.com',
  'medium.com',
  'netlify.app',
  'outlook.com',
  'proton.me',
  'square.site',
  'squarespace.com',
  'squareup.com',
  'substack.com',
  'tiktok.com',
  'toasttab.com',
  'tripadvisor.com',
  'tumblr.com',
  'twitter.com',
  'ubereats.com',
  'webflow.io',
  'weebly.com',
  'wixsite.com',
  'wordpress.com',
  'x.com',
  'yahoo.com',
  'yelp.com',
  'youtube.com',
];

/** Whose mailboxes prove that a cafe is theirs: the domain of its website, without 'www.'. */
export function domainOf(website: string): Pick<ClaimOptions, 'domain' | 'whyNot'> {
  const { hostname } = new URL(URL.canParse(website) ? website : 'https://invalid');
  const host = hostname.replace(/^www\./, '').replace(/\.$/, '');
  if (!host.includes('.') || isIP(host) !== 0) return { domain: null, whyNot: 'no_website' };
  const isShared = SHARED.some((domain) => host === domain || host.endsWith(`.${domain}`));
  return isShared ? { domain: null, whyNot: 'shared_domain' } : { domain: host, whyNot: null };
}
