import type { Place } from '@cortado/contract';
import { PlaceField } from '../../places/PlaceField.tsx';
import { PinField } from '../../suggestions/PinField.tsx';
import * as suggestionsTexts from '#messages/suggestions';
import type { FieldsProps } from './useReport.ts';
import * as texts from '#messages/cafe/report';
import * as fieldStyles from '../../../ui/field.module.css';

/** Where it is now: a chosen address places the pin, which can be moved to the door. */
export function MovedFields({ form, given }: FieldsProps) {
  const { register, setValue, formState } = form;
  const { address, position } = given.values;
  const { onChange: _onChange, ...input } = register('values.address');
  const fill = (place: Place) => {
    setValue('values.address', place.address);
    setValue('values.position', { latitude: place.latitude, longitude: place.longitude });
    if (place.neighborhood) setValue('values.neighborhood', place.neighborhood);
  };
  return (
    <>
      <PlaceField
        by="everyone"
        kind="address"
        label={texts.address()}
        value={address}
        onType={(text) =>
          setValue('values.address', text, { shouldValidate: formState.isSubmitted })
        }
        onChoose={fill}
        input={{ ...input, placeholder: texts.addressExample() }}
        error={formState.errors.values?.address?.message}
        hint={<p className={fieldStyles.hint}>{suggestionsTexts.pinHint()}</p>}
      />
      <PinField
        at={{ lat: position.latitude, lng: position.longitude }}
        onMove={({ lat, lng }) => setValue('values.position', { latitude: lat, longitude: lng })}
      />
    </>
  );
}
