import { lazyPart } from '../lib/lazy-part.ts';
import { useStore } from '../lib/store.ts';
import { PartBoundary } from './PartBoundary.tsx';
import * as texts from '#messages/ui';
import { shownToast } from '../lib/toast.ts';
import * as cardStyles from './card.module.css';
import * as styles from './toast.module.css';

const ToastRegion = lazyPart(() => import('./ToastRegion.tsx'), 'ToastRegion');

/** The region before the first toast; first-paint/ moves the focus here on F8, as the later region does by itself. */
const EmptyRegion = () => (
  <section
    id="notifications"
    className="sr-only"
    aria-label={texts.toastRegion({ key: 'F8' })}
    tabIndex={-1}
  >
    {texts.toastEmpty()}
  </section>
);

/** Where toasts appear; its parts load with the first one. */
export function Toaster() {
  const message = useStore(shownToast);
  if (!message) return <EmptyRegion />;
  return (
    <PartBoundary
      waiting={<EmptyRegion />}
      resetKey={String(message.id)}
      // Offline, or after an update, its parts may not load: its text is shown.
      failed={
        <output className={`${styles.toasts} ${cardStyles.float} ${styles.toast}`}>
          {message.title} {message.description} {message.more}
        </output>
      }
    >
      <ToastRegion message={message} />
    </PartBoundary>
  );
}
