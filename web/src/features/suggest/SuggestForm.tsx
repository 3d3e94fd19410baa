import type { BuiltInCategory, Place } from '@cortado/contract';
import type { SuggestedFact } from '@cortado/contract/fact-lists';
import { errorText } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { Row } from '../../ui/Layout.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { Text } from '../../ui/Text.tsx';
import { FactFields } from '../facts/FactFields.tsx';
import { labelOf } from '../facts/labels.ts';
import { typedFacts, type TypedFact } from '../facts/typed-facts.ts';
import { PlaceField } from '../places/PlaceField.tsx';
import { OfferChips } from '../suggestions/OfferChips.tsx';
import { PinField } from '../suggestions/PinField.tsx';
import { RobotTrap } from '../suggestions/RobotTrap.tsx';
import * as suggestionsTexts from '#messages/suggestions';
import { Duplicates } from './Duplicates.tsx';
import { HoursField } from './HoursField.tsx';
import * as texts from '#messages/suggest';
import { useDuplicates } from './useDuplicates.ts';
import type { useSuggestion } from './useSuggestion.ts';
import * as fieldStyles from '../../ui/field.module.css';
import * as styles from './suggest.module.css';

const GOOD: readonly BuiltInCategory[] = ['brewing_method', 'features'];

type SuggestedText = Extract<SuggestedFact, TypedFact>;
const FIRST = ['name'] as const;
/** What is typed in after where it is. */
const OTHERS = typedFacts(
  ({ suggest }, fact) => suggest === true && fact !== 'name',
) as SuggestedText[];

const optional = () => <span>{suggestionsTexts.optional()}</span>;

/** What somebody knows of a cafe that is missing. */
export function SuggestForm(suggestion: ReturnType<typeof useSuggestion>) {
  const { form, given, sending, submit, setAreHoursReady } = suggestion;
  const { register, setValue, formState } = form;
  const { errors, isSubmitted } = formState;
  const { viewer, isLoading } = useSession();
  const duplicates = useDuplicates(given);
  // In the order of the form: the first that is wrong gets the cursor.
  register('name');
  const { onChange: _onChange, ...addressInput } = register('address');
  const { position } = given;
  const fields = {
    register: (fact: SuggestedText) => register(fact),
    errorOf: (fact: SuggestedText) => errors[fact]?.message,
    form: 'suggestion' as const,
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
      <Duplicates found={duplicates} />
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
        error={errors.address?.message}
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
        error={errors.note?.message}
        {...register('note')}
      />
      <RobotTrap {...register('company')} />
      <FormError text={sending.error && errorText(sending.error)} />
      <Row gap={12} columnBelow="phone">
        <Button
          type="submit"
          look="solid"
          size="large"
          working={sending.isPending ? texts.sending() : null}
        >
          {texts.send()}
        </Button>
        {!viewer && !isLoading && <Text size="small">{texts.noAccount()}</Text>}
      </Row>
    </form>
  );
}
