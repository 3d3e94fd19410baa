import type { TestProject } from 'vitest/node';
import { ADMIN } from './admin-account.ts';
import {
  copyOfData,
  dataFolder,
  startProduct,
  stopProduct,
  type Folder,
  type Product,
} from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origins of running products by their seed. */
    demo: string;
    boston: string;
    /** What the product printed as it was started without any data. */
    firstStart: string;
    /** A folder of data with the bundled cafes and an admin, to be copied. */
    filledData: string;
  }
}

/** Every test after an unexpected end fails for want of a server: the reason is reported where it happened. */
async function reportEnd(seed: string, product: Product, isExpected: () => boolean): Promise<void> {
  const { code, signal } = await product.ended;
  if (isExpected()) return;
  process.stderr.write(`The ${seed} server ended with ${code ?? signal}:\n${product.output()}\n`);
}

/** Data as a first start leaves them: copying is faster than creating them. */
async function fillData(): Promise<Folder> {
  const folder = await dataFolder();
  const product = await startProduct({
    SEED: 'boston',
    DATA_DIR: folder.path,
    ADMIN_PASSWORD: ADMIN.password,
  });
  await product.ready;
  await stopProduct(product);
  return folder;
}

/** Starts one product a seed for all the browser tests; returns what ends them. */
export default async function servers(project: TestProject) {
  const running: Product[] = [];
  const folders: Folder[] = [];
  let stopping = false;
  const stopAll = async () => {
    stopping = true;
    await Promise.all(running.map(stopProduct));
    await Promise.all(folders.map((folder) => folder.remove()));
  };
  const start = async (seed: 'demo' | 'boston', folder: Folder): Promise<Product> => {
    folders.push(folder);
    const product = await startProduct({ SEED: seed, DATA_DIR: folder.path });
    running.push(product);
    project.provide(seed, await product.ready);
    void reportEnd(seed, product, () => stopping);
    return product;
  };
  const startDemo = async () => {
    const product = await start('demo', await dataFolder());
    project.provide('firstStart', product.output());
  };
  const startBoston = async () => {
    const filled = await fillData();
    folders.push(filled);
    project.provide('filledData', filled.path);
    await start('boston', await copyOfData(filled.path));
  };
  const starts = await Promise.allSettled([startDemo(), startBoston()]);
  const failed = starts.find((result) => result.status === 'rejected');
  if (!failed) return stopAll;
  await stopAll();
  throw failed.reason;
}
