import { Component, Suspense, type ReactNode } from 'react';
import { lazyPart, PartError, type PropsIn } from '../lib/lazy-part.ts';
import { buttonClass } from './Button.tsx';
import { EmptyScreen } from './EmptyState.tsx';
import { Row } from './Layout.tsx';
import * as texts from '#messages/ui';
import * as fillerStyles from './filler.module.css';

export interface Failure {
  /** Renders what failed once more. */
  retry: () => void;
  /** Whether that was tried before: then it offers to reload the page. */
  retried: boolean;
}

/** 'Try again', which leaves the focus near what is tried. */
export function RetryButton({ retry, retried, className }: Failure & { className: string }) {
  return (
    <button
      type="button"
      className={className}
      onClick={({ currentTarget }) => {
        if (retried) return window.location.reload();
        currentTarget.parentElement!.closest<HTMLElement>('[tabindex]')?.focus();
        retry();
      }}
    >
      {retried ? texts.loadPageAgain() : texts.tryAgain()}
    </button>
  );
}

type Fallback = ReactNode | ((failure: Failure) => ReactNode);

interface ErrorBoundaryProps {
  children: ReactNode;
  /** The fallback; without it a screen says that something broke and links to another. */
  fallback?: Fallback;
  /** Another key tries again, as another address does. */
  resetKey?: string;
}

interface State {
  failed: boolean;
  /** Whether it failed because there is no connection. */
  isOffline: boolean;
  resetKey: string | undefined;
}

/** Catches the errors of its children. React itself reports it to the console. Code that did not load is loaded again once there is a connection. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, isOffline: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, isOffline: error instanceof PartError && !navigator.onLine };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State) {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof PartError)) return;
    error.forget();
    window.addEventListener('online', this.#onOnline, { once: true });
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.#onOnline);
  }

  readonly #onOnline = () => this.setState({ failed: false });

  #retried = false;
  readonly #retry = () => {
    this.#retried = true;
    this.setState({ failed: false });
  };

  override render() {
    const { children, fallback } = this.props;
    const { failed, isOffline } = this.state;
    if (!failed) return children;
    // Offline a reload would fail too.
    const failure = { retry: this.#retry, retried: this.#retried && !isOffline };
    if (typeof fallback === 'function') return fallback(failure);
    if (fallback !== undefined) return fallback;
    return (
      <EmptyScreen
        cover="espresso"
        tint="clay"
        title={isOffline ? texts.offlineHeading() : texts.failureHeading()}
        text={isOffline ? texts.offlineScreen() : texts.failureScreen()}
        action={<RetryButton className={buttonClass({ look: 'solid' })} {...failure} />}
      />
    );
  }
}

interface PartBoundaryProps {
  children: ReactNode;
  /** Shown while the part loads. */
  waiting?: ReactNode;
  /** Shown where it did not load; nothing for a part that the page can do without. */
  failed?: Fallback;
  /** Another key loads a failed part again. */
  resetKey?: string;
}

/** The fallback for a part that is needed. */
export const partFailed = (failure: Failure) => (
  <Row as="p" wrap role="alert">
    {texts.failurePart({
      retry: <RetryButton className={buttonClass({ size: 'small' })} {...failure} />,
    })}
  </Row>
);

/** For a lazy part: where it is missing, the rest of the page still works. */
export function PartBoundary({ children, waiting, failed = null, ...key }: PartBoundaryProps) {
  return (
    <ErrorBoundary fallback={failed} {...key}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/**
 * A lazy part in a boundary of its own.
 * @param failed as of the boundary: null for a part that the page can do without
 * @param loading what is shown meanwhile
 */
export function boundedPart<Module, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
  { failed = partFailed, loading }: { failed?: Fallback; loading?: () => string } = {},
) {
  const Part = lazyPart(load, name);
  const Bounded = (props: PropsIn<Module, Name>) => (
    <PartBoundary
      failed={failed}
      waiting={loading && <p className={fillerStyles.filler}>{loading()}</p>}
    >
      <Part {...props} />
    </PartBoundary>
  );
  return Object.assign(Bounded, { displayName: name, preload: Part.preload });
}
