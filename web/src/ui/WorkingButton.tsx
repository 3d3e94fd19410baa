import type { ComponentProps } from 'react';
import * as styles from './spinner.module.css';

interface WorkingButtonProps extends ComponentProps<'button'> {
  /** Shown with a ring while it works; presses are ignored then. */
  working: string | null;
}

/** A button that says what it is doing. It keeps the focus while it works, and its width where the texts allow. */
export function WorkingButton({ working, children, onClick, ...button }: WorkingButtonProps) {
  const isWorking = working !== null;
  return (
    <button
      type="submit"
      {...button}
      aria-disabled={isWorking || undefined}
      onClick={isWorking ? (event) => event.preventDefault() : onClick}
    >
      {isWorking && <span className={styles.spinner} aria-hidden="true" />}
      {working ?? children}
    </button>
  );
}
