import { Component, type ReactNode } from 'react';
import { PartError } from '../lib/lazy-part.ts';
import { buttonClass } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { RetryButton, type Failure } from './RetryButton.tsx';
import * as texts from './texts.tsx';

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
  resetKey: string | undefined;
}

/** Keeps an error to its children. React itself reports it to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State) {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PartError) error.forget();
  }

  #retried = false;
  readonly #retry = () => {
    this.#retried = true;
    this.setState({ failed: false });
  };

  override render() {
    const { children, fallback } = this.props;
    if (!this.state.failed) return children;
    const failure = { retry: this.#retry, retried: this.#retried };
    if (typeof fallback === 'function') return fallback(failure);
    if (fallback !== undefined) return fallback;
    return (
      <main>
        <EmptyState
          level={1}
          cover="espresso"
          tint="clay"
          title={texts.failureHeading}
          text={texts.failureScreen}
          action={<RetryButton className={buttonClass({ look: 'solid' })} {...failure} />}
        />
      </main>
    );
  }
}
