import type { ReactNode } from 'react';
import { LoadFailed } from './LoadFailed.tsx';
import { Skeleton } from './Skeleton.tsx';

interface AsyncProps<Data> {
  /** The query: its answer, which remains during a refetch, the error, and another try. */
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  /** Says what did not load. */
  failed: string;
  /** Says why. */
  why: (error: Error) => string;
  /** Shown until it is there. */
  waiting?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows an answer once it is there, and until then that it is loading or has failed. */
export function Async<Data>(props: AsyncProps<Data>) {
  const { query, failed, why, waiting = <Skeleton />, children } = props;
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return waiting;
  return <LoadFailed title={failed} text={why(query.error)} onRetry={query.refetch} />;
}
