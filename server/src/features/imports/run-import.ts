import type { ImportBatch } from '@cortado/contract';
import type { MemberContext } from '../../http/route.ts';
import { presentBatch } from './present-batch.ts';
import { claimBatch, runBatch } from './run-batch.ts';

/**
 * Starts an import that was previewed, or continues one that was cut off. It runs on after the answer.
 * @param include row numbers of likely duplicates that come in all the same
 * @param swap swaps latitude and longitude where they look swapped
 * @throws AppError IMPORT_NOT_FOUND or IMPORT_NOT_READY
 */
export async function runImport(
  context: MemberContext,
  { id, include, swap }: { id: number; include: readonly number[]; swap: boolean },
): Promise<ImportBatch> {
  const claimed = await claimBatch(context, id, { chosen: include, swap });
  context.services.background.run(() => runBatch(context, claimed));
  return presentBatch(claimed, context.services.now());
}
