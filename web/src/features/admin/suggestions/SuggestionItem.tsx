import { useQuery } from '@tanstack/react-query';
import { Async } from '../../../ui/Async.tsx';
import { apiQuery } from '../../../lib/api-query.ts';
import { ApiError, errorText } from '../../../lib/api.ts';
import { ItemBody } from './ItemBody.tsx';
import { ItemBar } from './ItemBar.tsx';
import * as texts from '#messages/admin/suggestions';
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
  const query = useQuery({
    ...apiQuery('GET /api/admin/suggestions/{id}', { params: { id } }),
    staleTime: 0,
    refetchInterval: REFETCH_MS,
  });
  const { error } = query;
  const isGone = error instanceof ApiError && error.status === 404;
  const data = isGone ? undefined : query.data;
  return (
    <section className={styles.item} aria-label={data?.name}>
      {bar.isPhone && <ItemBar {...bar} />}
      <Async
        query={{ ...query, data }}
        failed={texts.itemFailed()}
        why={(reason) => (isGone ? texts.itemGone() : errorText(reason))}
      >
        {(suggestion) => (
          <ItemBody
            suggestion={suggestion}
            steps={bar.isPhone ? null : bar}
            onDecided={onDecided}
            onAllDecided={onAllDecided}
            onReopened={onReopened}
          />
        )}
      </Async>
    </section>
  );
}
