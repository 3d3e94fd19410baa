import type { Settings } from '../../core/settings.ts';
import type { Transport } from './mail.ts';
import { openOutbox } from './outbox.ts';
import { openSmtp } from './smtp.ts';

/** The transport of the settings: an SMTP server, else a file per mail in the outbox folder. */
export function openTransport({ MAIL_URL, MAIL_FROM, DATA_DIR }: Settings): Transport {
  return MAIL_URL ? openSmtp(MAIL_URL, MAIL_FROM) : openOutbox(DATA_DIR, MAIL_FROM);
}
