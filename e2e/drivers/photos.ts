import type { Locator, Page } from 'playwright-core';
import type { photoFile } from '../helper/photo-files.ts';
import { AuthScreen } from './auth.ts';

type File = Awaited<ReturnType<typeof photoFile>>;

/** Waits for a toast. */
export const told = (page: Page, text: string): Promise<void> =>
  new AuthScreen(page).toast(text).waitFor();

export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

export const choose = (page: Page, ...files: File[]): Promise<void> =>
  page.locator('input[type=file]').setInputFiles(files);

/** Waits until a form shows so many photos. */
export const count = (page: Page, photos: number): Promise<void> =>
  page.getByRole('heading', { name: `${photos} of 12 photos` }).waitFor();

/** Opens the tab 'Photos' of a form, whose cafe has none yet. */
export async function openPhotos(form: Page): Promise<Page> {
  await form.getByRole('tab', { name: 'Photos' }).click();
  await count(form, 0);
  return form;
}
