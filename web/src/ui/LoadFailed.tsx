import { EmptyState } from './EmptyState.tsx';

interface LoadFailedProps {
  title: string;
  text: string;
  onRetry: () => unknown;
}

/** Says that something did not load, and offers another try. */
export function LoadFailed({ title, text, onRetry }: LoadFailedProps) {
  return (
    <EmptyState
      cover="espresso"
      tint="clay"
      title={title}
      text={text}
      action={
        <button type="button" className="btn btn-solid" onClick={() => onRetry()}>
          Try again
        </button>
      }
    />
  );
}
