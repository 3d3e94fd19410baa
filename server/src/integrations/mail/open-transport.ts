import type { Settings } from '../../core/settings.ts';
import type { Transport } from './mail.ts';
import { openOutbox } from './outbox.ts';
import { openSmtp } from './smtp.ts';

/** Where mail goes by the settings: an SMTP server, else a file each in the outbox folder. */
export function openTransport({ MAIL_URL, MAIL_FROM, DATA_DIR }: Settings): Transport {
  return MAIL_URL ? openSmtp(MAIL_URL, MAIL_FROM) : openOutbox(DATA_DIR, MAIL_FROM);
}
