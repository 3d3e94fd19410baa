import { useEffect, useRef } from 'react';
import * as texts from './texts.ts';
import * as buttonStyles from '../../../ui/button.module.css';

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
      <p role="alert">{texts.leave}</p>
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.line}`}
        onClick={onLeave}
      >
        {texts.leaveYes}
      </button>
      <button
        ref={stay}
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.solid}`}
        onClick={onStay}
      >
        {texts.leaveNo}
      </button>
    </>
  );
}
