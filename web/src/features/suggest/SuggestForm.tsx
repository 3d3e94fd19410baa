import type { BuiltInCategory, Place } from '@cortado/contract';
import type { SuggestedFact } from '@cortado/contract/fact-lists';
import { Clock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { fieldOf } from '../../lib/useSchemaForm.ts';
import { Button } from '../../ui/Button.tsx';
import { FormError } from '../../ui/Form.tsx';
import { Row, Text } from '../../ui/Layout.tsx';
import { boundedPart } from '../../ui/PartBoundary.tsx';
import { TextAreaField } from '../../ui/TextField.tsx';
import { FactFields } from '../facts/FactFields.tsx';
import { labelOf } from '../facts/labels.ts';
import { typedFacts, type TypedFact } from '../facts/typed-facts.ts';
import { PlaceField } from '../places/PlaceField.tsx';
import { OfferChips } from '../suggestions/OfferChips.tsx';
import { PinField } from '../suggestions/PinField.tsx';
import { RobotTrap } from '../suggestions/RobotTrap.tsx';
import * as suggestionsTexts from '#messages/suggestions';
import { Duplicates } from './Duplicates.tsx';
import * as texts from '#messages/suggest';
import { HOURS_ID, type SuggestForm as Form, type useSuggestion } from './useSuggestion.ts';
import * as fieldStyles from '../../ui/field.module.css';
import * as inputStyles from '../../ui/input.module.css';
import * as styles from './suggest.module.css';

const HoursEditing = boundedPart(() => import('../hours/CompactHours.tsx'), 'HoursEditing', {
  loading: suggestionsTexts.hoursLoading,
});

interface HoursFieldProps {
  form: Form;
  value: string;
  at: { latitude: number; longitude: number } | null;
  /** Whether they can be sent, as far as is known. */
  onReady: (isReady: boolean) => void;
}

/** The hours of a missing cafe, once added by a button. */
function HoursField({ form, value, at, onReady }: HoursFieldProps) {
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
        <HoursEditing
          value={value}
          saved=""
          at={at}
          onChange={(text) => form.setValue('openingHours', text)}
          onReady={onReady}
        />
      ) : (
        <Button className={styles.start} onClick={() => setIsOpen(true)}>
          <Clock size={16} />
          {texts.addHours()}
        </Button>
      )}
    </fieldset>
  );
}

const GOOD: readonly BuiltInCategory[] = ['features', 'brewing_method'];
/** So many fit into two lines. */
const FIRST_GOOD = 7;

type SuggestedText = Extract<SuggestedFact, TypedFact>;
const FIRST = ['name'] as const;
/** The fields after the position. */
const OTHERS = typedFacts(
  ({ suggest }, fact) => suggest === true && fact !== 'name',
) as SuggestedText[];

const optional = () => <span>{suggestionsTexts.optional()}</span>;

/** The fields of a missing cafe. */
export function SuggestForm(suggestion: ReturnType<typeof useSuggestion>) {
  const { form, given, sending, submit, setAreHoursReady } = suggestion;
  const { setValue } = form;
  const field = fieldOf(form);
  const { isSubmitted } = form.formState;
  const { viewer, isLoading } = useSession();
  // In the order of the form: the first that is wrong gets the cursor.
  form.register('name');
  const { onChange: _onChange, error, defaultValue: _begun, ...addressInput } = field('address');
  const { position } = given;
  const fields = {
    form: 'suggestion' as const,
    field,
    aside: optional(),
  };
  const fill = (place: Place) => {
    setValue('address', place.address, { shouldValidate: isSubmitted });
    setValue('neighborhood', place.neighborhood);
    setValue('position', { latitude: place.latitude, longitude: place.longitude });
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <FactFields only={FIRST} {...fields} />
      <Duplicates given={given} />
      <PlaceField
        by="everyone"
        kind="address"
        label={labelOf('address')}
        value={given.address}
        onType={(text) => {
          setValue('address', text, { shouldValidate: isSubmitted });
          // It was of the address before.
          setValue('position', null);
          setValue('neighborhood', '');
        }}
        onChoose={fill}
        input={{ ...addressInput, placeholder: texts.addressExample() }}
        error={error}
        hint={position && suggestionsTexts.pinHint()}
      />
      {position && (
        <PinField
          at={{ lat: position.latitude, lng: position.longitude }}
          onMove={({ lat, lng }) => setValue('position', { latitude: lat, longitude: lng })}
        />
      )}
      <FactFields only={OTHERS} {...fields} />
      <HoursField form={form} value={given.openingHours} at={position} onReady={setAreHoursReady} />
      <div className={fieldStyles.field}>
        <div className={fieldStyles.label}>
          <strong>{texts.good()}</strong>
          {optional()}
        </div>
        <OfferChips
          label={texts.good()}
          categories={GOOD}
          first={FIRST_GOOD}
          filterIds={given.filterIds}
          sellsCoffeeBeans={given.sellsCoffeeBeans}
          onFilters={(ids) => setValue('filterIds', ids)}
          onBeans={(sells) => setValue('sellsCoffeeBeans', sells)}
        />
      </div>
      <TextAreaField
        label={texts.note()}
        aside={optional()}
        placeholder={texts.noteExample()}
        {...field('note')}
      />
      <RobotTrap {...form.register('company')} />
      <FormError text={sending.error && errorText(sending.error)} />
      <Row gap={12} columnBelow="phone">
        <Button
          type="submit"
          look="solid"
          size="large"
          working={sending.isPending && texts.sending()}
        >
          {texts.send()}
        </Button>
        {!viewer && !isLoading && <Text size="small">{texts.noAccount()}</Text>}
      </Row>
    </form>
  );
}
