import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** `203.0.113.9:1234` and `[2001:db8::1]:1234`, the forms that some proxies send. */
const WITH_PORT = /^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d{1,5})?$/;

/**
 * An IP address without port, brackets and zone, IPv4-mapped IPv6 as IPv4.
 * @param text undefined once the socket is gone
 * @returns null if it is not an address
 */
export function parseAddress(text: string | undefined): string | null {
  if (text === undefined) return null;
  const [, inBrackets, ipv4] = WITH_PORT.exec(text) ?? [];
  const [address = ''] = (inBrackets ?? ipv4 ?? text).split('%', 1);
  return isIP(address) === 0 ? null : ipaddr.process(address).toString();
}

/**
 * The networks a client's attempts are counted by, the narrowest first: an IPv4 address, or the /64 and the
 * /48 of an IPv6 address, because a household has 2^64 addresses and many customers have 65,536 /64s.
 * @param address as returned by `parseAddress`
 */
export function clientNetworks(address: string): readonly [string, ...string[]] {
  if (isIP(address) !== 6) return [address];
  const parts = ipaddr.IPv6.parse(address).parts.map((part) => part.toString(16));
  return [`${parts.slice(0, 4).join(':')}::/64`, `${parts.slice(0, 3).join(':')}::/48`];
}
