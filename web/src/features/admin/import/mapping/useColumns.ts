import type { ImportColumns, ImportMapping } from '@cortado/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { call, errorText } from '../../../../lib/api.ts';
import { useDebouncedValue } from '../../../../lib/useDebouncedValue.ts';
import { headOf } from '../file-head.ts';
import type { MappedFile } from '../import-state.ts';

const PAUSE_MS = 250;

/** What becomes of a file with the mapping that is chosen: what stood there stays until the answer is there. */
export function useColumns(
  { file, found: first }: MappedFile,
  chosen: ImportMapping,
): { found: ImportColumns; problem: string | null } {
  const [found, setFound] = useState(first);
  const mapping = useDebouncedValue(chosen, PAUSE_MS);
  const { mutate, error } = useMutation({
    mutationFn: () =>
      call('POST /api/admin/imports/columns', { body: { ...headOf(file), mapping } }),
  });
  // Only the last one of several questions calls back.
  const look = useEffectEvent(() => mutate(undefined, { onSuccess: setFound }));
  useEffect(() => {
    if (mapping !== first.mapping) look();
  }, [mapping, first.mapping]);
  return { found, problem: error && errorText(error) };
}
