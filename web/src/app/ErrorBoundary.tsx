import { Component, type ReactNode } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';

/** The last resort: says that something broke and offers the way on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main>
        <EmptyState
          level={1}
          cover="espresso"
          tint="clay"
          title="Something went wrong"
          text="This page could not be shown. Loading it again usually helps."
          action={
            <a className="btn btn-solid" href={window.location.href}>
              Try again
            </a>
          }
        />
      </main>
    );
  }
}
