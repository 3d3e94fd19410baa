import type { Place } from '@cortado/contract';
import { CAFE_STATUSES } from '@cortado/contract/admin-enums';
import { DEFAULT_LOCATION } from '@cortado/contract/public-enums';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useHistoryState } from 'wouter/use-browser-location';
import { fieldOf } from '../../../lib/useSchemaForm.ts';
import { Checkbox } from '../../../ui/Choice.tsx';
import { Columns, ScreenTitle } from '../../../ui/Layout.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { BackLink } from '../../../ui/BackLink.tsx';
import { FactFields } from '../../facts/FactFields.tsx';
import { typedFacts } from '../../facts/typed-facts.ts';
import { labelOf } from '../../facts/labels.ts';
import { HoursEditor } from '../../hours/HoursEditor.tsx';
import { PlaceField } from '../../places/PlaceField.tsx';
import { PinField } from '../../suggestions/PinField.tsx';
import type { CafeFormApi } from './form-values.ts';
import * as texts from '#messages/admin/cafe-form';
import * as factTexts from '#messages/facts';
import * as inputStyles from '../../../ui/input.module.css';
import * as adminStyles from '../admin.module.css';
import * as styles from './cafe-form.module.css';

/** The page of a cafe's form, with the way back to the list as it was left. */
export function FormFrame({ title, children }: { title: string; children: ReactNode }) {
  const isFromList = useHistoryState<{ fromList?: boolean } | null>()?.fromList;
  return (
    <main className={`${adminStyles.admin} ${styles.page}`}>
      <BackLink href="/admin?tab=cafes" goesBack={isFromList}>
        {texts.cafeFormBack()}
      </BackLink>
      <ScreenTitle size="h2">{title}</ScreenTitle>
      {children}
    </main>
  );
}

interface HoursFieldsProps {
  form: CafeFormApi;
  onReady: (isReady: boolean) => void;
}

/** The typed position of a cafe; null while it is invalid. */
function usePosition({ control }: CafeFormApi) {
  const [latitude, longitude] = useWatch({ control, name: ['latitude', 'longitude'] });
  const degrees = (typed: unknown) => (typed === '' ? Number.NaN : Number(typed));
  const [lat, lng] = [degrees(latitude), degrees(longitude)];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

/** The hours of a cafe within its form. */
export function HoursFields({ form, onReady }: HoursFieldsProps) {
  const { control, formState, setValue } = form;
  const value = useWatch({ control, name: 'openingHours' });
  const at = usePosition(form);
  const error = formState.errors.openingHours?.message;
  return (
    <>
      {error && <p className={inputStyles.error}>{error}</p>}
      <HoursEditor
        value={value ?? ''}
        saved={formState.defaultValues?.openingHours ?? ''}
        at={at && { latitude: at.lat, longitude: at.lng }}
        onChange={(text) => setValue('openingHours', text, { shouldDirty: true })}
        onReady={onReady}
      />
    </>
  );
}

/** Address, neighborhood and place: a chosen address fills all of them, and the pin its own two. */
function WhereFields({ form }: { form: CafeFormApi }) {
  const { register, setValue, control, formState } = form;
  const { errors } = formState;
  const address = useWatch({ control, name: 'address' });
  const position = usePosition(form);
  const set = (name: 'address' | 'neighborhood' | 'latitude' | 'longitude', text: string) =>
    setValue(name, text, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const fill = (place: Place) => {
    set('address', place.address);
    set('latitude', String(place.latitude));
    set('longitude', String(place.longitude));
    if (place.neighborhood) set('neighborhood', place.neighborhood);
  };
  const { onChange: _onChange, ...addressInput } = register('address');
  return (
    <>
      <PlaceField
        kind="address"
        label={labelOf('address')}
        required
        value={address}
        onType={(text) => set('address', text)}
        onChoose={fill}
        input={addressInput}
        error={errors.address?.message}
        hint={factTexts.help.admin.address()}
      />
      <Columns of={3}>
        <TextField
          label={labelOf('neighborhood')}
          required
          error={errors.neighborhood?.message}
          {...register('neighborhood')}
        />
        {(['latitude', 'longitude'] as const).map((name) => (
          <TextField
            key={name}
            label={texts.coordinates[name]()}
            required
            inputMode="decimal"
            error={errors[name]?.message}
            {...register(name)}
          />
        ))}
      </Columns>
      <PinField
        isLarge
        at={position ?? DEFAULT_LOCATION}
        onMove={({ lat, lng }) => {
          set('latitude', String(lat));
          set('longitude', String(lng));
        }}
      />
    </>
  );
}

const prices = () => [
  ['', texts.hintNoPriceLevel()] as const,
  ...[1, 2, 3, 4].map((level) => [String(level), '$'.repeat(level)] as const),
];

/** The fields before the position, and those after it. */
const FIRST = ['name', 'description'] as const;
const OTHERS = typedFacts((_row, fact) => !FIRST.some((one) => one === fact));

/** The name, description, place and contact details of a cafe. */
export function BasicFields({ form }: { form: CafeFormApi }) {
  const { register, formState } = form;
  const { errors } = formState;
  const fields = { form: 'admin', field: fieldOf(form) } as const;
  return (
    <>
      <FactFields only={FIRST} {...fields} />
      <WhereFields form={form} />
      <Columns of={2}>
        <FactFields only={OTHERS} {...fields} />
        <SelectField
          label={labelOf('priceLevel')}
          choices={prices()}
          error={errors.priceLevel?.message}
          {...register('priceLevel', { setValueAs: (value) => (value ? Number(value) : null) })}
        />
        <SelectField
          label={labelOf('status')}
          choices={CAFE_STATUSES.map((status) => [status, factTexts.statuses[status]()] as const)}
          error={errors.status?.message}
          {...register('status')}
        />
      </Columns>
      <Checkbox {...register('sellsCoffeeBeans')}>{labelOf('sellsCoffeeBeans')}</Checkbox>
    </>
  );
}
