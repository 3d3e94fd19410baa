import { Clock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Button } from '../../ui/Button.tsx';
import { PartBoundary, partFailed } from '../../ui/PartBoundary.tsx';
import * as suggestionsTexts from '#messages/suggestions';
import * as texts from '#messages/suggest';
import { HOURS_ID, type SuggestForm } from './useSuggestion.ts';
import * as fieldStyles from '../../ui/field.module.css';
import * as fillerStyles from '../../ui/filler.module.css';
import * as inputStyles from '../../ui/input.module.css';
import * as styles from './suggest.module.css';

const HoursEditing = lazyPart(() => import('./HoursEditing.tsx'), 'HoursEditing');

interface HoursFieldProps {
  form: SuggestForm;
  value: string;
  at: { latitude: number; longitude: number } | null;
  /** Whether they can be sent, as far as is known. */
  onReady: (isReady: boolean) => void;
}

/** The hours of a cafe that is missing, once somebody asks to add them. */
export function HoursField({ form, value, at, onReady }: HoursFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const field = useRef<HTMLFieldSetElement>(null);
  const error = form.formState.errors.openingHours?.message;
  // The button that had the focus is gone.
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  return (
    <fieldset
      ref={field}
      id={HOURS_ID}
      className={fieldStyles.field}
      tabIndex={-1}
      aria-label={suggestionsTexts.hours()}
    >
      <div className={fieldStyles.label}>
        <strong>{suggestionsTexts.hours()}</strong>
        <span>{suggestionsTexts.optional()}</span>
      </div>
      {error && <p className={inputStyles.error}>{error}</p>}
      {isOpen ? (
        <PartBoundary
          waiting={<p className={fillerStyles.filler}>{suggestionsTexts.hoursLoading()}</p>}
          failed={partFailed}
        >
          <HoursEditing
            value={value}
            saved=""
            at={at}
            onChange={(text) => form.setValue('openingHours', text)}
            onReady={onReady}
          />
        </PartBoundary>
      ) : (
        <Button className={styles.start} onClick={() => setIsOpen(true)}>
          <Clock size={16} aria-hidden="true" />
          {texts.addHours()}
        </Button>
      )}
    </fieldset>
  );
}
