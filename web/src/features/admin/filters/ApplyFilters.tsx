import type { AdminFilterCategory } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../../lib/api-query.ts';
import { errorText } from '../../../lib/api.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Columns, Row, Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { toast } from '../../../lib/toast.ts';
import { CafePicker, type PickedCafe } from '../CafePicker.tsx';
import { FilterTicks } from '../../cafe-editing/FilterTicks.tsx';
import { outcomeOf } from './words.ts';
import * as texts from '#messages/admin/filters';
import * as tagStyles from '../../../ui/tag.module.css';

const NONE: readonly number[] = [];

/** What a cafe carries now. */
function CurrentFilters({ cafeId }: { cafeId: number }) {
  const { data, error } = useQuery(
    apiQuery('GET /api/admin/cafes/{id}/filters', { params: { id: cafeId } }),
  );
  if (error) return <p role="alert">{texts.applyLoadFailed({ why: errorText(error) })}</p>;
  return (
    <Stack gap={8} aria-busy={!data}>
      <Text as="h3" size="ui" weight="strong">
        {texts.applyAppliedNow()}
      </Text>
      {data?.length === 0 && <Text size="small">{texts.applyNoneApplied()}</Text>}
      <Row as="ul" wrap>
        {data?.map((filter) => (
          <li key={filter.filter_option_id} className={tagStyles.tag}>
            {texts.applyApplied({
              category: filter.category_display_name,
              option: filter.display_name,
            })}
          </li>
        ))}
      </Row>
    </Stack>
  );
}

/** Adds filter options to a published cafe. */
export function ApplyFilters({ categories }: { categories: readonly AdminFilterCategory[] }) {
  const [cafe, setCafe] = useState<PickedCafe | null>(null);
  const [ids, setIds] = useState(NONE);
  const applying = useWrite('POST /api/admin/cafes/{id}/filters', {
    ...outcomeOf(texts.writeApply),
    next: () => setIds(NONE),
  });
  const apply = () => {
    if (!cafe || ids.length === 0) {
      const description = texts.applyIncomplete();
      return toast({ tone: 'error', title: texts.applyIncompleteTitle(), description });
    }
    applying.mutate({ params: { id: cafe.id }, body: { filter_option_ids: ids } });
  };
  return (
    <Card gap={16} title={texts.applyHeading()} aria-label={texts.applyHeading()}>
      <Columns of={3}>
        <CafePicker
          label={texts.applyCafe()}
          value={cafe}
          onPick={setCafe}
          none={texts.applyChooseCafe()}
          status="published"
        />
      </Columns>
      {cafe && <CurrentFilters cafeId={cafe.id} />}
      <FilterTicks categories={categories} ticked={ids} onTick={setIds} />
      <Row>
        <Button
          look="solid"
          working={applying.isPending ? texts.applyWorking() : null}
          onClick={apply}
        >
          {texts.applyAction({ count: ids.length })}
        </Button>
      </Row>
    </Card>
  );
}
