import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';
import { useFilterCategories } from '../../../lib/catalogue.ts';
import { DifferenceTable } from '../../cafe-editing/DifferenceTable.tsx';
import { fieldDifferences } from './field-differences.ts';
import type { CafeValues } from './form-values.ts';

interface DifferencesProps {
  cafeId: number;
  values: CafeValues;
  filterIds: readonly number[];
}

/** Where the form and the cafe as it is stored by now differ. */
export function Differences({ cafeId, values, filterIds }: DifferencesProps) {
  const categories = useFilterCategories();
  const { data } = useQuery({
    // Beside the one that the form began from.
    ...apiQuery('GET /api/admin/cafes/{id}', { params: { id: cafeId } }, 'newest'),
    gcTime: 0,
  });
  if (!data) return null;
  return (
    <DifferenceTable differences={fieldDifferences(data, { values, filterIds }, categories)} />
  );
}
