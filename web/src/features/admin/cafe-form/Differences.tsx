import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';
import { useFilterCategories } from '../../../lib/catalogue.ts';
import { fieldDifferences } from './field-differences.ts';
import type { CafeValues } from './form-values.ts';
import * as texts from './texts.ts';
import * as styles from './differences.module.css';

interface DifferencesProps {
  cafeId: number;
  values: CafeValues;
  filterIds: readonly number[];
}

/** What the stored cafe and the form say otherwise, field by field, so that one knows what one replaces. */
export function Differences({ cafeId, values, filterIds }: DifferencesProps) {
  const categories = useFilterCategories();
  const { data } = useQuery({
    // Beside the one that the form began from.
    ...apiQuery('GET /api/admin/cafes/{id}', { params: { id: cafeId } }, 'newest'),
    gcTime: 0,
  });
  if (!data) return null;
  const differences = fieldDifferences(data, { values, filterIds }, categories);
  if (differences.length === 0) return <p className={styles.none}>{texts.staleSame}</p>;
  return (
    <table className={styles.differences}>
      <thead>
        <tr>
          <th scope="col">{texts.staleField}</th>
          <th scope="col">{texts.staleTheirs}</th>
          <th scope="col">{texts.staleYours}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ label, theirs, mine }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <bdi>{theirs || texts.staleEmpty}</bdi>
            </td>
            <td>
              <bdi>{mine || texts.staleEmpty}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
