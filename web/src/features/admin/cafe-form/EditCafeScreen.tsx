import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';
import { ApiError, errorText } from '../../../lib/api.ts';
import { useTitle } from '../../../lib/useTitle.ts';
import { Async } from '../../../ui/Async.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { EditCafeForm } from './EditCafeForm.tsx';
import { FormFrame } from './FormFrame.tsx';
import * as texts from '#messages/admin/cafe-form';
import * as styles from '../admin.module.css';

/** A cafe's form, once the cafe is read. It is refetched each time, because others edit too. */
export function EditCafeScreen({ id }: { id: number }) {
  useTitle(texts.editCafeTitle());
  const queries = useQueryClient();
  const cafeQuery = apiQuery('GET /api/admin/cafes/{id}', { params: { id } });
  const cafe = useQuery({ ...cafeQuery, gcTime: 0 });
  const { data, error } = cafe;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <main className={styles.admin}>
        <EmptyState
          level={1}
          cover="window"
          tint="oat"
          title={texts.editCafeNotFound()}
          text={texts.editCafeNotFoundDescription()}
          link={{ href: '/admin?tab=cafes', text: texts.editCafeToList() }}
        />
      </main>
    );
  }
  // The frame stays while the form comes in, so that the focus stays on its heading.
  return (
    <FormFrame title={data ? texts.editCafeTitleFor({ cafe: data.name }) : texts.editCafeTitle()}>
      <Async query={cafe} failed={texts.editCafeLoadFailed()} why={errorText}>
        {(found) => (
          <EditCafeForm
            cafe={found}
            onStored={(stored) => queries.setQueryData(cafeQuery.queryKey, stored)}
          />
        )}
      </Async>
    </FormFrame>
  );
}
