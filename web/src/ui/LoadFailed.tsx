import { buttonClass } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { RetryButton } from './PartBoundary.tsx';

interface LoadFailedProps {
  title: string;
  text: string;
  onRetry: () => unknown;
  /** As of an empty state. */
  level?: 1 | 2;
}

/** Says that something did not load, and offers another try. */
export function LoadFailed({ title, text, onRetry, level = 2 }: LoadFailedProps) {
  return (
    <EmptyState
      level={level}
      cover="espresso"
      tint="clay"
      title={title}
      text={text}
      action={
        <RetryButton
          className={buttonClass({ look: 'solid' })}
          retry={() => void onRetry()}
          retried={false}
        />
      }
    />
  );
}
