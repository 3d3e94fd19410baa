import { runHttpBench } from './http/index.ts';
import { runImportsBench } from './imports/index.ts';
import { runMembersBench } from './members/index.ts';
import { runMemoryBench } from './memory/index.ts';
import { record, report, type BenchRow } from './report.ts';
import { runEnginesBench } from './search/engines.ts';
import { runSearchBench } from './search/index.ts';
import { runSizeBench } from './size/index.ts';
import { runWalkingBench } from './walking.ts';

const PARTS: Record<string, () => Promise<BenchRow[]>> = {
  engines: runEnginesBench,
  http: runHttpBench,
  imports: runImportsBench,
  members: runMembersBench,
  memory: runMemoryBench,
  search: runSearchBench,
  size: runSizeBench,
  walking: runWalkingBench,
};

// `npm run bench` measures everything, `npm run bench -- http size` only these parts; `--record` puts what is measured
// into docs/generated/figures.md.
const isRecorded = process.argv.includes('--record');
const asked = process.argv.slice(2).filter((part) => part !== '--record');
let missed = 0;
for (const name of asked.length > 0 ? asked : Object.keys(PARTS)) {
  const part = PARTS[name];
  if (!part)
    throw new Error(`There is no part ${name}; there are ${Object.keys(PARTS).join(', ')}.`);
  const rows = await part();
  process.stdout.write(`\n${name}\n`);
  missed += report(rows);
  const sizes = process.env['BENCH_SIZES'];
  if (isRecorded) record(sizes ? `${name}, ${sizes} cafes` : name, rows);
}
process.stdout.write(missed > 0 ? `\n${missed} targets missed.\n` : '\nAll targets met.\n');
process.exitCode = missed > 0 ? 1 : 0;
