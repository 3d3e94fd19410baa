import { Suspense, type ReactNode } from 'react';
import { buttonClass } from './Button.tsx';
import { ErrorBoundary, type Fallback } from './ErrorBoundary.tsx';
import { Row } from './Layout.tsx';
import { RetryButton, type Failure } from './RetryButton.tsx';
import * as texts from '#messages/ui';

interface PartBoundaryProps {
  children: ReactNode;
  /** Stands in while the part loads. */
  waiting?: ReactNode;
  /** Stands in where it did not load; nothing for a part that the page can do without. */
  failed?: Fallback;
  /** Another key asks for a part that did not load once more. */
  resetKey?: string;
}

/** Stands in for a part that is needed. */
export const partFailed = (failure: Failure) => (
  <Row as="p" wrap role="alert">
    {texts.failurePart({
      retry: <RetryButton className={buttonClass({ size: 'small' })} {...failure} />,
    })}
  </Row>
);

/** Round a lazy part: where it is missing, the rest of the page goes on. */
export function PartBoundary({ children, waiting, failed = null, ...key }: PartBoundaryProps) {
  return (
    <ErrorBoundary fallback={failed} {...key}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}
