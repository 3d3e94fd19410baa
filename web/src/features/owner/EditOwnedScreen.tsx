import type { OwnedCafe } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { apiQuery } from '../../lib/api-query.ts';
import { errorText } from '../../lib/api.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { EditOwnedForm } from './EditOwnedForm.tsx';
import * as texts from './texts.ts';
import * as styles from './edit-owned.module.css';

/** The form of a member's own cafe. Once begun it stays, also if the cafe is taken away: what was typed is in it. */
export function EditOwnedScreen({ id }: { id: number }) {
  useTitle(texts.editTitle);
  const { data, error, refetch } = useQuery({
    ...apiQuery('GET /api/owner/cafes', undefined, id),
    gcTime: 0,
  });
  const found = data?.find(({ cafe }) => cafe.id === id);
  const [begun, setBegun] = useState<OwnedCafe | null>(null);
  if (found && !begun) setBegun(found);
  if (data && !found && !begun) {
    return (
      <main className={`wrap ${styles.page}`}>
        <EmptyState
          level={1}
          cover="window"
          tint="oat"
          title={texts.notYours}
          text={texts.notYoursAbout}
          link={{ href: '/owner', text: texts.toMine }}
        />
      </main>
    );
  }
  return (
    <main className={`wrap ${styles.page}`}>
      <Link className={styles.back} href="/owner">
        <ArrowLeft size={16} aria-hidden="true" />
        {texts.toMine}
      </Link>
      <h1 className="t-h2" tabIndex={-1}>
        {begun ? texts.editTitleOf(begun.cafe.name) : texts.editTitle}
      </h1>
      {begun && <EditOwnedForm owned={begun} onStored={setBegun} />}
      {error && !begun && (
        <LoadFailed title={texts.failed} text={errorText(error)} onRetry={refetch} />
      )}
      {!begun && !error && <div className={styles.waiting} aria-busy="true" />}
    </main>
  );
}
