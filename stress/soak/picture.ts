import { pointsOf, type Measure, type Sample } from './flatness.ts';

const WIDTH = 720;
const ROW = 90;
const LEFT = 150;
const ROWS: readonly [Measure, string, string][] = [
  ['rssMb', 'memory (RSS), MB', '#6b4226'],
  ['heapMb', 'heap in use, MB', '#a0522d'],
  ['buffersMb', 'buffers in use, MB', '#b8860b'],
  ['ownFiles', 'open files, sockets', '#2f6f5e'],
  ['databaseFiles', 'the database’s files', '#5e8c7d'],
  ['p50', 'answers, p50, ms', '#28527a'],
  ['p99', 'answers, p99, ms', '#7a2852'],
];

function row(
  samples: readonly Sample[],
  [measure, name, colour]: (typeof ROWS)[number],
  at: number,
) {
  const values = pointsOf(samples, measure);
  const max = Math.max(...values.map(([, value]) => value), 1);
  const end = samples.at(-1)?.seconds ?? 1;
  const top = at * ROW + 16;
  const height = ROW - 26;
  const points = values.map(([seconds, value]) => {
    const x = LEFT + (seconds / end) * (WIDTH - LEFT - 10);
    return `${x.toFixed(1)},${(top + height - (value / max) * height).toFixed(1)}`;
  });
  return [
    `<text x="8" y="${top + 12}">${name}</text>`,
    `<text x="8" y="${top + 30}" fill="#666">0 to ${max.toFixed(0)}</text>`,
    `<path d="M${LEFT} ${top + height}H${WIDTH - 10}" stroke="#ccc"/>`,
    `<polyline fill="none" stroke="${colour}" stroke-width="1.5" points="${points.join(' ')}"/>`,
  ].join('\n');
}

/** The samples as lines over time, each from zero. */
export function drawSoak(samples: readonly Sample[], title: string): string {
  const height = ROWS.length * ROW + 30;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="#fff"/>
${ROWS.map((one, at) => row(samples, one, at)).join('\n')}
<text x="8" y="${height - 10}" fill="#666">${title}</text>
</svg>
`;
}
