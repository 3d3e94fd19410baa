//@ts-check
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';

/** How long pages opened before a new build may still request their files, in ms. */
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** File name → when a newer build replaced it. In a folder that is not served. */
const LIST = '.vite/older-assets.json';

/** @param {string} folder @returns {Promise<Record<string, string>>} */
async function readList(folder) {
  const text = await readFile(`${folder}${LIST}`, 'utf8').catch(() => '{}');
  return JSON.parse(text);
}

/**
 * Adds to a fresh build the assets of the builds before it that open pages may still load. Their names carry a hash
 * of their content, so none overwrites another, and the compressed forms of those that stay are good too.
 * @param {string} present folder of the client that is served now, with a closing slash; need not exist
 * @param {string} fresh folder of the client that takes its place
 */
export async function copyOlderAssets(present, fresh, now = Date.now()) {
  const [files, own, replaced] = await Promise.all([
    readdir(`${present}assets`).catch(() => /** @type {string[]} */ ([])),
    readdir(`${fresh}assets`),
    readList(present),
  ]);
  const isOwn = new Set(own);
  /** @type {Record<string, string>} */
  const list = {};
  for (const file of files) {
    const since = replaced[file] ?? new Date(now).toISOString();
    if (!isOwn.has(file) && now - Date.parse(since) < WEEK_MS) list[file] = since;
  }
  await Promise.all(
    Object.keys(list).map((file) => copyFile(`${present}assets/${file}`, `${fresh}assets/${file}`)),
  );
  await writeFile(`${fresh}${LIST}`, JSON.stringify(list));
}
