//@ts-check
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|mjs|css|html|svg|json|geojson|txt|xml|webmanifest|map)$/;
const WORTHWHILE_BYTES = 1_024;
/** Larger files take seconds for the last 3 %. */
const LARGE_BYTES = 400_000;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Compresses a file in both ways; a request finds the whole of either or nothing.
 * @param {string} path
 * @param {string} passing where it is written first: a build that copies what is there must not meet it
 */
async function compressFile(path, passing) {
  const bytes = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_QUALITY]: bytes.length > LARGE_BYTES ? 10 : 11,
  };
  await writeFile(passing, await toGzip(bytes, { level: 9 }));
  await rename(passing, `${path}.gz`);
  await writeFile(passing, await toBrotli(bytes, { params }));
  await rename(passing, `${path}.br`);
}

/**
 * The text files of a folder that have no compressed form yet, the smallest first.
 * @param {string} folder
 */
async function uncompressed(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.map(({ parentPath, name }) => `${parentPath}/${name}`);
  const present = new Set(paths);
  const texts = paths.filter((path) => TEXT.test(path) && !present.has(`${path}.br`));
  const files = await Promise.all(
    texts.map(async (path) => ({ path, bytes: (await stat(path)).size })),
  );
  return files
    .filter(({ bytes }) => bytes >= WORTHWHILE_BYTES)
    .toSorted((one, two) => one.bytes - two.bytes)
    .map(({ path }) => path);
}

/**
 * Writes `.br` and `.gz` beside every text file of a folder that has none, so that no request compresses.
 * @param {string} folder
 * @param {number} atOnce how many files, each of which occupies a core
 */
export async function compressFolder(folder, atOnce) {
  const paths = (await uncompressed(folder)).values();
  const compress = async (/** @type {number} */ nth) => {
    const passing = `${folder}/.compressing-${process.pid}-${nth}`;
    for (const path of paths) await compressFile(path, passing);
  };
  await Promise.all(Array.from({ length: atOnce }, (_, nth) => compress(nth)));
}
