import type { Locator, Page } from 'playwright-core';
import type { photoFile } from '../helper/photo-files.ts';

type File = Awaited<ReturnType<typeof photoFile>>;

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
