import type { ComponentProps } from 'react';
import * as texts from '#messages/suggestions';

/** A hidden field: only robots fill it in. */
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
