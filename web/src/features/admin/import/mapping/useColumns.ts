import type { ImportColumns, ImportMapping } from '@cortado/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, errorText } from '../../../../lib/api.ts';
import { useDebouncedValue } from '../../../../lib/useDebouncedValue.ts';
import type { MappedFile } from '../import-state.ts';

const PAUSE_MS = 250;

/** What becomes of a file with the mapping that is chosen: what stood there stays until the answer is there. */
export function useColumns(
  { file: { name, head, key }, found: first }: MappedFile,
  chosen: ImportMapping,
): { found: ImportColumns; problem: string | null } {
  const mapping = useDebouncedValue(chosen, PAUSE_MS);
  const isChosen = mapping !== first.mapping;
  const { data, error } = useQuery({
    queryKey: ['POST /api/admin/imports/columns', mapping, key],
    queryFn: ({ signal }) =>
      call('POST /api/admin/imports/columns', { body: { name, content: head, mapping } }, signal),
    enabled: isChosen,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  });
  return { found: (isChosen && data) || first, problem: error && errorText(error) };
}
