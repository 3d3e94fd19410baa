import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Router, useLocation } from 'wouter';
import type { PageState } from '@cortado/contract/page';
import { PageStateContext } from '../lib/page-data.ts';
import { useSessionSync } from '../lib/session.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Toaster } from '../ui/Toaster.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { Awake } from './Awake.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { loadThenNavigate, useCafeAhead, useScreenPreload } from './navigation.ts';
import { screenAt } from './screen-at.ts';
import { Screens } from './Screens.tsx';
import { SearchCounter } from './SearchCounter.tsx';
import { VersionCheck } from './VersionCheck.tsx';
import * as texts from '#messages/app';
import { useRouteFocus } from './useRouteFocus.ts';
import { useRouteScroll } from './useRouteScroll.ts';

function Frame() {
  const [path] = useLocation();
  const { isBare = false, isForWork = false } = screenAt(path).screen;
  useScreenPreload();
  useCafeAhead();
  useRouteScroll();
  // After it: what the address names is scrolled to.
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
