import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';
import { Radio } from '../../../ui/Choice.tsx';
import type { FieldsProps } from './useReport.ts';
import * as texts from '#messages/cafe/report';
import * as fieldStyles from '../../../ui/field.module.css';
import * as styles from './report.module.css';

/** Which cafe is the same as this one: those that are like it, or another one. */
export function DuplicateFields({ cafe, form, given }: FieldsProps) {
  const { data, error } = useQuery(
    apiQuery('GET /api/suggestions/duplicates', {
      query: {
        name: cafe.name,
        address: cafe.address,
        lat: Number(cafe.latitude),
        lng: Number(cafe.longitude),
      },
    }),
  );
  const others = data?.filter((one) => one.cafe.id !== cafe.id) ?? [];
  const choose = (id: string) => form.setValue('duplicateOf', id);
  return (
    <fieldset className={styles.choices}>
      <legend>{texts.duplicates()}</legend>
      {others.map(({ cafe: other }) => (
        <Radio
          key={other.id}
          name="duplicate"
          checked={given.duplicateOf === String(other.id)}
          onCheck={() => choose(String(other.id))}
        >
          <span>
            {other.name}
            <span className={styles.explained}> {other.area}</span>
          </span>
        </Radio>
      ))}
      <Radio name="duplicate" checked={given.duplicateOf === ''} onCheck={() => choose('')}>
        <span>{texts.duplicateOther()}</span>
      </Radio>
      <output className={fieldStyles.hint}>
        {error ? texts.duplicatesFailed() : data ? '' : texts.duplicatesSearching()}
      </output>
    </fieldset>
  );
}
