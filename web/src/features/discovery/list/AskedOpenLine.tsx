import type { Cafe } from '@cortado/contract';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { OpenLine } from '../../../ui/OpenLine.tsx';
import { PartBoundary } from '../../../ui/PartBoundary.tsx';
import { useDiscovery } from '../discovery-context.ts';

const OpenLineAt = lazyPart(() => import('./OpenLineAt.tsx'), 'OpenLineAt');

/** Whether a cafe is open at the time that the filter asks for, or now. */
export function AskedOpenLine({ cafe }: { cafe: Cafe }) {
  const { openAt } = useDiscovery().state;
  if (openAt === null || openAt === 'now') return <OpenLine cafe={cafe} />;
  return (
    <PartBoundary waiting={<OpenLine cafe={cafe} stateOf={() => null} />}>
      <OpenLineAt cafe={cafe} openAt={openAt} />
    </PartBoundary>
  );
}
