import type { HoursPreview } from '@cortado/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useDebouncedValue } from '../../lib/useDebouncedValue.ts';

const DELAY_MS = 400;

/** Where a cafe is, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

function previewQuery(text: string, at: Position | null) {
  const body = { text, latitude: at?.latitude ?? 0, longitude: at?.longitude ?? 0 };
  return queryOptions({
    queryKey: ['POST /api/hours/preview', body],
    queryFn: ({ signal }): Promise<HoursPreview> =>
      call('POST /api/hours/preview', { body }, signal),
    enabled: at !== null,
    staleTime: Infinity,
  });
}

/**
 * How hours would appear, once nothing has been typed for a while.
 * @param text one rule a line, as its errors are told
 * @param at null where the cafe's place is not known
 */
export function useHoursPreview(text: string, saved: string, at: Position | null) {
  const settled = useDebouncedValue(text, DELAY_MS);
  const { data, isPlaceholderData } = useQuery({
    ...previewQuery(settled, at),
    placeholderData: keepPreviousData,
  });
  const stored = useQuery(previewQuery(saved, at)).data;
  const isOfText = settled === text && data !== undefined && !isPlaceholderData;
  return {
    /** Null while the very text can be read, or is not checked yet. */
    error: (isOfText && data.error) || null,
    warnings: isOfText ? data.warnings : [],
    /** Of the text, or of what stands while that can't be read. */
    shown: data?.error ? stored : data,
    stored,
    isStored: data?.error != null,
    timeZone: (data ?? stored)?.timeZone,
  };
}
