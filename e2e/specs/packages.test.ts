import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { makeImage, startImage, type Image } from '../helper/image.ts';
import { copyOfData, stopProduct } from '../helper/product.ts';

let image: Image;
beforeAll(async () => {
  image = await makeImage('linked');
});
afterAll(() => image.remove());

/** The short form of `e2e/faults/packages.test.ts`, which installs the packages that `dist/` names. */
it('starts from dist/ alone as the Dockerfile says, and its health check works', async () => {
  const data = await copyOfData(inject('filledData'));
  onTestFinished(() => data.remove());
  const { product, origin, isHealthy } = await startImage(image, { DATA_DIR: data.path });
  expect(await (await fetch(`${origin}/`)).text()).toMatch(/src="\/assets\/[^"]+\.js"/);
  expect(await isHealthy()).toBe(true);
  expect(await stopProduct(product)).toEqual({ code: 0, signal: null });
  expect(await isHealthy()).toBe(false);
});
