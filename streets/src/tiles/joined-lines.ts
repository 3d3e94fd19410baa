import type { Position } from 'geojson';

const keyOf = ([lng, lat]: Position) => `${lng},${lat}`;

/**
 * Joins lines at the ends where exactly two of them meet, so that a street in many segments becomes one line: a long line
 * has room for its name, and costs less in a tile.
 */
export function joinLines(lines: readonly Position[][]): Position[][] {
  const meeting = new Map<string, Position[][]>();
  for (const line of lines) {
    for (const end of [line[0]!, line.at(-1)!]) {
      const key = keyOf(end);
      meeting.set(key, [...(meeting.get(key) ?? []), line]);
    }
  }
  const left = new Set(lines);
  const extend = (points: Position[]): Position[] => {
    for (;;) {
      const end = keyOf(points.at(-1)!);
      const there = meeting.get(end)!;
      const next = there.length === 2 ? there.find((line) => left.has(line)) : undefined;
      if (!next) return points;
      left.delete(next);
      const onward = keyOf(next[0]!) === end ? next : next.toReversed();
      points.push(...onward.slice(1));
    }
  };
  // Extended from its last point, turned, then from what was its first.
  return lines.flatMap((line) =>
    left.delete(line) ? [extend(extend([...line]).toReversed())] : [],
  );
}
