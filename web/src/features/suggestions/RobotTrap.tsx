import type { ComponentProps } from 'react';
import * as texts from '#messages/suggestions';

/** A field that people neither see nor reach: what is sent with it filled in comes from a robot. */
export function RobotTrap(input: ComponentProps<'input'>) {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {texts.robotTrap()}
        <input tabIndex={-1} autoComplete="off" {...input} />
      </label>
    </div>
  );
}
