import { createTransport } from 'nodemailer';
import type { Transport } from './mailer.ts';

const PATIENCE_MS = 10_000;

/** Delivers to the SMTP server of an smtp(s):// address. */
export function openSmtp(url: string, from: string): Transport {
  const transport = createTransport(
    {
      url,
      pool: true,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: 2 * PATIENCE_MS,
    },
    { from },
  );
  return {
    deliver: async (mail) => {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}
