import { describe, expect, it } from 'vitest';
import { cafes } from '../helper/api.ts';
import { useBrowser } from '../helper/browser.ts';
import { watchConsole } from '../helper/console.ts';
import { contentsOf, fetchPage, textOf } from '../helper/html.ts';

const visit = useBrowser();

/** Whether React has compared the screen with what the server rendered. */
const isHydrated = () => {
  const main = document.querySelector('main');
  return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
};

describe('a page that does not exist', () => {
  it.each([
    '/admin/zzz',
    '/admin/cafes/0',
    '/claim/0',
    '/profile/zzz',
    '/auth/zzz',
    '/cafe/zzz',
    // For developers, whose tools are off here.
    '/dev/parts',
    '/zzz',
  ])('%s is said to be missing by the status and the document', async (path) => {
    const { status, html } = await fetchPage(path);
    expect(status).toBe(404);
    expect(contentsOf(html, 'h1').map(textOf)).toEqual(['404 Page Not Found']);
  });

  // One below an existing screen, and one below none.
  it.each(['/admin/zzz', '/dev/parts', '/zzz'])(
    '%s goes on saying so once its scripts run',
    async (path) => {
      const page = await visit('about:blank');
      const lines = watchConsole(page);
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
      await page.waitForFunction(isHydrated);
      expect(lines.filter((line) => !line.includes('404'))).toEqual([]);
    },
  );

  it('of a cafe says so before any script, and after it without another request', async () => {
    const { status, html } = await fetchPage('/cafe/999999');
    expect(status).toBe(404);
    expect(html).toContain('<title>Café Not Found');
    expect(html).toContain('Back to Home');
    expect(html).not.toContain('Loading café');

    const page = await visit('/');
    const asked: string[] = [];
    const lines = watchConsole(page);
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/cafe/999999');
    await page.getByRole('heading', { level: 1, name: 'Café Not Found' }).waitFor();
    await page.waitForFunction(isHydrated);
    expect(await page.title()).toBe('Café Not Found · Cortado');
    expect(asked).not.toContain('/api/cafes/999999');
    expect(lines.filter((line) => !/404.*\/cafe\/999999\)/.test(line))).toEqual([]);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.getByRole('heading', { level: 1, name: /^\d+ cafés/ }).waitFor();
  });
});

describe('a page that exists', () => {
  it.each([
    ['/auth', 'Login'],
    ['/auth?tab=register', 'Create Account'],
    ['/auth?tab=forgotPassword', 'Forgot password'],
    ['/auth?tab=resetPassword&reset=true', 'Reset password'],
    ['/profile', 'Profile'],
    ['/claim/7', 'Is this your cafe?'],
    ['/admin', 'Admin Dashboard'],
    ['/admin/cafes/new', 'Add cafe'],
    ['/admin/cafes/7', 'Edit cafe'],
    ['/admin/merge?winner=7&loser=8', 'Merge two cafés'],
  ])('%s has its title from the server: %s', async (path, title) => {
    const { status, html } = await fetchPage(path);
    expect(status).toBe(200);
    expect(html).toContain(`<title>${title} · Cortado</title>`);
  });

  it('is the same page whatever parameters a link adds', async () => {
    const [cafe] = await cafes();
    for (const path of ['/', '/about', '/auth', `/cafe/${cafe!.id}`]) {
      const { headers } = await fetchPage(path);
      const marked = await fetchPage(`${path}?utm_source=letter&x=1`);
      expect([marked.status, marked.headers.get('etag')]).toEqual([200, headers.get('etag')]);
    }
    const page = await visit('about:blank');
    await page.goto('/?utm_source=letter');
    await page.getByRole('heading', { level: 1, name: /^\d+ cafés/ }).waitFor();
  });

  it.each(['/password-reset/5/x', '/reset-password/5'])('%s goes to signing in', async (path) => {
    const page = await visit(path);
    await page.waitForURL('**/auth');
    await page.getByRole('heading', { level: 1, name: 'Welcome back' }).waitFor();
  });
});
