import { runHttpBench } from './http/index.ts';
import { runImportsBench } from './imports/index.ts';
import { runMemoryBench } from './memory/index.ts';
import { runMembersBench } from './members/index.ts';
import { runPageBench } from './page/index.ts';
import { runPhotosBench } from './photos/index.ts';
import type { BenchRow } from './report.ts';
import { runSearchBench } from './search/index.ts';
import { runSizeBench } from './size/index.ts';
import { formatTable } from './table.ts';

const PARTS: Record<string, () => Promise<BenchRow[]>> = {
  http: runHttpBench,
  imports: runImportsBench,
  members: runMembersBench,
  memory: runMemoryBench,
  search: runSearchBench,
  size: runSizeBench,
  page: runPageBench,
  photos: runPhotosBench,
};

// `npm run bench` measures everything, `npm run bench -- http page` only these parts.
const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(PARTS);
let missed = 0;
for (const name of names) {
  const part = PARTS[name];
  if (!part)
    throw new Error(`There is no part ${name}; there are ${Object.keys(PARTS).join(', ')}.`);
  const rows = await part();
  missed += rows.filter(({ ok }) => ok === false).length;
  process.stdout.write(`\n${name}\n${formatTable(rows)}\n`);
}
process.stdout.write(missed > 0 ? `\n${missed} targets missed.\n` : '\nAll targets met.\n');
process.exitCode = missed > 0 ? 1 : 0;
