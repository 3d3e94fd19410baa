import { CompactHours } from '../hours/CompactHours.tsx';
import { useHoursEditor, type EditedHours } from '../hours/useHoursEditor.ts';

/** The hours of a cafe that is suggested. */
export function HoursEditing(edited: EditedHours) {
  return <CompactHours {...useHoursEditor(edited)} />;
}
