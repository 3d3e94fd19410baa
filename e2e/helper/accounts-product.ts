import { afterAll, beforeAll, inject } from 'vitest';
import type { CafeFacts } from './api.ts';
import type { PageOptions, useBrowser } from './browser.ts';
import { openMailbox, type Mailbox } from '../../testing/mailbox.ts';
import { copyOfData, startProduct, stopProduct } from './product.ts';

/** Cafes in an order that no rating and no photo changes, as the list's does. */
const byNumber = (cafes: readonly CafeFacts[]): CafeFacts[] =>
  cafes.toSorted((one, other) => one.id - other.id);
/** Those before are known by their names to some tests. */
const FIRST_OWN = 16;

export type Visit = ReturnType<typeof useBrowser>;

/** A product with members, and what it mails. */
export interface Started {
  origin: string;
  mailbox: Mailbox;
  /** How many cafes tests have taken for themselves. */
  taken: number;
  /** @throws where it has ended before */
  stop: () => Promise<void>;
}

export async function startAccountsProduct(settings: Record<string, string>): Promise<Started> {
  const mailbox = await openMailbox();
  const folder = await copyOfData(inject('filledData'));
  const product = await startProduct({ DATA_DIR: folder.path, MAIL_URL: mailbox.url, ...settings });
  return {
    origin: await product.ready,
    mailbox,
    taken: 0,
    async stop() {
      const { code, signal } = await stopProduct(product);
      await mailbox.close();
      await folder.remove();
      if (code !== 0) throw new Error(`It ended with ${code ?? signal}:\n${product.output()}`);
    },
  };
}

/** What tests do with a product that is started by then. */
export function accountsProduct(
  visit: Visit,
  started: () => Started,
  contextOf: () => PageOptions['context'] = () => ({}),
) {
  const origin = () => started().origin;
  const cafesOf = async (query = ''): Promise<CafeFacts[]> =>
    (await (await fetch(`${origin()}/api/cafes${query}`)).json()) as CafeFacts[];
  return {
    mailbox: () => started().mailbox,
    origin,
    /** What this product answers for `/api/cafes` and a query, such as `?q=ogawa`. */
    cafesOf,
    /** A cafe that no other test is given: it can be claimed, rated, described and edited. */
    ownCafe: async (): Promise<CafeFacts> =>
      byNumber(await cafesOf())[FIRST_OWN + started().taken++]!,
    /** A page of this product in a new session. */
    open: (path: string, options: PageOptions = {}) =>
      visit(new URL(path, origin()).href, {
        ...options,
        context: { baseURL: origin(), ...contextOf(), ...options.context },
      }),
  };
}

/** A product of a spec's own, for what other tests would disturb: settings, limits, clocks, and all there is. */
export function useAccountsProduct(visit: Visit, settings: Record<string, string> = {}) {
  let started: Started;
  beforeAll(async () => {
    started = await startAccountsProduct(settings);
  });
  afterAll(() => started.stop());
  return accountsProduct(visit, () => started);
}
