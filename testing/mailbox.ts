import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Mailbox {
  /** The value for MAIL_URL. */
  url: string;
  /** Waits for a mail and returns the latest one to an address, optionally with this subject. */
  latestTo(address: string, subject?: string): Promise<Email>;
  countTo(address: string): number;
  /** Refuses the next mails with an SMTP code. */
  refuse(count: number, code: number): void;
  /** How many of those are still to come. */
  refusalsLeft(): number;
  close(): Promise<void>;
}

const PATIENCE_MS = 10_000;

/** A real SMTP server that stores every mail. @param at its port; by default a free one */
export async function openMailbox(at = 0): Promise<Mailbox> {
  const mails: { to: string[]; content: Buffer }[] = [];
  const refusal = { left: 0, code: 451 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusal.left-- > 0) {
          return done(Object.assign(new Error('Refused'), { responseCode: refusal.code }));
        }
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, content: Buffer.concat(chunks) });
        done();
      });
    },
  });
  server.listen(at, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const to = (address: string) => mails.filter((mail) => mail.to.includes(address));
  return {
    url: `smtp://127.0.0.1:${port}`,
    refuse: (count, code) => Object.assign(refusal, { left: count, code }),
    refusalsLeft: () => Math.max(0, refusal.left),
    countTo: (address) => to(address).length,
    async latestTo(address, subject) {
      for (let waited = 0; waited < PATIENCE_MS; waited += 100) {
        const parsed = await Promise.all(
          to(address).map(({ content }) => PostalMime.parse(content)),
        );
        const mail = parsed.findLast((one) => subject === undefined || one.subject === subject);
        if (mail) return mail;
        await sleep(100);
      }
      throw new Error(`No mail came to ${address}.`);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
