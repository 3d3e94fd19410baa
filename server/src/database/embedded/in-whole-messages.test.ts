import { expect, it } from 'vitest';
import { inWholeMessages } from './in-whole-messages.ts';

function message(kind: string, text: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(length.byteLength + text.length);
  return Buffer.concat([Buffer.from(kind), length, Buffer.from(text)]);
}

const MESSAGES = [
  message('', 'startup'),
  message('P', 'select 1'),
  message('B', 'x'.repeat(40)),
  message('S', ''),
];
const ALL = Buffer.concat(MESSAGES);
const ENDS = MESSAGES.map((_, at) => Buffer.concat(MESSAGES.slice(0, at + 1)).byteLength);

it.each(Array.from(ALL, (_, at) => at + 1))(
  'hands on whole messages alone, in chunks of %i bytes',
  (size) => {
    const given: Buffer[] = [];
    const take = inWholeMessages((data) => given.push(data));
    for (let at = 0; at < ALL.byteLength; at += size) {
      const chunk = ALL.subarray(at, at + size);
      take(chunk);
      const come = ENDS.findLast((end) => end <= at + chunk.byteLength) ?? 0;
      expect(Buffer.concat(given)).toEqual(ALL.subarray(0, come));
    }
  },
);
