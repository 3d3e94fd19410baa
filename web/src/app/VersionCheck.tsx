import { useEffect, useState } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { usePageState } from '../lib/page-data.ts';
import { PartBoundary } from '../ui/PartBoundary.tsx';

const NewVersion = lazyPart(() => import('./NewVersion.tsx'), 'NewVersion');

/** From the first time somebody comes back to this tab, tells when the server has newer pages. */
export function VersionCheck() {
  const { version } = usePageState();
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    const onChange = () => setBack((before) => before || document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return (
    version !== null &&
    isBack && (
      <PartBoundary>
        <NewVersion version={version} />
      </PartBoundary>
    )
  );
}
