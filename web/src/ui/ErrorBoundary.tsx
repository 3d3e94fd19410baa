import { Component, type ReactNode } from 'react';
import { PartError } from '../lib/lazy-part.ts';
import { buttonClass } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { RetryButton, type Failure } from './RetryButton.tsx';
import * as texts from '#messages/ui';

export type Fallback = ReactNode | ((failure: Failure) => ReactNode);

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What stands in; without it a screen says that something broke and offers the way on. */
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

/** Keeps an error to its children. React itself reports it to the console. Code that did not load is asked for again once there is a connection. */
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
    // Offline the whole page would not come either.
    const failure = { retry: this.#retry, retried: this.#retried && !isOffline };
    if (typeof fallback === 'function') return fallback(failure);
    if (fallback !== undefined) return fallback;
    return (
      <main>
        <EmptyState
          level={1}
          cover="espresso"
          tint="clay"
          title={isOffline ? texts.offlineHeading() : texts.failureHeading()}
          text={isOffline ? texts.offlineScreen() : texts.failureScreen()}
          action={<RetryButton className={buttonClass({ look: 'solid' })} {...failure} />}
        />
      </main>
    );
  }
}
