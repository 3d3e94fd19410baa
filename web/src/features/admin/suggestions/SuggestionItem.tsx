import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';
import { ApiError, errorText } from '../../../lib/api.ts';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import { ItemBody } from './ItemBody.tsx';
import { ItemBar } from './ItemBar.tsx';
import * as texts from './texts.tsx';
import * as adminStyles from '../admin.module.css';
import * as styles from './item.module.css';

/** How often it is looked for a change by somebody else. */
const REFETCH_MS = 15_000;

interface SuggestionItemProps {
  id: number;
  isPhone: boolean;
  /** Where it stands in the list; null where it does not. */
  place: { at: number; of: number } | null;
  hrefOfList: string;
  onStep: (steps: 1 | -1) => void;
  onDecided: () => void;
  onAllDecided: () => void;
  onReopened: (id: number) => void;
}

/** One suggestion, as it stands now. */
export function SuggestionItem({
  id,
  onDecided,
  onAllDecided,
  onReopened,
  ...bar
}: SuggestionItemProps) {
  const { data, error, refetch } = useQuery({
    ...apiQuery('GET /api/admin/suggestions/{id}', { params: { id } }),
    staleTime: 0,
    refetchInterval: REFETCH_MS,
  });
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <section className={styles.item} aria-label={data?.name}>
      {bar.isPhone && <ItemBar {...bar} />}
      {data && !isGone ? (
        <ItemBody
          suggestion={data}
          steps={bar.isPhone ? null : bar}
          onDecided={onDecided}
          onAllDecided={onAllDecided}
          onReopened={onReopened}
        />
      ) : error ? (
        <LoadFailed
          title={texts.itemFailed}
          text={isGone ? texts.itemGone : errorText(error)}
          onRetry={refetch}
        />
      ) : (
        <div className={adminStyles.waiting} aria-busy="true" />
      )}
    </section>
  );
}
