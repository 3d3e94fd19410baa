import { escapeHtml } from '@cortado/contract/escape-html';
import type { Mail } from '../transport.ts';

export interface NamedRecipient {
  email: string;
  name: string;
}

interface EmailTemplate {
  subject: string;
  paragraphs: readonly string[];
  /** A button in HTML, a URL on its own line in plain text. */
  link?: { label: string; url: string };
  /** A smaller text after the link. */
  note: string;
  headers?: Record<string, string>;
}

const PARAGRAPH = 'margin:0 0 16px;font:16px/1.5 Georgia,serif;color:#241a14';

function button({ label, url }: NonNullable<EmailTemplate['link']>): string {
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:13px 22px;border-radius:8px;background:#35241a;color:#fbf6ee;font:600 15px/1.2 Helvetica,Arial,sans-serif;text-decoration:none">${escapeHtml(label)}</a></p><p style="margin:0 0 16px;font:13px/1.5 Helvetica,Arial,sans-serif;color:#72635a">Or open this address:<br>${escapeHtml(url)}</p>`;
}

/** What a mail program would turn into a link, or what would break the line. */
const UNSAFE_NAME = /[\p{Cc}\p{Zl}\p{Zp}]|:\/\/|@|www\.|[\p{L}\p{N}]\.[\p{L}\p{N}]{2}/iu;

/** A name is user input: it is left out if it could bring a link into the mail. */
const greet = (name: string) => (UNSAFE_NAME.test(name) ? 'Hello,' : `Hello ${name},`);

/**
 * Renders an email as plain text and HTML; all values are escaped in HTML.
 * @param recipient only the address if it may be a stranger's
 */
export function renderEmail(
  recipient: NamedRecipient | string,
  { subject, paragraphs, link, note, headers }: EmailTemplate,
): Mail {
  const isNamed = typeof recipient !== 'string';
  const greeting = isNamed ? greet(recipient.name) : 'Hello,';
  const text = [greeting, ...paragraphs, ...(link ? [`${link.label}:\n${link.url}`] : []), note];
  const html = [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:32px 16px;background:#faf7f2"><div style="max-width:520px;margin:0 auto;padding:32px;border-radius:12px;background:#ffffff">',
    '<p style="margin:0 0 24px;font:600 22px/1.2 Georgia,serif;color:#35241a">Cortado</p>',
    ...[greeting, ...paragraphs].map((line) => `<p style="${PARAGRAPH}">${escapeHtml(line)}</p>`),
    link ? button(link) : '',
    `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e7dfd3;font:13px/1.5 Helvetica,Arial,sans-serif;color:#72635a">${escapeHtml(note)}</p>`,
    '</div></body></html>',
  ];
  return {
    to: isNamed ? recipient.email : recipient,
    subject,
    text: `${text.join('\n\n')}\n`,
    html: html.join('\n'),
    ...(headers && { headers }),
  };
}
