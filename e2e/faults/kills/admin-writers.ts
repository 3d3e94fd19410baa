import { setTimeout as sleep } from 'node:timers/promises';
import { photoFile } from '../../helper/photo-files.ts';
import { Journal } from './journal.ts';
import { rowsOf } from './rows.ts';
import { ask, type Materials, type Writer } from './writer.ts';

const adminOf = ({ accounts, random }: Materials) => accounts[random(accounts.length)]!.visitor;

/** Edits cafes: several fields at once, all with the same number. @param share which of two halves of the cafes */
export function editWriter(materials: Materials, share: 0 | 1): Writer {
  const { origin, cafes, random } = materials;
  const own = cafes.filter((_, at) => at % 2 === share);
  const journal = new Journal();
  let count = 0;
  return {
    journal,
    write() {
      const { id, name, address, area, latitude, longitude } = own[random(own.length)]!;
      const number = (count += 1) * 2 + share;
      const body = {
        name,
        address,
        neighborhood: area,
        latitude,
        longitude,
        description: `This is edit ${number}.`,
        phone: String(number),
        website: `https://example.org/${number}`,
      };
      return journal.write(
        String(id),
        [`${body.description} ${body.phone} ${body.website}`],
        async () =>
          (await ask(adminOf(materials), `${origin}/api/admin/cafes/${id}`, 'PUT', body)).outcome,
      );
    },
    find: (tables) =>
      new Map(
        rowsOf(tables, 'cafes')
          .filter(({ description }) => description!.startsWith('This is edit '))
          .map(({ id, description, phone, website }) => [
            id!,
            `${description} ${phone} ${website}`,
          ]),
      ),
  };
}

const ROWS = 5;
interface Batch {
  id: number;
  state: string;
}

/** Imports small files: previews one, runs it, and waits until it is done; one that fails is run again. */
export function importWriter(materials: Materials): Writer {
  const { origin, random } = materials;
  const url = `${origin}/api/admin/imports`;
  const journal = new Journal();
  let count = 0;
  const fileOf = (name: string) => {
    const degrees = (from: number) => (from + random(1_000_000) / 1_000_000).toFixed(6);
    const row = (_: unknown, at: number) =>
      `${name} ${at},${at} Long Rd,Harbor,${degrees(42)},${degrees(-71)}`;
    return ['name,address,area,latitude,longitude', ...Array.from({ length: ROWS }, row)].join(
      '\n',
    );
  };
  return {
    journal,
    async write() {
      const name = `batch-${(count += 1)}`;
      const admin = adminOf(materials);
      let batch: Batch | undefined;
      const previewed = await journal.write(name, ['previewed'], async () => {
        const body = { name, content: fileOf(name) };
        const answer = await ask<{ batch: Batch }>(admin, `${url}/file`, 'POST', body);
        batch = answer.body?.batch;
        return answer.outcome;
      });
      if (!batch) return previewed;
      const { id } = batch;
      const run = async () =>
        (await ask<Batch>(admin, `${url}/${id}/run`, 'POST', { include: [] })).outcome;
      const started = await journal.write(name, ['running', 'failed', 'done'], run);
      if (started !== 'acknowledged') return started;
      return journal.write(name, ['done'], async () => {
        for (;;) {
          const { outcome, body } = await ask<Batch>(admin, `${url}/${id}`);
          if (outcome !== 'acknowledged' || body?.state === 'done') return outcome;
          const again = body?.state === 'failed' ? await run() : outcome;
          if (again !== 'acknowledged') return again;
          await sleep(10);
        }
      });
    },
    find: (tables) =>
      new Map(rowsOf(tables, 'imports').map(({ location, state }) => [location!, state!])),
  };
}

/** Making the sizes of photos would leave no processor for the other writers. */
const PAUSE_MS = 300;

/** Uploads photos, no two the same, to one cafe after the other. */
export function uploadWriter(materials: Materials): Writer {
  const { origin, cafes } = materials;
  const journal = new Journal();
  let count = 0;
  return {
    journal,
    async write() {
      const { buffer } = await photoFile('photo.jpg', { width: 800 });
      const { id } = cafes[(count += 1) % cafes.length]!;
      const alt = `photo-${count}`;
      const url = `${origin}/api/cafes/${id}/photos?alt=${alt}`;
      const send = () => ask(adminOf(materials), url, 'POST', buffer);
      const outcome = await journal.write(alt, ['there'], async () => (await send()).outcome);
      await sleep(PAUSE_MS);
      return outcome;
    },
    find: (tables) => new Map(rowsOf(tables, 'photos').map(({ alt }) => [alt!, 'there'])),
  };
}
