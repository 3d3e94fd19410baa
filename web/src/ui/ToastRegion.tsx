import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import * as texts from './texts.tsx';
import type { ToastMessage, ToastTone } from './toast-store.ts';
import * as buttonStyles from './button.module.css';
import * as toastStyles from './toast.module.css';

const ICONS: Record<ToastTone, typeof Info> = {
  success: CircleCheck,
  error: CircleAlert,
  note: Info,
};

/** The one toast there is, in its region: five seconds, a swipe to the right, or its button. */
export function ToastRegion({ message }: { message: ToastMessage }) {
  const Icon = ICONS[message.tone];
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      <Toast.Root key={message.id} className={toastStyles.toast} data-tone={message.tone}>
        <Icon className={toastStyles.icon} size={18} aria-hidden="true" />
        <div>
          <Toast.Title className={toastStyles.title}>{message.title}</Toast.Title>
          {message.description && (
            <Toast.Description className={toastStyles.text}>
              {message.description}
            </Toast.Description>
          )}
        </div>
        <Toast.Close
          className={`${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.icon} ${buttonStyles.small}`}
          aria-label={texts.toastClose}
        >
          <X size={16} aria-hidden="true" />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport
        className={toastStyles.toasts}
        label={texts.toastRegion('{hotkey}')}
        hotkey={['F8']}
      />
    </Toast.Provider>
  );
}
