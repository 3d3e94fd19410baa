import { afterAll, beforeAll, inject } from 'vitest';
import type { CafeFacts } from './api.ts';
import type { PageOptions, useBrowser } from './browser.ts';
import { openMailbox, type Mailbox } from '../../testing/mailbox.ts';
import { copyOfData, startProduct, stopProduct, type Folder, type Product } from './product.ts';

type Visit = ReturnType<typeof useBrowser>;

/** A product of a spec's own, for accounts: with a mailbox, and limits nobody else counts towards. */
export function useAccountsProduct(visit: Visit, settings: Record<string, string> = {}) {
  let product: Product;
  let folder: Folder;
  let mailbox: Mailbox;
  let origin: string;
  beforeAll(async () => {
    mailbox = await openMailbox();
    folder = await copyOfData(inject('filledData'));
    product = await startProduct({
      DATA_DIR: folder.path,
      MAIL_URL: mailbox.url,
      ...settings,
    });
    origin = await product.ready;
  });
  afterAll(async () => {
    await stopProduct(product);
    await mailbox.close();
    await folder.remove();
  });
  return {
    mailbox: () => mailbox,
    origin: () => origin,
    /** What this product answers for `/api/cafes` and a query, such as `?q=ogawa`. */
    cafesOf: async (query = ''): Promise<CafeFacts[]> =>
      (await (await fetch(`${origin}/api/cafes${query}`)).json()) as CafeFacts[],
    /** A page of this product in a new session. */
    open: (path: string, options: PageOptions = {}) =>
      visit(new URL(path, origin).href, {
        ...options,
        context: { baseURL: origin, ...options.context },
      }),
  };
}
