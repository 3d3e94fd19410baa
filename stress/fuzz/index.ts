import { parseArgs } from 'node:util';
import { percentile, report } from '../../bench/report.ts';
import { runFuzz } from './run-fuzz.ts';

const DEFAULT_COUNT = 100_000;
/** What may be more in use at the end than after half of the requests: cafes, members and mails are created all the time. */
const MAX_GROWTH_MB = 24;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, postgres: { type: 'string' } },
});
const count = Number(positionals[0] ?? DEFAULT_COUNT);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
process.stdout.write(`${count} requests with the seed ${seed}.\n`);
const began = performance.now();
const { findings, tally, heap } = await runFuzz(
  count,
  seed,
  values.postgres ? { DATABASE_URL: values.postgres } : {},
);
const mb = (bytes: number) => bytes / 1_048_576;
const growth = mb(heap.end - heap.half);
if (growth > MAX_GROWTH_MB) {
  findings.add('memory', `The heap has grown by ${growth.toFixed(1)} MB in the second half.`);
}
report([
  { name: 'requests', value: tally.times.length, unit: '' },
  { name: 'of raw bytes', value: tally.raw, unit: '' },
  ...[...tally.classes].map(([name, value]) => ({ name: `answered ${name}`, value, unit: '' })),
  { name: 'answer, p50', value: percentile(tally.times, 0.5), unit: 'ms' },
  { name: 'answer, p99', value: percentile(tally.times, 0.99), unit: 'ms' },
  { name: 'answer, slowest', value: percentile(tally.times, 1), unit: 'ms' },
  { name: 'over 1 s beside others', value: tally.slowOnce, unit: '' },
  { name: 'heap in use after half', value: mb(heap.half), unit: 'MB' },
  { name: 'heap in use at the end', value: mb(heap.end), unit: 'MB' },
  { name: 'took', value: (performance.now() - began) / 1000, unit: 's' },
  { name: 'found', value: findings.count, unit: '', most: 0 },
]);
process.stdout.write(`Never answered with success: ${tally.neverSucceeded.join(', ') || 'none'}\n`);
process.exit(findings.count > 0 ? 1 : 0);
