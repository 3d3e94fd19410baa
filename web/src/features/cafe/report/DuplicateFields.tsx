import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';
import { Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Radio } from '../../../ui/Choice.tsx';
import type { FieldsProps } from './useReport.ts';
import * as texts from '#messages/cafe/report';
import * as fieldStyles from '../../../ui/field.module.css';

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
    <Stack as="fieldset" gap={4}>
      <Text as="legend" size="ui" weight="strong">
        {texts.duplicates()}
      </Text>
      {others.map(({ cafe: other }) => (
        <Radio
          key={other.id}
          name="duplicate"
          checked={given.duplicateOf === String(other.id)}
          onCheck={() => choose(String(other.id))}
        >
          <span>
            {other.name}
            <Text as="span" tone="faint" weight="regular">
              {' '}
              {other.area}
            </Text>
          </span>
        </Radio>
      ))}
      <Radio name="duplicate" checked={given.duplicateOf === ''} onCheck={() => choose('')}>
        <span>{texts.duplicateOther()}</span>
      </Radio>
      <output className={fieldStyles.hint}>
        {error ? texts.duplicatesFailed() : data ? '' : texts.duplicatesSearching()}
      </output>
    </Stack>
  );
}
