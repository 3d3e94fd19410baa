import { test } from 'vitest';
import {
  accountsProduct,
  startAccountsProduct,
  type Started,
  type Visit,
} from './accounts-product.ts';

const worker = test.extend(
  'shared',
  { scope: 'worker' },
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads from it that this needs no other fixture
  async ({}: object, { onCleanup }): Promise<Started> => {
    const started = await startAccountsProduct({ TRUST_PROXY: '1', DEV_TOOLS: 'true' });
    onCleanup(() => started.stop());
    return started;
  },
);

let sessions = 0;
/** Each session comes from an address of its own, so that no limit of one client counts what others did. */
function nextAddress(): string {
  sessions += 1;
  return `10.${sessions >> 8}.${sessions % 256}.1`;
}

/**
 * The product that the spec files of a worker share, one file at a time, as a used site: with the members, ratings and
 * edits of the files before. Members are a test's own, and what it counts it counts from where it began.
 */
export function useSharedProduct(visit: Visit) {
  let started: Started;
  worker.beforeAll(({ shared }) => {
    started = shared;
  });
  return accountsProduct(
    visit,
    () => started,
    () => ({ extraHTTPHeaders: { 'x-forwarded-for': nextAddress() } }),
  );
}
