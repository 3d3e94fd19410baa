import { useWatch } from 'react-hook-form';
import { HoursEditor } from '../../hours/HoursEditor.tsx';
import type { CafeFormApi } from './form-values.ts';
import * as inputStyles from '../../../ui/input.module.css';

interface HoursFieldsProps {
  form: CafeFormApi;
  onReady: (isReady: boolean) => void;
}

/** Degrees as they are typed; null while they are none. */
function degrees(typed: string | number, limit: number): number | null {
  const value = typed === '' ? Number.NaN : Number(typed);
  return Math.abs(value) <= limit ? value : null;
}

/** The hours of a cafe within its form. */
export function HoursFields({ form, onReady }: HoursFieldsProps) {
  const { control, formState, setValue } = form;
  const [value, typedLatitude, typedLongitude] = useWatch({
    control,
    name: ['openingHours', 'latitude', 'longitude'],
  });
  const [latitude, longitude] = [degrees(typedLatitude, 90), degrees(typedLongitude, 180)];
  const error = formState.errors.openingHours?.message;
  return (
    <>
      {error && <p className={inputStyles.error}>{error}</p>}
      <HoursEditor
        value={value ?? ''}
        saved={formState.defaultValues?.openingHours ?? ''}
        at={latitude === null || longitude === null ? null : { latitude, longitude }}
        onChange={(text) => setValue('openingHours', text, { shouldDirty: true })}
        onReady={onReady}
      />
    </>
  );
}
