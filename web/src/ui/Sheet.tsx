import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { buttonClass } from './Button.tsx';
import * as texts from './texts.tsx';
import { useDragDown } from './useDragDown.ts';
import * as styles from './sheet.module.css';

interface SheetProps {
  title: ReactNode;
  /** Under the title. */
  about?: ReactNode;
  /** Where the sheet lies, and how large it is. */
  className: string;
  onClose: () => void;
  /** Once it is open: puts the focus elsewhere than on the button that closes it. */
  onOpened?: (() => void) | undefined;
  /** After it has closed: gives the focus back. */
  onClosed: () => void;
  children: ReactNode;
}

/** Escape closes an open list of choices first, and the sheet that holds it only when pressed again. */
const isForList = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]');

/** A dialog at an edge of the screen; on a phone it is pulled down to close it. */
export function Sheet(props: SheetProps) {
  const { title, about, className, onClose, onOpened, onClosed, children } = props;
  const drag = useDragDown(onClose);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.scrim} />
        <Dialog.Content
          className={`${styles.sheet} ${className}`}
          {...(about === undefined && { 'aria-describedby': undefined })}
          onEscapeKeyDown={(event) => {
            if (isForList(event)) event.preventDefault();
          }}
          onOpenAutoFocus={(event) => {
            if (!onOpened) return;
            event.preventDefault();
            onOpened();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <div className={styles.grabArea} {...drag}>
            <div className={styles.grab} />
          </div>
          <div className={styles.head}>
            <div>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              {about !== undefined && (
                <Dialog.Description className={styles.about}>{about}</Dialog.Description>
              )}
            </div>
            <Dialog.Close
              className={buttonClass({ look: 'quiet', className: styles.close })}
              aria-label={texts.sheetClose}
            >
              <X size={18} aria-hidden="true" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
