import emailProviders from 'email-providers';
import { parse } from 'tldts';

const PROVIDERS = new Set(emailProviders);

/** Whether anybody may have a mailbox at a domain (lower case). */
export const isMailProvider = (domain: string): boolean => PROVIDERS.has(domain);

/**
 * What somebody has registered, by the Public Suffix List.
 * @param host as `URL.hostname` has it
 * @returns null for an IP address, for a host without a suffix, and for a suffix, also a private one such as `github.io`
 */
export const registrableDomain = (host: string): string | null => readHost(host).domain;

/** `isShared`: it is at, or is, a suffix under which strangers have their names. */
export function readHost(host: string): { domain: string | null; isShared: boolean } {
  const options = { allowPrivateDomains: true, extractHostname: false };
  const { domain, isIcann, isPrivate } = parse(host.replace(/\.$/, ''), options);
  const isSuffix = domain === null && isIcann === true;
  return { domain, isShared: isPrivate === true || isSuffix };
}
