import type { TestProject } from 'vitest/node';
import { dataFolder, startProduct, stopProduct, type Product } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origins of running products by their seed. */
    demo: string;
    boston: string;
  }
}

/** Every test after an unexpected end fails for want of a server: the reason stands where it happened. */
async function tellEnd(seed: string, product: Product, isExpected: () => boolean): Promise<void> {
  const { code, signal } = await product.ended;
  if (isExpected()) return;
  process.stderr.write(`The ${seed} server ended with ${code ?? signal}:\n${product.output()}\n`);
}

/** Starts one product a seed for all the browser tests; returns what ends them. */
export default async function servers(project: TestProject) {
  const seeds = ['demo', 'boston'] as const;
  const started = await Promise.all(
    seeds.map(async (seed) => {
      const folder = await dataFolder();
      const product = await startProduct({ SEED: seed, DATA_DIR: folder.path });
      return { seed, folder, product };
    }),
  );
  for (const { seed, product } of started) project.provide(seed, await product.ready);
  let stopping = false;
  for (const { seed, product } of started) {
    void tellEnd(seed, product, () => stopping);
  }
  return async () => {
    stopping = true;
    await Promise.all(
      started.map(async ({ product, folder }) => {
        await stopProduct(product);
        await folder.remove();
      }),
    );
  };
}
