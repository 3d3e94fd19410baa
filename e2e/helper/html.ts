import { inject } from 'vitest';

/** A page as the server sends it: what it says before any script has run. */
export async function fetchPage(path: string, seed: 'demo' | 'boston' = 'demo') {
  const answer = await fetch(inject(seed) + path);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

/** The content of the elements of a name, as markup. */
export const contentsOf = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`, 'gs'))].map(
    ([, content = '']) => content,
  );

/** Markup as it is read. */
export const textOf = (markup: string): string =>
  markup
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The links of some markup: what they are called, by their label where they have one, and where they lead. */
export const linksIn = (markup: string) =>
  [...markup.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', content = '']) => ({
    name: /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? textOf(content),
    href: /href="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&') ?? '',
  }));
