import type { AdminCafe, ImportBatch, ImportPreview } from '@cortado/contract';
import { useAdminTest } from '../../../testing/admin-test.ts';

export const HEADING = 'id,name,address,neighborhood,latitude,longitude,phone,filters';
export const row = (id: number, more = ',,') =>
  `${id},Bench ${id},${id} Pier Rd,Harbor,41.${id},-70.5${more}`;

/** A directory with an admin who imports. @param open its database */
export function useImports(open: Parameters<typeof useAdminTest>[0]) {
  const opened = useAdminTest(open);
  const post = (path: string, body: object = {}) =>
    opened.admin.send('POST', `/api/admin${path}`, body);
  const previewFile = async (...lines: string[]) =>
    (
      await post('/imports/file', { name: 'a.csv', content: [HEADING, ...lines].join('\n') })
    ).json<ImportPreview>();
  const run = async (id: number, include: number[] = []) => {
    const answer = await post(`/imports/${id}/run`, { include });
    await opened.test.services.jobs.idle();
    return answer;
  };
  const batch = async (id: number) =>
    (await opened.admin.send('GET', `/api/admin/imports/${id}`)).json<ImportBatch>();
  const named = async (name: string) =>
    (await opened.admin.send('GET', '/api/admin/cafes'))
      .json<AdminCafe[]>()
      .filter((one) => one.name === name);
  return { opened, post, previewFile, run, batch, named };
}
