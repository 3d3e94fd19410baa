import type { AdminFilterCategory } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../../lib/api-query.ts';
import { errorText } from '../../../lib/api.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { WorkingButton } from '../../../ui/WorkingButton.tsx';
import { cafeLabel } from '../cafes/matching.ts';
import { useAdminCafes } from '../cafes/useAdminCafes.ts';
import { FilterTicks } from '../FilterTicks.tsx';
import * as texts from './texts.tsx';
import { useApplyFilters } from './useAdminFilters.ts';
import * as buttonStyles from '../../../ui/button.module.css';
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
  const { data = [], isPending, error } = useAdminCafes();
  const [cafeId, setCafeId] = useState(0);
  const [ids, setIds] = useState(NONE);
  const applying = useApplyFilters();
  const published = data.filter(({ status }) => status === 'published');
  const apply = () => {
    if (cafeId === 0 || ids.length === 0) {
      toast({
        tone: 'error',
        title: texts.applyIncompleteTitle,
        description: texts.applyIncomplete,
      });
      return;
    }
    applying.mutate(
      { params: { id: cafeId }, body: { filter_option_ids: ids } },
      { onSuccess: () => setIds(NONE) },
    );
  };
  return (
    <section
      className={`${panelStyles.panel} ${styles.applyFilters}`}
      aria-label={texts.applyHeading}
    >
      <h2>{texts.applyHeading}</h2>
      <SelectField
        label={texts.applyCafe}
        choices={[
          [0, isPending ? texts.applyLoadingCafes : texts.applyChooseCafe],
          ...published.map((cafe) => [cafe.id, cafeLabel(cafe)] as const),
        ]}
        value={cafeId}
        onChange={({ target }) => setCafeId(Number(target.value))}
      />
      {error && <p role="alert">{errorText(error)}</p>}
      {cafeId > 0 && <CurrentFilters cafeId={cafeId} />}
      <FilterTicks categories={categories} ticked={ids} onTick={setIds} />
      <WorkingButton
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.solid}`}
        working={applying.isPending ? texts.applyWorking : null}
        onClick={apply}
      >
        {texts.applyAction(ids.length)}
      </WorkingButton>
    </section>
  );
}
