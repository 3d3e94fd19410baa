import { WorkingButton } from '../../../ui/WorkingButton.tsx';

interface FormEndProps {
  label: string;
  /** Shown while it works. */
  working: string | null;
  isDirty: boolean;
}

export function FormEnd({ label, working, isDirty }: FormEndProps) {
  return (
    <div className="cafe-form-end">
      <WorkingButton className="btn btn-solid btn-lg" working={working}>
        {label}
      </WorkingButton>
      {isDirty && !working && <span className="t-small">There are unsaved changes.</span>}
    </div>
  );
}
