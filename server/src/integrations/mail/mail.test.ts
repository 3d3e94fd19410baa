import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMailbox, type Mailbox } from '../../../../testing/mailbox.ts';
import { parseSettings } from '../../core/settings.ts';
import { type Mail, type Transport, openTransport, mustEncrypt } from './transport.ts';
import { passwordChangedMail, resetLinkMail } from './messages/account-mails.ts';

const confirmed = { emailConfirmedAt: new Date(0) };
const mara = {
  email: 'mara@example.org',
  name: 'Mara <b>Reyes</b> ☕',
  username: 'mara',
  ...confirmed,
};
const link = 'http://localhost:3000/api/password-reset/7?token=abc&x="1"';

describe('a mail', () => {
  let transport: Transport;
  let mailbox: Mailbox;
  const open = (environment: Record<string, string>) => {
    transport = openTransport(parseSettings(environment));
  };
  beforeEach(async () => {
    mailbox = await openMailbox();
  });
  afterEach(async () => {
    transport.close();
    await mailbox.close();
  });

  it('goes to an SMTP server, in plain text and HTML', async () => {
    open({ MAIL_URL: mailbox.url, MAIL_FROM: 'Cortado <hello@cortado.example>' });
    await transport.deliver(resetLinkMail(mara, link));
    const mail = await mailbox.latestTo('mara@example.org');
    expect(mail.from).toMatchObject({ name: 'Cortado', address: 'hello@cortado.example' });
    expect(mail.to).toMatchObject([{ address: 'mara@example.org' }]);
    expect(mail.subject).toBe('Reset your Cortado password');
    expect(mail.text).toContain(link);
    expect(mail.text).toContain('Mara <b>Reyes</b> ☕');
    expect(mail.html).toContain('Mara &lt;b&gt;Reyes&lt;/b&gt; ☕');
    expect(mail.html).toContain(
      'href="http://localhost:3000/api/password-reset/7?token=abc&amp;x=&quot;1&quot;"',
    );
  });

  it('is written to the outbox where no server is set, readable by its owner only', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'cortado-outbox-'));
    open({ DATA_DIR: dataDir });
    await transport.deliver(resetLinkMail(mara, link));
    await transport.deliver(passwordChangedMail(mara, link));
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

  it.each([
    'A\r\nBcc: b@c.org',
    'You won 500 EUR!\u2028Claim it now',
    'Claim it: http://evil.example/win',
    'www.evil',
    'evil.example',
    'me@evil',
  ])('greets without the name %j, and gets no header by it', async (name) => {
    open({ MAIL_URL: mailbox.url });
    await transport.deliver(passwordChangedMail({ ...mara, name }, link));
    const { text, bcc } = await mailbox.latestTo('mara@example.org');
    expect(text).toMatch(/^Hello,\n/);
    expect(text).not.toContain(name.slice(0, 5));
    expect(bcc ?? []).toEqual([]);
  });

  it.each(['J. R. Tolkien', 'Mara', '李 明', "O'Neill-Smith Jr."])('greets %s', (name) => {
    const mail: Mail = passwordChangedMail({ ...mara, name }, link);
    expect(mail.text).toContain(`Hello ${name},`);
  });

  it('to an unconfirmed address contains nothing that its member typed', () => {
    const mail = resetLinkMail({ ...mara, emailConfirmedAt: null }, link);
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/Reyes|account mara/);
  });

  it('is not sent in clear text where encryption is required and not offered', async () => {
    const url = new URL(mailbox.url);
    url.username = 'user';
    url.password = 'password';
    url.searchParams.set('requireTLS', 'true');
    open({ MAIL_URL: url.href });
    await expect(transport.deliver(resetLinkMail(mara, link))).rejects.toThrow(/STARTTLS|TLS/);
    expect(mailbox.countTo('mara@example.org')).toBe(0);
  });

  it.each([
    ['smtp://user:password@mail.example', true],
    ['smtp://10.0.0.7:25', true],
    ['smtp://[2001:db8::1]:25', true],
    ['smtp://mail.example?requireTLS=false', false],
    ['smtps://mail.example', false],
    ['smtp://localhost:1025', false],
    ['smtp://127.0.0.2', false],
    ['smtp://[::1]:25', false],
  ])('requires encryption at %s: %s', (url, expected) => {
    expect(mustEncrypt(url)).toBe(expected);
  });
});
