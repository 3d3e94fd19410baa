import { BlockList, isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import type { Transport } from './mail.ts';

const TIMEOUT_MS = 10_000;
/** All of a delivery: a server that trickles its replies would keep it, and the others behind it, for ever. */
const DELIVERY_MS = 60_000;

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

function isLoopback(host: string): boolean {
  const address = host.replaceAll(/[[\]]/g, '');
  const version = isIP(address);
  if (version === 0) return address === 'localhost';
  return LOOPBACK.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Whether STARTTLS is required. Otherwise an attacker in between could strip the STARTTLS offer, and read the
 * SMTP password and reset links; `?requireTLS=false` in the URL allows it.
 */
export function mustEncrypt(url: string): boolean {
  const { protocol, hostname, searchParams } = new URL(url);
  if (protocol === 'smtps:' || isLoopback(hostname)) return false;
  return !searchParams.has('requireTLS') && !searchParams.has('ignoreTLS');
}

/** A transport to the SMTP server of an smtp(s):// URL. */
export function openSmtp(
  url: string,
  from: string,
  { timeoutMs = TIMEOUT_MS, deliveryMs = DELIVERY_MS } = {},
): Transport {
  const transport = createTransport(
    {
      url,
      pool: true,
      ...(mustEncrypt(url) && { requireTLS: true }),
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: 2 * timeoutMs,
    },
    { from },
  );
  return {
    deliver: async (mail) => {
      await transport.sendMail({ ...mail, signal: AbortSignal.timeout(deliveryMs) });
    },
    close: () => transport.close(),
  };
}
