import type { ImportBatch } from '@cortado/contract';
import { desc, ne } from 'drizzle-orm';
import { imports } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { batchColumns } from './batches-repository.ts';
import { presentBatch } from './present-batch.ts';

const MAX_BATCHES = 50;

/** The last imports, newest first, without those that were only looked at. */
export async function listImports({ services }: MemberContext): Promise<ImportBatch[]> {
  const rows = await services.database.db
    .select(batchColumns)
    .from(imports)
    .where(ne(imports.state, 'previewed'))
    .orderBy(desc(imports.id))
    .limit(MAX_BATCHES);
  return rows.map((row) => presentBatch(row));
}
