import { describe, expect, it } from 'vitest';
import { AuthScreen } from '../drivers/auth.ts';
import { useBrowser } from '../helper/browser.ts';

const visit = useBrowser();
const TEXTS = /\/error-texts-/;

describe('an error of the server is shown', () => {
  it.each([
    ['in the page’s words', { code: 'WRONG_CREDENTIALS' }, 'Incorrect username or password.'],
    [
      'with what they are given',
      { code: 'WRONG_CODE', text: 'codeTriesLeft', params: { left: 2 } },
      'Incorrect code. 2 tries left.',
    ],
    ['in its own words where the page has none', { code: 'NEWER' }, 'In the server’s words'],
    ['in its own words where the page’s do not load', null, 'In the server’s words'],
  ])('%s', async (_how, said, text) => {
    const page = await visit('/auth');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    if (!said) await page.route(TEXTS, (route) => route.abort());
    const json = { code: 'WRONG_CREDENTIALS', ...said, message: 'In the server’s words' };
    await page.route('**/api/login', (route) => route.fulfill({ status: 401, json }));
    const screen = new AuthScreen(page);
    await screen.button('Login').waitFor();
    expect(asked.filter((url) => TEXTS.test(url))).toEqual([]);
    await screen.login('ada', 'A good one 4 tests');
    await page.getByText(text).first().waitFor();
    expect(asked.filter((url) => TEXTS.test(url))).toHaveLength(1);
  });
});
