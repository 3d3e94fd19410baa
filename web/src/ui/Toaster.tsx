import { lazy, Suspense, useSyncExternalStore } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { presentToast, subscribeToast } from './toast-store.ts';
import * as styles from './toast.module.css';

const ToastRegion = lazy(async () => ({
  default: (await import('./ToastRegion.tsx')).ToastRegion,
}));

/** Where toasts appear; its parts load with the first one. */
export function Toaster() {
  const message = useSyncExternalStore(subscribeToast, presentToast, () => null);
  return (
    message && (
      <ErrorBoundary
        // Offline, or after an update, its parts may not be there: what it says is.
        fallback={
          <output className={`${styles.toasts} ${styles.toast}`}>
            {message.title} {message.description}
          </output>
        }
      >
        <Suspense>
          <ToastRegion message={message} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
