import type { TestProject } from 'vitest/node';
import { dataFolder, startProduct, stopProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origins of running products by their seed. */
    demo: string;
    boston: string;
  }
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
  return async () => {
    await Promise.all(
      started.map(async ({ product, folder }) => {
        await stopProduct(product);
        await folder.remove();
      }),
    );
  };
}
