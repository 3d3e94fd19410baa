import * as texts from './texts.ts';

/**
 * The page for an error that prevents real pages from being rendered.
 * @param message one of our own texts, never user input: it is not escaped
 */
export function errorPage(message: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">',
    `<title>${texts.errorPageDocumentTitle(message)}</title></head><body><main><h1>${message}</h1>`,
    `<p><a href="/">${texts.errorPageHome}</a></p></main></body></html>`,
  ].join('\n');
}
