import { expect, it } from 'vitest';
import { createServerDatabase } from '../../testing/server-database.ts';
import { ADMIN } from '../helper/admin-account.ts';
import { endUnderLoad } from '../helper/ending.ts';
import { dataFolder } from '../helper/product.ts';

/** The short form of `e2e/faults/sigterm.test.ts`. */
it('SIGTERM under load loses no request and no write', async () => {
  const folder = await dataFolder();
  const database = await createServerDatabase();
  try {
    const { ended, lost, forgotten } = await endUnderLoad({
      settings: {
        DATABASE_URL: database.url,
        DATA_DIR: folder.path,
        ADMIN_PASSWORD: ADMIN.password,
        TRUST_PROXY: '1',
      },
      round: 0,
      lingering: [''],
    });
    expect({ code: ended.code, lost, forgotten }).toEqual({ code: 0, lost: [], forgotten: [] });
  } finally {
    await database.drop();
    await folder.remove();
  }
});
