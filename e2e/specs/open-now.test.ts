import { beforeAll, describe, expect, it } from 'vitest';
import { Discovery } from '../drivers/discovery.ts';
import { useAccountsProduct } from '../helper/accounts-product.ts';
import { useAdmin } from '../helper/admin.ts';
import { useBrowser } from '../helper/browser.ts';
import { allSaid, AREA, publishHours, type Name } from '../helper/hours-cafes.ts';
import { shiftedClock } from '../helper/shifted-clock.ts';

const visit = useBrowser();

interface Moment {
  at: string;
  said: Record<Name, string>;
  open: readonly Name[];
}
const MOMENTS: readonly (readonly [string, Moment])[] = [
  [
    'on a Friday afternoon',
    {
      at: '2027-01-15T16:52:00-05:00',
      said: {
        'Always Coffee': 'Open 24 hours',
        'Daily Coffee': 'Open · closes 6 PM',
        'Early Coffee': 'Closes soon · 5:30 PM',
        'Late Coffee': 'Opens soon · 5:15 PM',
        'Morning Coffee': 'Closed · opens Sat 7 AM',
        'Shut Coffee': 'Closed',
        'Unknown Coffee': '',
      },
      open: ['Always Coffee', 'Daily Coffee', 'Early Coffee'],
    },
  ],
  [
    'past midnight, in the night in which clocks change',
    {
      at: '2027-03-14T00:31:00-05:00',
      said: {
        'Always Coffee': 'Open 24 hours',
        'Daily Coffee': 'Closed · opens 7 AM',
        'Early Coffee': 'Closed · opens 7 AM',
        'Late Coffee': 'Closes soon · 1 AM',
        'Morning Coffee': 'Closed · opens 7 AM',
        'Shut Coffee': 'Closed',
        'Unknown Coffee': '',
      },
      open: ['Always Coffee', 'Late Coffee'],
    },
  ],
];

describe.each(MOMENTS)('%s in Boston', (_name, { at, said, open }) => {
  const product = useAccountsProduct(visit, shiftedClock(at));
  const { ask } = useAdmin(product);
  beforeAll(() => publishHours(ask));

  it.each([
    ['desktop', 'Asia/Tokyo'],
    ['phone', 'America/Los_Angeles'],
  ] as const)(
    'a visitor on a %s in %s finds open what its line says is open',
    async (size, timeZone) => {
      const page = await product.open(`/?area=${AREA}`, { size, clock: { at, timeZone } });
      const discovery = new Discovery(page);
      const shown = async () => (await discovery.shownNames()).toSorted();
      await expect.poll(() => allSaid(page)).toEqual(said);
      if (size === 'phone') await page.getByRole('button', { name: 'Open now' }).click();
      else await page.getByRole('radio', { name: 'Open now' }).check();
      await expect.poll(shown).toEqual(open);
      await page.getByText('1 more with unknown hours').waitFor();
      await page.goto(`/?area=${AREA}&openAt=sat-0030`);
      await expect.poll(shown).toEqual(['Always Coffee', 'Late Coffee']);
      await page.goto(`/?area=${AREA}&openAt=fri-1729&hours=unknown`);
      await expect
        .poll(shown)
        .toEqual([
          'Always Coffee',
          'Daily Coffee',
          'Early Coffee',
          'Late Coffee',
          'Unknown Coffee',
        ]);
    },
  );
});
