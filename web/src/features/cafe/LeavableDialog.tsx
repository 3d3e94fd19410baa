import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Hint } from '../../ui/Layout.tsx';
import * as texts from '#messages/cafe/report';

interface LeavableDialogProps extends Omit<ComponentProps<typeof Dialog>, 'foot'> {
  /** Whether closing would lose something. */
  isTouched: boolean;
  /** Whether it is done, and can only be closed. */
  isDone: boolean;
  /** A line about the outcome. */
  aside?: string | false | null;
  /** The text of the button that closes it; without it there is no button. */
  cancel?: string | false;
  back?: ReactNode;
  /** The button that sends it. */
  submit: Pick<ComponentProps<typeof Button>, 'disabled' | 'working' | 'children'>;
}

/** The props of the part that opens one. */
export type ClosingProps = Pick<LeavableDialogProps, 'onClose' | 'onClosed'>;

/** Asks for confirmation before what was typed is lost. */
function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <>
      <p role="alert">{texts.leave()}</p>
      <Button onClick={onLeave}>{texts.leaveYes()}</Button>
      <Button ref={stay} look="solid" onClick={onStay}>
        {texts.leaveNo()}
      </Button>
    </>
  );
}

/** A dialog in which something is written and sent. */
export function LeavableDialog(props: LeavableDialogProps) {
  const { isTouched, isDone, aside, cancel, back, submit, onClose, ...dialog } = props;
  const [asksToLeave, setAsksToLeave] = useState(false);
  const close = () => (isTouched && !isDone && !asksToLeave ? setAsksToLeave(true) : onClose());
  return (
    <Dialog
      {...dialog}
      onClose={close}
      foot={
        asksToLeave ? (
          <LeaveQuestion onStay={() => setAsksToLeave(false)} onLeave={onClose} />
        ) : isDone ? (
          <Button look="solid" onClick={onClose}>
            {texts.done()}
          </Button>
        ) : (
          <>
            {aside && <Hint>{aside}</Hint>}
            {cancel && <Button onClick={close}>{cancel}</Button>}
            {back}
            <Button type="submit" look="solid" {...submit} />
          </>
        )
      }
    />
  );
}
