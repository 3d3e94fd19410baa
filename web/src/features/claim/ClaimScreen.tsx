import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api-query.ts';
import { ApiError, errorText } from '../../lib/api.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Sides } from '../../ui/Layout.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { ClaimAside } from './ClaimAside.tsx';
import { ClaimSection } from './ClaimSection.tsx';
import * as texts from '#messages/claim';

/** Where a member shows that a cafe is theirs. */
export function ClaimScreen({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(
    apiQuery('GET /api/cafes/{id}/claim', { params: { id } }),
  );
  const isMissing = error instanceof ApiError && error.status === 404;
  useTitle(isMissing ? texts.missing() : texts.title());
  if (isMissing) {
    return (
      <main>
        <EmptyState
          level={1}
          cover="corner"
          tint="harbor"
          title={texts.missing()}
          text={texts.missingAbout()}
          link={{ href: '/', text: texts.missingHome() }}
        />
      </main>
    );
  }
  if (data) {
    return (
      <Sides onTablet as="main" gap={48} className="wrap page">
        <ClaimSection options={data} />
        <ClaimAside cafe={data.cafe} />
      </Sides>
    );
  }
  if (!error) return <Spinner />;
  return (
    <main>
      <LoadFailed title={texts.failed()} text={errorText(error)} onRetry={refetch} />
    </main>
  );
}
