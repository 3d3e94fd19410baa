import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Router, useLocation, Redirect, useSearch } from 'wouter';
import type { PageState } from '@cortado/contract/page';
import { Suspense, useEffect, useState, useLayoutEffect } from 'react';
import { PageStateContext, usePageState } from '../lib/page-data.ts';
import { useSessionSync, useSession } from '../lib/session.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Toaster } from '../ui/Toaster.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { loadThenNavigate, useCafeAhead, useScreenPreload } from './navigation.ts';
import { screenAt, shownAddress } from './screen-at.ts';
import type { Screen } from './ScreenTable.tsx';
import { useRouteFocus, useRouteScroll } from './useRouteFocus.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { signInPath } from '../lib/return-to.ts';
import { boundedPart, ErrorBoundary } from '../ui/PartBoundary.tsx';
import { useIsHydrated } from '../lib/useClientValue.ts';
import * as texts from '#messages/app';

const SettledSearch = boundedPart(() => import('./SettledSearch.tsx'), 'SettledSearch', {
  failed: null,
});

/** Counts searches, from the first one on: most visits begin without any. */
function SearchCounter() {
  const search = useSearch();
  const isHydrated = useIsHydrated();
  const [isWanted, setWanted] = useState(false);
  if (isHydrated && search !== '' && !isWanted) setWanted(true);
  return isWanted && <SettledSearch />;
}

/**
 * Notifies first-paint/ once that this part of the page listens. React hydrates a Suspense boundary as a
 * whole, and after what is around it, so this is in both. The microtask is after the commit and before any event.
 */
function Awake({ part }: { part: 'frame' | 'screen' }) {
  useLayoutEffect(() => {
    queueMicrotask(() => window.dispatchEvent(new CustomEvent('awake', { detail: part })));
  }, [part]);
  return null;
}

const NewVersion = boundedPart(() => import('./NewVersion.tsx'), 'NewVersion', { failed: null });

/** Once somebody has come back to this tab, says when the server has newer pages. */
function VersionCheck() {
  const { version } = usePageState();
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    const onChange = () => setBack((before) => before || document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return version !== null && isBack && <NewVersion version={version} />;
}

interface ForViewerProps {
  screen: Extract<Screen, { access: string }>;
  params: Parameters<Screen['show']>[0];
}

/** A screen for those who may see it: a guest is asked to sign in first, a member without the role is sent home. */
function ForViewer({ screen, params }: ForViewerProps) {
  const { viewer, isLoading, error } = useSession();
  const [path] = useLocation();
  if (isLoading) return <Spinner />;
  if (error && !viewer) throw error;
  if (!viewer) return <Redirect to={signInPath(path + window.location.search)} replace />;
  if (screen.access === 'admin' && viewer.role !== 'admin') return <Redirect to="/" replace />;
  return screen.show(params, viewer);
}

/** The screen at the present address. */
function ScreenHere() {
  const [path] = useLocation();
  const { devTools } = usePageState();
  const { screen, params } = screenAt(shownAddress(path, devTools));
  if (!screen.access) return screen.show(params);
  // The spinner of the session stays while the screen is loaded: an empty page would show the footer at its top.
  return (
    <Suspense fallback={<Spinner />}>
      <ForViewer screen={screen} params={params} />
    </Suspense>
  );
}

/** The screen at the present address, once its code is there. */
function Screens() {
  return (
    <Suspense fallback={<main aria-busy="true" />}>
      <ScreenHere />
      <Awake part="screen" />
    </Suspense>
  );
}

function Frame() {
  const [path] = useLocation();
  const { isBare = false, isForWork = false } = screenAt(path).screen;
  useScreenPreload();
  useCafeAhead();
  useRouteScroll();
  // After it: the browser has scrolled to the fragment.
  useRouteFocus();
  useSessionSync();
  return (
    <>
      <LinkButton look="solid" className="skip-link" plain href="#content">
        {texts.frameSkip()}
      </LinkButton>
      {path === '/' && (
        <LinkButton look="solid" className="skip-link" plain href="#cafes">
          {texts.frameSkipToCafes()}
        </LinkButton>
      )}
      {!isBare && <Header />}
      <div id="content" tabIndex={-1}>
        <ErrorBoundary resetKey={path}>
          <Screens />
        </ErrorBoundary>
      </div>
      {!isBare && !isForWork && <Footer />}
      <Toaster />
      <VersionCheck />
      <SearchCounter />
      <Awake part="frame" />
    </>
  );
}

/** The whole product: the same tree on the server and in the browser. */
export function App({ page, queries }: { page: PageState; queries: QueryClient }) {
  return (
    <PageStateContext value={page}>
      <QueryClientProvider client={queries}>
        <Router aroundNav={loadThenNavigate}>
          <Frame />
        </Router>
      </QueryClientProvider>
    </PageStateContext>
  );
}
