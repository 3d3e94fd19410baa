import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import type { ToastMessage, ToastTone } from './toast-store.ts';

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
      <Toast.Root key={message.id} className="toast" data-tone={message.tone}>
        <Icon className="ic" size={18} aria-hidden="true" />
        <div>
          <Toast.Title className="title">{message.title}</Toast.Title>
          {message.description && (
            <Toast.Description className="text">{message.description}</Toast.Description>
          )}
        </div>
        <Toast.Close className="btn btn-quiet btn-icon btn-sm" aria-label="Close">
          <X size={16} aria-hidden="true" />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport className="toasts" label="Notifications ({hotkey})" hotkey={['F8']} />
    </Toast.Provider>
  );
}
