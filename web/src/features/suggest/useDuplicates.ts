import type { LikelyDuplicate } from '@cortado/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api-query.ts';
import { useDebouncedValue } from '../../lib/useDebouncedValue.ts';
import type { SuggestValues } from './suggest-values.ts';

const DEBOUNCE_MS = 300;
const MIN_LETTERS = 3;
const NONE: readonly LikelyDuplicate[] = [];

/** Cafes that may be the one that is being typed; none, and no failure, before there is enough of it. */
export function useDuplicates({
  name,
  address,
  position,
}: SuggestValues): readonly LikelyDuplicate[] {
  const typed = useDebouncedValue(JSON.stringify([name.trim(), address.trim()]), DEBOUNCE_MS);
  const [settledName = '', settledAddress = ''] = JSON.parse(typed) as string[];
  const isEnough = settledName.length >= MIN_LETTERS;
  const { data = NONE } = useQuery({
    ...apiQuery('GET /api/suggestions/duplicates', {
      query: {
        name: settledName,
        ...(settledAddress && { address: settledAddress }),
        ...(position && { lat: position.latitude, lng: position.longitude }),
      },
    }),
    enabled: isEnough,
    placeholderData: keepPreviousData,
  });
  return isEnough ? data : NONE;
}
