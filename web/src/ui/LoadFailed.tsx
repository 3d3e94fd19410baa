import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import * as texts from '#messages/ui';

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
        <Button look="solid" onClick={() => onRetry()}>
          {texts.tryAgain()}
        </Button>
      }
    />
  );
}
