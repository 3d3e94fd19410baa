import type { AdminFilterCategory } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../../lib/api-query.ts';
import { errorText } from '../../../lib/api.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../lib/toast.ts';
import { CafePicker, type PickedCafe } from '../CafePicker.tsx';
import { FilterTicks } from '../../cafe-editing/FilterTicks.tsx';
import * as texts from './texts.tsx';
import * as panelStyles from '../../../ui/panel.module.css';
import * as tagStyles from '../../../ui/tag.module.css';
import * as styles from './filters-tab.module.css';

const NONE: readonly number[] = [];

/** What a cafe carries now. */
function CurrentFilters({ cafeId }: { cafeId: number }) {
  const { data, error } = useQuery(
    apiQuery('GET /api/admin/cafes/{id}/filters', { params: { id: cafeId } }),
  );
  if (error) return <p role="alert">{texts.applyLoadFailed(errorText(error))}</p>;
  return (
    <div className={styles.appliedNow} aria-busy={!data}>
      <h3>{texts.applyAppliedNow}</h3>
      {data?.length === 0 && <p className="t-small">{texts.applyNoneApplied}</p>}
      <ul>
        {data?.map((filter) => (
          <li key={filter.filter_option_id} className={tagStyles.tag}>
            {texts.applyApplied(filter.category_display_name, filter.display_name)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Adds filter options to a published cafe. */
export function ApplyFilters({ categories }: { categories: readonly AdminFilterCategory[] }) {
  const [cafe, setCafe] = useState<PickedCafe | null>(null);
  const [ids, setIds] = useState(NONE);
  const applying = useWrite('POST /api/admin/cafes/{id}/filters', {
    ...texts.writeApply,
    next: () => setIds(NONE),
  });
  const apply = () => {
    if (!cafe || ids.length === 0) {
      const description = texts.applyIncomplete;
      return toast({ tone: 'error', title: texts.applyIncompleteTitle, description });
    }
    applying.mutate({ params: { id: cafe.id }, body: { filter_option_ids: ids } });
  };
  return (
    <section
      className={`${panelStyles.panel} ${styles.applyFilters}`}
      aria-label={texts.applyHeading}
    >
      <h2>{texts.applyHeading}</h2>
      <CafePicker
        label={texts.applyCafe}
        value={cafe}
        onPick={setCafe}
        none={texts.applyChooseCafe}
        status="published"
      />
      {cafe && <CurrentFilters cafeId={cafe.id} />}
      <FilterTicks categories={categories} ticked={ids} onTick={setIds} />
      <Button look="solid" working={applying.isPending ? texts.applyWorking : null} onClick={apply}>
        {texts.applyAction(ids.length)}
      </Button>
    </section>
  );
}
