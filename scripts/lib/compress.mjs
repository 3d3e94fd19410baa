//@ts-check
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|mjs|css|html|svg|json|geojson|txt|xml|webmanifest|map)$/;
const WORTHWHILE_BYTES = 1_024;
/** Larger files take seconds for the last 3 %. */
const LARGE_BYTES = 400_000;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** @param {string} path */
async function compressFile(path) {
  const bytes = await readFile(path);
  if (bytes.length < WORTHWHILE_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_QUALITY]: bytes.length > LARGE_BYTES ? 10 : 11,
  };
  const [brotli, gzipped] = await Promise.all([
    toBrotli(bytes, { params }),
    toGzip(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}

/**
 * Writes `.br` and `.gz` beside every text file of a folder, so that no request compresses.
 * @param {string} folder
 */
export async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && TEXT.test(entry.name))
      .map((entry) => compressFile(`${entry.parentPath}/${entry.name}`)),
  );
}
