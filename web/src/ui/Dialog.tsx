import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { focusHeading } from '../lib/focus-heading.ts';
import { IconButton } from './Button.tsx';
import { classes } from './classes.ts';
import { Row, Stack, Text } from './Layout.tsx';
import * as texts from '#messages/ui';
import { useDragDown } from './useDragDown.ts';
import * as styles from './dialog.module.css';

/** The scrolled parts inside a removed element; its copy begins where they were. */
const scrollerOf = (element: HTMLElement) => element.querySelector('[data-scrolls]');

function playLeaving(element: HTMLElement, scrolled: number): void {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.ariaHidden = 'true';
  copy.dataset['leaving'] = '';
  document.body.append(copy);
  const scroller = scrollerOf(copy);
  if (scroller) scroller.scrollTop = scrolled;
  // None where motion is reduced.
  const ends = copy.getAnimations?.().map(({ finished }) => finished) ?? [];
  void Promise.allSettled(ends).then(() => copy.remove());
}

/** A ref: once React has removed the element, an inert copy plays the animation of `[data-leaving]`. */
function leaveInMotion(element: HTMLElement | null) {
  return () => {
    if (!element) return;
    const scrolled = scrollerOf(element)?.scrollTop ?? 0;
    // A ref is released between renders too.
    queueMicrotask(() => {
      if (!element.isConnected) playLeaving(element, scrolled);
    });
  };
}

interface DialogProps {
  /** `dialog` floats in the middle, and on a phone comes from below; `alert` does too, and only its buttons and Escape close it; `sheet` lies at an edge, from below unless `className` places it. */
  kind?: 'dialog' | 'alert' | 'sheet';
  title: ReactNode;
  /** Under the title. */
  about?: ReactNode;
  size?: 'wide';
  className?: string | undefined;
  onClose: () => void;
  /** Whether a press beside it closes it; an alert never. */
  closesOutside?: boolean;
  /** Once it is open: moves the focus elsewhere than to its first button, or an alert's 'Cancel'. */
  onOpened?: (() => void) | undefined;
  /** After it has closed: returns the focus. By default to what had it before, or to the screen's heading where that has gone. */
  onClosed?: (() => void) | undefined;
  /** Scrolls between the head and the foot. */
  children?: ReactNode;
  /** What can be done. */
  foot?: ReactNode;
  /** With it the content is a form. */
  onSubmit?: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** Escape closes an open list of choices first, and the dialog that holds it only when pressed again. */
const isForList = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]');

/** To an alert's first button, 'Cancel'. */
const toWayOut = (dialog: EventTarget | null) =>
  (dialog as Element).querySelector<HTMLElement>('[data-foot] button')?.focus();

/** A modal dialog; it is open as long as it is rendered. On a phone it is pulled down to close it. */
export function Dialog(props: DialogProps) {
  const { kind = 'dialog', title, about, size, className, children, foot, onSubmit } = props;
  const { onClose, closesOutside = true, onOpened, onClosed } = props;
  const isAlert = kind === 'alert';
  const [opener] = useState(() => document.activeElement);
  const drag = useDragDown(onClose);
  const toOpener = () => {
    const isThere = opener instanceof HTMLElement && opener.isConnected;
    if (isThere && opener !== document.body) opener.focus();
    else focusHeading();
  };
  const inside = (
    <>
      <div className={styles.body} data-scrolls="">
        {children}
      </div>
      {foot !== undefined && (
        <Row wrap gap={12} justify="end" className={styles.foot} data-foot="">
          {foot}
        </Row>
      )}
    </>
  );
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay ref={leaveInMotion} className={styles.scrim} />
        <Primitive.Content
          ref={leaveInMotion}
          role={isAlert ? 'alertdialog' : 'dialog'}
          className={classes(styles.dialog, className)}
          data-kind={kind}
          data-size={size}
          {...(about === undefined && { 'aria-describedby': undefined })}
          onEscapeKeyDown={(event) => {
            if (isForList(event)) event.preventDefault();
          }}
          onInteractOutside={(event) => {
            if (isAlert || !closesOutside) event.preventDefault();
          }}
          onOpenAutoFocus={(event) => {
            if (!onOpened && !isAlert) return;
            event.preventDefault();
            if (onOpened) onOpened();
            else toWayOut(event.target);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            (onClosed ?? toOpener)();
          }}
        >
          <div className={styles.grabArea} {...drag}>
            <div className={styles.grab} />
          </div>
          <Row align="start" justify="between" className={styles.head}>
            <Stack gap={isAlert ? 8 : 2}>
              <Text as={Primitive.Title} size="h3">
                {title}
              </Text>
              {about !== undefined && (
                <Text as={Primitive.Description} size={isAlert ? 'body' : 'small'} tone="soft">
                  {about}
                </Text>
              )}
            </Stack>
            <Primitive.Close asChild>
              <IconButton
                icon={X}
                size="large"
                className={styles.close}
                label={texts.dialogClose()}
              />
            </Primitive.Close>
          </Row>
          {onSubmit ? (
            <form className={styles.form} noValidate onSubmit={onSubmit}>
              {inside}
            </form>
          ) : (
            inside
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
