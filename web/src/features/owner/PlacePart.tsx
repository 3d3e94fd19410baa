import { Clock } from 'lucide-react';
import { Stack } from '../../ui/Layout.tsx';
import { Note } from '../../ui/Note.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FactFields } from '../facts/FactFields.tsx';
import * as factTexts from '#messages/facts';
import { PlaceField } from '../places/PlaceField.tsx';
import { PinField } from '../suggestions/PinField.tsx';
import * as suggestionsTexts from '#messages/suggestions';
import { PLACE_FIELDS } from './owned-values.ts';
import type { PartProps } from './part-props.ts';
import * as texts from '#messages/owner';
import { waitingText } from './words.ts';
import * as styles from './edit-owned.module.css';

/** What a cafe is called and where it is: an admin decides about changes. */
export function PlacePart({ form, values, waiting }: PartProps) {
  const { register, setValue, formState } = form;
  const { errors, isSubmitted: shouldValidate } = formState;
  const { onChange: _onChange, ...addressInput } = register('address');
  const { latitude, longitude } = values.position;
  const here = waiting.filter((field) => field !== 'website');
  return (
    <Stack gap={16} className={styles.fields}>
      <Note icon={Clock}>
        {texts.placeAbout()} {here.length > 0 && waitingText(here)}
      </Note>
      <FactFields
        form="owner"
        only={PLACE_FIELDS}
        register={(fact) => register(fact)}
        errorOf={(fact) => errors[fact]?.message}
      />
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
        error={errors.address?.message}
        hint={suggestionsTexts.pinHint()}
      />
      <PinField
        at={{ lat: latitude, lng: longitude }}
        onMove={({ lat, lng }) => setValue('position', { latitude: lat, longitude: lng })}
      />
      <TextField
        label={factTexts.labels.neighborhood()}
        required
        error={errors.neighborhood?.message}
        {...register('neighborhood')}
      />
    </Stack>
  );
}
