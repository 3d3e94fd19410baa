import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { buttonClass } from './Button.tsx';
import * as texts from '#messages/ui';
import type { ToastMessage, ToastTone } from '../lib/toast.ts';
import * as toastStyles from './toast.module.css';

const ICONS: Record<ToastTone, typeof Info> = {
  success: CircleCheck,
  error: CircleAlert,
  note: Info,
};

const DURATION_MS = 5000;
const DURATION_WITH_ACTION_MS = 10_000;

/** The one toast there is, in its region: some seconds, a swipe to the right, or its button. */
export function ToastRegion({ message }: { message: ToastMessage }) {
  const { action } = message;
  const Icon = ICONS[message.tone];
  return (
    <Toast.Provider
      duration={action ? DURATION_WITH_ACTION_MS : DURATION_MS}
      swipeDirection="right"
      swipeThreshold={50}
    >
      <Toast.Root key={message.id} className={toastStyles.toast} data-tone={message.tone}>
        <Icon className={toastStyles.icon} size={18} aria-hidden="true" />
        <div>
          <Toast.Title className={toastStyles.title}>{message.title}</Toast.Title>
          {message.description && (
            <Toast.Description className={toastStyles.text}>
              {message.description}
            </Toast.Description>
          )}
          {message.more && <p className={toastStyles.text}>{message.more}</p>}
        </div>
        {action && (
          <Toast.Action
            className={buttonClass({ size: 'small' })}
            altText={texts.toastActionHint({ action: action.label })}
            onClick={action.run}
          >
            {action.label}
          </Toast.Action>
        )}
        <Toast.Close
          className={buttonClass({ look: 'quiet', size: 'small', icon: true })}
          aria-label={texts.toastClose()}
        >
          <X size={16} aria-hidden="true" />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport
        className={toastStyles.toasts}
        label={texts.toastRegion({ key: '{hotkey}' })}
        hotkey={['F8']}
      />
    </Toast.Provider>
  );
}
