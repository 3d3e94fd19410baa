import type { Page } from 'playwright-core';
import type { useAdmin } from './admin.ts';

/** Where the cafes are whose hours are tried. */
export const AREA = 'Hourstown';
const HOURS = {
  'Always Coffee': '24/7',
  'Daily Coffee': 'Mo-Su 07:00-18:00',
  'Early Coffee': 'Mo-Su 07:00-17:30',
  'Late Coffee': 'Mo-Su 17:15-01:00',
  'Morning Coffee': 'Mo-Su 07:00-15:00',
  'Shut Coffee': 'off',
  'Unknown Coffee': '',
} as const;
export type Name = keyof typeof HOURS;
export const NAMES = Object.keys(HOURS) as Name[];

/** Publishes the cafes; returns their ids. */
export async function publishHours(
  ask: ReturnType<typeof useAdmin>['ask'],
): Promise<ReadonlyMap<Name, number>> {
  const ids = new Map<Name, number>();
  for (const [name, openingHours] of Object.entries(HOURS)) {
    const made = await ask('POST', '/api/admin/cafes', {
      name,
      openingHours,
      description:
        'A place to try the hours of, with as much to say as two lines can hold, and more.',
      address: '1 Main St, Boston, MA',
      neighborhood: AREA,
      latitude: 42.36,
      longitude: -71.06,
      status: 'published',
    });
    if (!made.ok) throw new Error(await made.text());
    ids.set(name as Name, ((await made.json()) as { id: number }).id);
  }
  return ids;
}

const line = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

/** What a row says of being open: the text between its distance and what is said of the cafe. */
export async function said(page: Page, name: Name): Promise<string> {
  const text = (await line(page, name).innerText()).replaceAll(/\s+/g, ' ');
  return (
    /(Open|Opens soon|Closes soon|Closed)(?= ·| 24| \w{3} \d|$| “)[^“]*/.exec(text)?.[0].trim() ??
    ''
  );
}
export const allSaid = async (page: Page) =>
  Object.fromEntries(await Promise.all(NAMES.map(async (name) => [name, await said(page, name)])));
