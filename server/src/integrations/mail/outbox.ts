import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { makeFolder } from '../../core/make-folder.ts';
import type { Transport } from './mail.ts';

/** Writes each mail as an .eml file to `outbox/` in the data folder; file names begin with the time. */
export function openOutbox(dataDir: string, from: string): Transport {
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
