import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { usePageState } from '../lib/page-data.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { Awake } from './Awake.tsx';
import { RequireViewer } from './RequireViewer.tsx';
import { screenAt, shownAddress } from './screen-at.ts';

/** The screen at the present address. */
function ScreenHere() {
  const [path] = useLocation();
  const { devTools } = usePageState();
  const { screen, params } = screenAt(shownAddress(path, devTools));
  if (!screen.access) return screen.show(params);
  // The spinner of the session stays while the screen is loaded: an empty page would show the footer at its top.
  return (
    <Suspense fallback={<Spinner />}>
      <RequireViewer access={screen.access}>
        {(viewer) => screen.show(params, viewer)}
      </RequireViewer>
    </Suspense>
  );
}

/** The screen at the present address, once its code is there. */
export function Screens() {
  return (
    <Suspense fallback={<main aria-busy="true" />}>
      <ScreenHere />
      <Awake part="screen" />
    </Suspense>
  );
}
