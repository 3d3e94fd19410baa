import { describe, expect, it } from 'vitest';
import { Discovery } from '../drivers/discovery.ts';
import { MapView } from '../drivers/map.ts';
import { useBrowser } from '../helper/browser.ts';
import { WITH_WEBGL } from '../helper/chromium.ts';
import { quiet } from '../helper/quiet.ts';

const visit = useBrowser(WITH_WEBGL);

const CAMBRIDGE = { latitude: 42.373, longitude: -71.119 };

describe("'Show my location'", () => {
  it('shows the visitor’s place at the first press', async () => {
    // Allowed only now, so that nothing is known before the press.
    const page = await visit('/?area=all', {
      context: { geolocation: { latitude: 42.1, longitude: -72.59 } },
    });
    const map = new MapView(page);
    await map.ready();
    await page.context().grantPermissions(['geolocation']);
    await page.getByRole('button', { name: 'Show my location' }).press('Enter');
    const frame = (await map.container.boundingBox())!;
    await expect
      .poll(async () => {
        const dot = await page.getByText('Your location', { exact: true }).boundingBox();
        if (!dot) return null;
        return [
          Math.abs(dot.x - frame.x - frame.width / 2) < 40,
          Math.abs(dot.y - frame.y - frame.height / 2) < 40,
        ];
      })
      .toEqual([true, true]);
  });

  it('says where it is refused', async () => {
    const page = await visit('/?area=all');
    await new MapView(page).ready();
    await page.getByRole('button', { name: 'Show my location' }).click();
    await page.getByText('Your location is not shared').first().waitFor();
  });

  it('says where it cannot be found', async () => {
    const page = await visit('about:blank');
    await page.addInitScript(() => {
      const fail = (_found: unknown, failed?: PositionErrorCallback | null) =>
        failed?.({ code: 2, PERMISSION_DENIED: 1 } as GeolocationPositionError);
      Object.defineProperty(navigator.geolocation, 'getCurrentPosition', { value: fail });
    });
    await page.goto('/?area=all');
    await new MapView(page).ready();
    expect(await page.getByText('Your location could not be found').count()).toBe(0);
    await page.getByRole('button', { name: 'Show my location' }).click();
    await page.getByText('Your location could not be found').first().waitFor();
  });
});

describe('where the visitor is', () => {
  const COPLEY = { latitude: 42.34997, longitude: -71.0772 };

  it('rows have the minutes on foot beside the miles, asked for together and in no address', async () => {
    const page = await visit('about:blank', { location: COPLEY });
    const asked: { url: string; cafes: number[] }[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/walk-times')) return;
      asked.push({
        url: request.url(),
        cafes: (request.postDataJSON() as { cafes: number[] }).cafes,
      });
    });
    await page.goto('/?area=Back+Bay');
    const rows = page.locator('li[data-cafe]');
    await expect.poll(() => rows.getByText(/^\d+ min walk$/).count()).toBe(await rows.count());
    expect(asked).toHaveLength(1);
    expect(asked[0]!.cafes).toHaveLength(await rows.count());
    expect(page.url()).not.toContain('42.3');
  });

  it('a cafe across the harbor has miles and no walk', async () => {
    const maverick = { latitude: 42.36911, longitude: -71.03953 };
    const page = await visit('/?area=Back+Bay', { location: maverick });
    const rows = page.locator('li[data-cafe]');
    const answered = page.waitForResponse(/walk-times/);
    await rows.first().getByText(/ mi$/).waitFor();
    await answered;
    await quiet(page);
    expect(await rows.getByText(/min walk/).count()).toBe(0);
  });
});

describe("'Search this area'", () => {
  it('leaves the map where it is', async () => {
    const page = await visit('/', { location: CAMBRIDGE });
    const map = new MapView(page);
    const discovery = new Discovery(page);
    await map.ready();
    await map.drag(180, 90);
    const dot = page.getByText('Your location', { exact: true });
    const search = page.getByRole('button', { name: 'Search this area' });
    await search.waitFor();
    const before = await dot.boundingBox();
    await search.click();
    await expect.poll(() => discovery.query).toContain('bbox=');
    await discovery.chip('Map area').waitFor();
    await discovery.settled();
    await quiet(page);
    expect(await dot.boundingBox()).toEqual(before);
    await discovery.chip('Map area').click();
    await expect.poll(() => dot.boundingBox()).not.toEqual(before);
  });
});
