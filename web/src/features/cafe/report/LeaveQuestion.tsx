import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import * as texts from '#messages/cafe/report';

interface LeaveQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks once before what was written is lost. */
export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
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
