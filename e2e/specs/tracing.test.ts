import { expect, inject, it, onTestFinished } from 'vitest';
import { openCollector, type Collector } from '../../testing/collector.ts';
import { copyOfData, startProduct } from '../helper/product.ts';

async function startTraced({ url }: Collector) {
  const data = await copyOfData(inject('filledData'));
  onTestFinished(() => data.remove());
  const product = await startProduct({
    DATA_DIR: data.path,
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    OTEL_SERVICE_NAME: 'cafes-of-boston',
    // Longer than this test: what arrives was sent at the end.
    OTEL_BSP_SCHEDULE_DELAY: '600000',
  });
  onTestFinished(() => product.kill('SIGKILL'));
  const answer = await fetch(`${await product.ready}/api/cafes`);
  expect(answer.status).toBe(200);
  await answer.text();
  return product;
}

it('the built product sends its traces, the last ones as it ends', async () => {
  const collector = await openCollector();
  onTestFinished(() => collector.close());
  const product = await startTraced(collector);
  expect(collector.bodies).toEqual([]);
  product.kill('SIGTERM');
  expect(await product.ended).toEqual({ code: 0, signal: null });
  const [sent] = collector.bodies;
  expect(sent?.contentType).toBe('application/x-protobuf');
  for (const text of ['GET /api/cafes', 'cafes-of-boston', 'http.response.status_code']) {
    expect(sent!.body.includes(text)).toBe(true);
  }
});

it('the built product stops in time where its collector does not answer', async () => {
  const collector = await openCollector();
  onTestFinished(() => collector.close());
  const product = await startTraced(collector);
  collector.beSilent(true);
  product.kill('SIGTERM');
  expect(await product.ended).toEqual({ code: 0, signal: null });
  expect(collector.asked).toBe(1);
});
