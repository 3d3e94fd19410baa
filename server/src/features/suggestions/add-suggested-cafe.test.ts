import type { QueuedSuggestion } from '@cortado/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { sendJson, startPlaceServices } from '../../../../testing/place-services.ts';
import { useAdminTest } from '../../testing/admin-test.ts';
import { testEngines } from '../../testing/database.ts';
import { collectLog } from '../../testing/log.ts';

const services = await startPlaceServices((_asked, response) => sendJson(response, {}, 403));
afterAll(() => services.close());

describe.each(testEngines)('a suggested cafe on $name', ({ open }) => {
  const { logger, lines } = collectLog();
  const opened = useAdminTest(open, {
    environment: { PLACES_PROVIDER: 'osm', PHOTON_URL: services.url },
    seed: 'none',
    logger,
  });

  it('says that the place service refuses to look its address up, and logs it', async () => {
    const suggestion = { name: 'Cafe Landwer', address: '383 Chestnut Hill Ave, Boston' };
    await opened.admin.send('POST', '/api/suggestions', suggestion);
    const rows = await opened.admin.send('GET', '/api/admin/suggestions?kind=new_cafe');
    const { id } = rows.json<QueuedSuggestion[]>()[0]!;
    const accept = (body: object) =>
      opened.admin.send('POST', `/api/admin/suggestions/${id}/accept`, body);
    expect((await accept({})).json()).toMatchObject({
      code: 'INVALID_REQUEST',
      fields: {
        position: 'We couldn’t look up this address right now. Please set its position',
      },
    });
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'An address could not be looked up.',
        err: expect.objectContaining({
          causes: [expect.objectContaining({ message: 'It answered 403.' })],
        }),
      }),
    );
    const position = { latitude: 42.33, longitude: -71.15 };
    expect((await accept({ position })).json()).toMatchObject({ state: 'accepted' });
  });
});
