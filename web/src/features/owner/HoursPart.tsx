import { HoursEditor } from '../hours/HoursEditor.tsx';
import type { PartProps } from './part-props.ts';
import * as inputStyles from '../../ui/input.module.css';

/** The id of what is wrong with them, which takes the focus. */
export const HOURS_ERROR = 'hours-error';

/** When a cafe is open. */
export function HoursPart({ form, values, saved, onReady }: PartProps) {
  const error = form.formState.errors.openingHours?.message;
  return (
    <>
      {error && (
        <p id={HOURS_ERROR} className={inputStyles.error} tabIndex={-1}>
          {error}
        </p>
      )}
      <HoursEditor
        value={values.openingHours}
        saved={saved.openingHours}
        at={values.position}
        onChange={(text) => {
          form.clearErrors('openingHours');
          form.setValue('openingHours', text);
        }}
        onReady={onReady}
      />
    </>
  );
}
