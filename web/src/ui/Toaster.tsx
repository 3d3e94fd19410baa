import { lazy, Suspense, useSyncExternalStore } from 'react';
import { presentToast, subscribeToast } from './toast-store.ts';

const ToastRegion = lazy(async () => ({
  default: (await import('./ToastRegion.tsx')).ToastRegion,
}));

/** Where toasts appear; its parts load with the first one. */
export function Toaster() {
  const message = useSyncExternalStore(subscribeToast, presentToast, () => null);
  return (
    message && (
      <Suspense>
        <ToastRegion message={message} />
      </Suspense>
    )
  );
}
