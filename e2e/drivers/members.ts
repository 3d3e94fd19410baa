import type { Locator, Page } from 'playwright-core';
import { awake } from '../helper/awake.ts';
import { MemberMenu, newMember, type NewMember } from './auth.ts';

/** Registers a new member by the API, in a page's session, and goes to `path`: the screens are `AuthScreen`'s. */
export async function signUpAt(page: Page, username: string, path = '/'): Promise<NewMember> {
  const member = newMember(username);
  const answer = await page.request.post('/api/register', { data: member });
  if (!answer.ok()) throw new Error(await answer.text());
  await page.goto(path);
  await awake(page);
  await new MemberMenu(page).trigger.waitFor();
  return member;
}

/** What members alone see of cafes. */
export class MemberCafes {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The heart of a cafe, where it is first. */
  heart(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^Favorite ${escape(name)}`) }).first();
  }

  get hearts(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: /^Favorite/ });
  }

  switch(name: 'Saved Filters' | 'Show Only Favorites'): Locator {
    return this.page.getByRole('switch', { name }).filter({ visible: true });
  }

  star(count: number): Locator {
    return this.page.getByRole('radio', { name: new RegExp(`^${count} star`) });
  }
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
