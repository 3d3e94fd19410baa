import { Component, type ReactNode } from 'react';
import { EmptyState } from './EmptyState.tsx';
import * as styles from './button.module.css';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What stands in; without it a screen says that something broke and offers the way on. */
  fallback?: ReactNode;
}

/** The last resort. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { children, fallback } = this.props;
    if (!this.state.failed) return children;
    if (fallback !== undefined) return fallback;
    return (
      <main>
        <EmptyState
          level={1}
          cover="espresso"
          tint="clay"
          title="Something went wrong"
          text="This page could not be shown. Loading it again usually helps."
          action={
            <a className={`${styles.button} ${styles.solid}`} href={window.location.href}>
              Try again
            </a>
          }
        />
      </main>
    );
  }
}
