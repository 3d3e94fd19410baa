import { lazy, Suspense, useSyncExternalStore } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { presentToast, subscribeToast, type ToastMessage } from './toast-store.ts';

const ToastRegion = lazy(async () => ({
  default: (await import('./ToastRegion.tsx')).ToastRegion,
}));

/** What is said where the toast's own parts could not be loaded: offline, or after an update. */
function PlainToast({ message: { title, description = '' } }: { message: ToastMessage }) {
  return (
    <output className="panel toast-plain">
      {title} {description}
    </output>
  );
}

/** Where toasts appear; its parts load with the first one. */
export function Toaster() {
  const message = useSyncExternalStore(subscribeToast, presentToast, () => null);
  return (
    message && (
      <ErrorBoundary fallback={<PlainToast message={message} />}>
        <Suspense>
          <ToastRegion message={message} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
