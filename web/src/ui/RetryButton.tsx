import * as texts from '#messages/ui';

export interface Failure {
  /** Renders what failed once more. */
  retry: () => void;
  /** Whether that was tried before: then loading the whole page again is what is left. */
  retried: boolean;
}

/** 'Try again', which keeps the focus near what is tried. */
export function RetryButton({ retry, retried, className }: Failure & { className: string }) {
  if (retried) {
    return (
      <a className={className} href={window.location.href}>
        {texts.loadPageAgain()}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={className}
      onClick={({ currentTarget }) => {
        currentTarget.parentElement!.closest<HTMLElement>('[tabindex]')?.focus();
        retry();
      }}
    >
      {texts.tryAgain()}
    </button>
  );
}
