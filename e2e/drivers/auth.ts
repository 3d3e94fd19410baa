import type { Locator, Page } from 'playwright-core';

export interface NewMember {
  name: string;
  username: string;
  email: string;
  password: string;
}

const timesMade = new Map<string, number>();

/** A unique member, also where a test is retried. */
export function newMember(wish: string): NewMember {
  const times = (timesMade.get(wish) ?? 0) + 1;
  timesMade.set(wish, times);
  const username = times === 1 ? wish : `${wish}.${times}`;
  return {
    name: `The ${username}`,
    username,
    email: `${username}@example.org`,
    password: 'A good one 4 tests',
  };
}

/** The screens of signing in. */
export class AuthScreen {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  tab(name: 'Login' | 'Create Account'): Locator {
    return this.page.getByRole('tab', { name });
  }

  field(label: string): Locator {
    return this.page.getByRole('main').getByRole('textbox', { name: label, exact: true });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: true });
  }

  toast(title: string): Locator {
    return this.page
      .getByRole('region', { name: /^Notifications/ })
      .getByRole('listitem')
      .filter({ hasText: title });
  }

  /** What is said about a field. */
  async about(label: string): Promise<string> {
    const id = await this.field(label).getAttribute('aria-describedby');
    if (id === null) return '';
    return this.page.locator(`[id="${id}"]`).innerText();
  }

  async login(username: string, password: string): Promise<void> {
    await this.field('Username').fill(username);
    await this.field('Password').fill(password);
    await this.button('Login').click();
  }

  async register(member: NewMember): Promise<void> {
    await this.field('Full name').fill(member.name);
    await this.field('Username').fill(member.username);
    await this.field('Email').fill(member.email);
    await this.field('Password').fill(member.password);
    await this.field('Confirm password').fill(member.password);
    await this.button('Create Account').click();
  }
}

/** The header's menu of a signed-in member. */
export class MemberMenu {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get trigger(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: /’s account$/ });
  }

  item(name: string): Locator {
    return this.page.getByRole('menuitem', { name });
  }

  async choose(name: string): Promise<void> {
    await this.trigger.click();
    await this.item(name).click();
  }

  /** Signs out, and waits until it is so. */
  async logOut(): Promise<void> {
    await this.choose('Logout');
    await this.trigger.waitFor({ state: 'detached' });
  }
}

/** Waits for a toast. */
export const expectToast = (page: Page, text: string): Promise<void> =>
  new AuthScreen(page).toast(text).waitFor();
