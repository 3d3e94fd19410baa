import { expect, it } from 'vitest';
import { renderPage } from './entry-server.tsx';
import { EMPTY_PAGE } from './lib/page-data.ts';

const assets = { firstPaint: '', scripts: [], memberScripts: [], styles: [], fonts: [] };

it.each([
  ['/about', 200, 'About Cortado'],
  ['/about/', 200, 'About Cortado'],
  ['/ABOUT', 404, 'Page Not Found'],
  ['/Contact', 404, 'Page Not Found'],
])('%s is %i and shows %s', async (url, status, heading) => {
  const page = await renderPage({ ...EMPTY_PAGE, url, assets, origin: 'https://cortado.example' });
  expect(page.status).toBe(status);
  expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(page.html)?.[1]).toContain(heading);
});
