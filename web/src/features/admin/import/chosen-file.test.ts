import { expect, it } from 'vitest';
import { chooseFile, contentOf } from './chosen-file.ts';

const TEXT = 'Nome;Morada\nFábrica de Café;Rua do Poço';
const utf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0)).buffer);
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const fileOf = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'lisboa.csv');

it.each([
  ['utf-8', new TextEncoder().encode(TEXT)],
  ['utf-8', new TextEncoder().encode(`\uFEFF${TEXT}`)],
  ['utf-16le', utf16(TEXT)],
  ['windows-1252', latin1(TEXT)],
] as const)('a file of %s is read as it was written', async (encoding, bytes) => {
  const chosen = await chooseFile(fileOf(bytes));
  expect(chosen).toMatchObject({ name: 'lisboa.csv', encoding, head: TEXT });
  expect(await contentOf(chosen)).toBe(TEXT);
});

it('a file is read with the encoding that is chosen', async () => {
  const { head } = await chooseFile(fileOf(latin1('Fábrica')), 'windows-1251');
  expect(head).toBe('Fбbrica');
});

it('of a long file the head is whole lines', async () => {
  const line = `${'x'.repeat(99)}\n`;
  const { head } = await chooseFile(fileOf(latin1(line.repeat(5000))));
  expect([head.length % 100, head.length > 150_000, head.length <= 200_000]).toEqual([
    99,
    true,
    true,
  ]);
});

it('a file that was moved says so', async () => {
  const file = fileOf(latin1(TEXT));
  file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  await expect(chooseFile(file)).rejects.toThrow(/^The file can no longer be read\./);
});
