import type { OwnedCafe } from '@cortado/contract';
import { factRow } from '@cortado/contract/fact-lists';
import { Clock } from 'lucide-react';
import { useFilterCategories } from '../../lib/catalogue.ts';
import { fieldOf } from '../../lib/useSchemaForm.ts';
import { Checkbox } from '../../ui/Choice.tsx';
import { Columns, Stack } from '../../ui/Layout.tsx';
import { Note } from '../../ui/Note.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FilterTicks } from '../cafe-editing/FilterTicks.tsx';
import { FactFields } from '../facts/FactFields.tsx';
import * as factTexts from '#messages/facts';
import { HoursEditor } from '../hours/HoursEditor.tsx';
import { PlaceField } from '../places/PlaceField.tsx';
import { PinField } from '../suggestions/PinField.tsx';
import * as suggestionsTexts from '#messages/suggestions';
import { ABOUT_FIELDS, PLACE_FIELDS, type OwnedValues, type OwnText } from './owned-values.ts';
import * as texts from '#messages/owner';
import type { OwnedForm } from './useOwnedForm.ts';
import { waitingText } from './words.ts';
import * as inputStyles from '../../ui/input.module.css';
import * as styles from './edit-owned.module.css';

/** What every part of the edit screen is given. */
interface PartProps {
  cafeId: number;
  form: OwnedForm;
  /** What is typed now. */
  values: OwnedValues;
  /** What the edit began from. */
  saved: OwnedValues;
  /** The fields whose changes wait for an admin. */
  waiting: OwnedCafe['waiting'];
  onReady: (areHoursReady: boolean) => void;
}

const isLong = (fact: OwnText) => factRow(fact).kind === 'longText';
const LONG = ABOUT_FIELDS.filter(isLong);
const SHORT = ABOUT_FIELDS.filter((fact) => !isLong(fact));

/** The description and contact details of a cafe. */
export function AboutPart({ form, waiting }: PartProps) {
  const fields = {
    form: 'owner' as const,
    field: fieldOf(form),
    hints: waiting.includes('website') ? { website: waitingText(['website']) } : undefined,
  };
  return (
    <Stack gap={16} className={styles.fields}>
      <FactFields only={LONG} {...fields} />
      <Columns of={2}>
        <FactFields only={SHORT} {...fields} />
      </Columns>
    </Stack>
  );
}

/** The id of the message about them, which takes the focus. */
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

/** What a cafe offers. */
export function OffersPart({ form, values }: PartProps) {
  const categories = useFilterCategories();
  return (
    <Stack gap={16} className={styles.fields}>
      <FilterTicks
        categories={categories}
        ticked={values.filterIds}
        onTick={(ids) => form.setValue('filterIds', [...ids])}
      />
      <Checkbox
        checked={values.sellsCoffeeBeans}
        onCheck={(sells) => form.setValue('sellsCoffeeBeans', sells)}
      >
        {suggestionsTexts.sellsBeans()}
      </Checkbox>
    </Stack>
  );
}

/** The name and place of a cafe: an admin decides about changes. */
export function PlacePart({ form, values, waiting }: PartProps) {
  const { setValue } = form;
  const field = fieldOf(form);
  const { isSubmitted: shouldValidate } = form.formState;
  const { onChange: _onChange, error, defaultValue: _begun, ...addressInput } = field('address');
  const { latitude, longitude } = values.position;
  const here = waiting.filter((fact) => fact !== 'website');
  return (
    <Stack gap={16} className={styles.fields}>
      <Note icon={Clock}>
        {texts.placeAbout()} {here.length > 0 && waitingText(here)}
      </Note>
      <FactFields form="owner" only={PLACE_FIELDS} field={field} />
      <PlaceField
        by="everyone"
        kind="address"
        label={factTexts.labels.address()}
        required
        value={values.address}
        onType={(text) => setValue('address', text, { shouldValidate })}
        onChoose={(place) => {
          setValue('address', place.address, { shouldValidate });
          if (place.neighborhood) setValue('neighborhood', place.neighborhood, { shouldValidate });
          setValue('position', { latitude: place.latitude, longitude: place.longitude });
        }}
        input={addressInput}
        error={error}
        hint={suggestionsTexts.pinHint()}
      />
      <PinField
        at={{ lat: latitude, lng: longitude }}
        onMove={({ lat, lng }) => setValue('position', { latitude: lat, longitude: lng })}
      />
      <TextField label={factTexts.labels.neighborhood()} required {...field('neighborhood')} />
    </Stack>
  );
}
