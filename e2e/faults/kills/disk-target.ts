import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { fillDisk, mountDisk, unmountDisk } from '../../../testing/small-disk.ts';
import { dataFolder, runCommand } from '../../helper/product.ts';
import type { Visitor } from '../../helper/visitor.ts';
import { signInAdmins } from './accounts.ts';
import { openProduct, untilReady, type Target } from './targets.ts';

const MEGABYTES = 250;
/** Few enough that the next writes need more. */
const MOST_LEFT_BYTES = 32 * 1024;
const LONGEST_FULL_MS = 3000;
const PAUSE_MS = 500;

const CAUSE = 'No space left on device';

const NO_BACKUP =
  /^(The backup could not be written to|The embedded database has stopped until there is room) .+/m;

/** A backup for which there is no room must say so, or that the database has none. */
async function expectNoBackup(settings: Record<string, string>): Promise<void> {
  const said = await runCommand('backup', [], settings).catch(
    ({ stderr }: { stderr: string }) => stderr,
  );
  if (!NO_BACKUP.test(said)) throw new Error(`A backup on a full disk said: ${said}`);
}

/** What is too large for the room that is left must be refused in words. */
async function expectRefused(admin: Visitor, ...request: Parameters<Visitor['send']>) {
  let answer = await admin.send(...request);
  // A writer has reached the limit of this account.
  while (answer.status === 429) {
    await sleep(PAUSE_MS);
    answer = await admin.send(...request);
  }
  const { message, code } = (await answer.json()) as { message?: string; code?: string };
  const isRefused = { 503: 'UNAVAILABLE', 507: 'NO_ROOM' }[answer.status] === code;
  if (!isRefused || !message)
    throw new Error(`${request[0]} was answered with ${answer.status} ${code} on a full disk.`);
}

/** A photo of noise, which has a megabyte or more. */
const largePhoto = () => {
  const raw = { width: 1000, height: 1000, channels: 3 } as const;
  return sharp(randomBytes(3_000_000), { raw }).jpeg({ quality: 95 }).toBuffer();
};

const largeFile = () => {
  const row = (_: unknown, at: number) =>
    `Cafe ${at},${at} Full Rd,Harbor,42,-71,${'x'.repeat(300)}`;
  const rows = Array.from({ length: 1000 }, row);
  return ['name,address,area,latitude,longitude,description', ...rows].join('\n');
};

/** The disk that the embedded database lies on: it is filled instead of killed. Null without the permission to mount. */
export async function diskTarget(filledData?: string): Promise<Target | null> {
  const folder = await dataFolder();
  if (!mountDisk(folder.path, MEGABYTES)) {
    await folder.remove();
    return null;
  }
  const unmounted = {
    path: folder.path,
    async remove() {
      unmountDisk(folder.path);
      await folder.remove();
    },
  };
  const product = await openProduct({ filledData, folder: unmounted });
  const { origin, settings } = product;
  const [admin] = await signInAdmins(product, 1);
  const { visitor } = admin!;
  const url = `${origin}/api`;
  let makeRoom = () => {};
  return {
    what: 'the disk of the embedded database',
    ...product,
    async kill(random) {
      makeRoom = fillDisk(folder.path, random(MOST_LEFT_BYTES));
      await expectRefused(visitor, `${url}/cafes/1/photos`, 'POST', await largePhoto());
      const file = { name: 'large', content: largeFile() };
      await expectRefused(visitor, `${url}/admin/imports/file`, 'POST', file);
      await expectNoBackup(settings);
      if (!product.output().includes(CAUSE))
        throw new Error(`The log does not say that the disk is full: ${product.output()}`);
      const { status } = await fetch(`${url}/cafes?limit=1`);
      if (status !== 200) throw new Error(`A read on a full disk was answered with ${status}.`);
      await sleep(random(LONGEST_FULL_MS));
    },
    async restart() {
      makeRoom();
      await untilReady(origin);
    },
  };
}
