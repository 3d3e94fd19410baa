import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { buttonClass } from './Button.tsx';
import { Row, Stack, Text } from './Layout.tsx';
import * as texts from '#messages/ui';
import type { ToastMessage, ToastTone } from '../lib/toast.ts';
import * as cardStyles from './card.module.css';
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
      <Row
        as={Toast.Root}
        key={message.id}
        gap={12}
        align={message.description || message.more ? 'start' : 'center'}
        className={`t-ui ${cardStyles.float} ${toastStyles.toast}`}
        data-tone={message.tone}
      >
        <Icon size={18} />
        <Stack grow gap={0}>
          <Text as={Toast.Title} weight="strong">
            {message.title}
          </Text>
          {message.description && (
            <Text as={Toast.Description} tone="soft">
              {message.description}
            </Text>
          )}
          {message.more && <Text tone="soft">{message.more}</Text>}
        </Stack>
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
      </Row>
      <Toast.Viewport
        className={toastStyles.toasts}
        label={texts.toastRegion({ key: '{hotkey}' })}
        hotkey={['F8']}
      />
    </Toast.Provider>
  );
}
