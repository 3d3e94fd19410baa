import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { parseSettings } from '../settings.ts';
import { Mailer, openTransport, type Mail } from './mailer.ts';
import { passwordChangedMail } from './messages/password-changed.ts';
import { resetLinkMail } from './messages/reset-link.ts';

const mara = { email: 'mara@example.org', name: 'Mara <b>Reyes</b> ☕', username: 'mara' };
const link = 'http://localhost:3000/api/password-reset/7?token=abc&x="1"';

/** A real SMTP server that keeps what it takes, and refuses the first few. */
async function openSmtpServer(refusals = 0) {
  const taken: Buffer[] = [];
  let left = refusals;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (left-- > 0) return done(Object.assign(new Error('Busy'), { responseCode: 451 }));
        taken.push(Buffer.concat(chunks));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mails = () => Promise.all(taken.map((one) => PostalMime.parse(one)));
  return { mails, url: `smtp://127.0.0.1:${port}`, server };
}

describe('mail', () => {
  const errors: unknown[] = [];
  let mailer: Mailer;
  const open = (environment: Record<string, string>, waits: number[] = []) => {
    const onError = (error: unknown) => errors.push(error);
    mailer = new Mailer(openTransport(parseSettings(environment)), { onError, waits });
  };
  afterEach(async () => {
    errors.length = 0;
    await mailer.close();
  });

  it('goes to an SMTP server, in plain text and HTML, and is tried again', async () => {
    const { mails, url, server } = await openSmtpServer(2);
    open({ MAIL_URL: url, MAIL_FROM: 'Cortado <hello@cortado.example>' }, [1, 1]);
    mailer.send(resetLinkMail(mara, link));
    await mailer.settled();
    expect(errors).toHaveLength(2);
    const taken = await mails();
    expect(taken).toHaveLength(1);
    const [mail] = taken;
    expect(mail!.from).toMatchObject({ name: 'Cortado', address: 'hello@cortado.example' });
    expect(mail!.to).toMatchObject([{ address: 'mara@example.org' }]);
    expect(mail!.subject).toBe('Reset your Cortado password');
    expect(mail!.text).toContain(link);
    expect(mail!.text).toContain('Mara <b>Reyes</b> ☕');
    expect(mail!.html).toContain('Mara &lt;b&gt;Reyes&lt;/b&gt; ☕');
    expect(mail!.html).toContain(
      'href="http://localhost:3000/api/password-reset/7?token=abc&amp;x=&quot;1&quot;"',
    );
    await mailer.close();
    await new Promise<void>((resolve) => server.close(resolve));
  });

  it('is given up without a word to anybody but the log', async () => {
    open({ MAIL_URL: 'smtp://127.0.0.1:1' }, [1, 1]);
    mailer.send(passwordChangedMail(mara, link));
    await mailer.settled();
    expect(errors).toHaveLength(3);
  });

  it('does not keep a stopping server waiting', async () => {
    open({ MAIL_URL: 'smtp://127.0.0.1:1' }, [3_600_000]);
    mailer.send(passwordChangedMail(mara, link));
    await mailer.close();
    expect(errors.length).toBeGreaterThan(0);
  });

  it('lies in the outbox where no server is set, for nobody else to read', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'cortado-outbox-'));
    open({ DATA_DIR: dataDir });
    mailer.send(resetLinkMail(mara, link));
    mailer.send(passwordChangedMail(mara, link));
    await mailer.settled();
    const outbox = join(dataDir, 'outbox');
    const names = readdirSync(outbox);
    expect(names).toHaveLength(2);
    expect(names.every((name) => name.endsWith('.eml'))).toBe(true);
    expect(statSync(join(outbox, names[0]!)).mode & 0o777).toBe(0o600);
    const mails = await Promise.all(
      names.map((name) => PostalMime.parse(readFileSync(join(outbox, name)))),
    );
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(
      new Set(['Reset your Cortado password', 'Your Cortado password was changed']),
    );
    rmSync(dataDir, { recursive: true });
  });

  it('cannot be given more headers by a name', async () => {
    const sent: Mail = resetLinkMail({ ...mara, name: 'A\r\nBcc: b@c.org' }, link);
    const { mails, url, server } = await openSmtpServer();
    open({ MAIL_URL: url });
    mailer.send(sent);
    await mailer.settled();
    expect((await mails())[0]!.bcc ?? []).toEqual([]);
    await mailer.close();
    await new Promise<void>((resolve) => server.close(resolve));
  });
});
