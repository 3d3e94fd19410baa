import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import ipaddr from 'ipaddr.js';
import { createTransport } from 'nodemailer';
import type { Settings } from '../../core/settings.ts';
import { makeFolder } from '../../core/make-folder.ts';

export interface Mail {
  /** A single email address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

/** Delivers one mail, or throws. */
export interface Transport {
  deliver(mail: Mail): Promise<void>;
  close(): void;
}

/** The transport of the settings: an SMTP server, else a file per mail in the outbox folder. */
export function openTransport({ MAIL_URL, MAIL_FROM, DATA_DIR }: Settings): Transport {
  return MAIL_URL ? openSmtp(MAIL_URL, MAIL_FROM) : openOutbox(DATA_DIR, MAIL_FROM);
}

const TIMEOUT_MS = 10_000;
/** The limit of a whole delivery: a server that trickles its replies would block it, and the others behind it, for ever. */
const DELIVERY_MS = 60_000;

function isLoopback(host: string): boolean {
  const address = host.replaceAll(/[[\]]/g, '');
  if (isIP(address) === 0) return address === 'localhost';
  return ipaddr.process(address).range() === 'loopback';
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

/** Writes each mail as an .eml file to `outbox/` in the data folder; file names begin with the time. */
function openOutbox(dataDir: string, from: string): Transport {
  const folder = join(dataDir, 'outbox');
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    async deliver(mail) {
      const { message } = await transport.sendMail(mail);
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`;
      // Mails hold reset links: readable by the owner only.
      await makeFolder(folder);
      // Written under another name first, so that a complete file appears at once.
      await writeFile(join(folder, `.${name}`), message as Buffer, { mode: 0o600 });
      await rename(join(folder, `.${name}`), join(folder, `${name}.eml`));
    },
    close: () => transport.close(),
  };
}
