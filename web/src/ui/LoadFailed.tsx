import { EmptyState } from './EmptyState.tsx';
import * as texts from './texts.tsx';
import * as styles from './button.module.css';

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
        <button
          type="button"
          className={`${styles.button} ${styles.solid}`}
          onClick={() => onRetry()}
        >
          {texts.tryAgain}
        </button>
      }
    />
  );
}
