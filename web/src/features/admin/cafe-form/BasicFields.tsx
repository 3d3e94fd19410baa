import { CAFE_STATUSES } from '@cortado/contract/vocabulary';
import type { UseFormReturn } from 'react-hook-form';
import type { CafeForm } from '@cortado/contract/admin-cafes';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { statusTexts } from '../cafes/texts.tsx';
import type { CafeValues } from './form-values.ts';
import { fieldHints, fieldTexts } from './texts.ts';
import { WhereFields } from './WhereFields.tsx';
import * as fieldStyles from '../../../ui/field.module.css';
import * as adminStyles from '../admin.module.css';
import * as cafeFormStyles from './cafe-form.module.css';

export type CafeFormApi = UseFormReturn<CafeValues, unknown, CafeForm>;

const PRICES = [
  ['', fieldHints.noPriceLevel],
  [1, '$'],
  [2, '$$'],
  [3, '$$$'],
  [4, '$$$$'],
] as const;
const STATUSES = CAFE_STATUSES.map((status) => [status, statusTexts[status]] as const);

/** What a cafe is called, what it is, where it is and how it is reached. */
export function BasicFields({ form }: { form: CafeFormApi }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextField
        label={fieldTexts.name}
        required
        error={errors.name?.message}
        {...register('name')}
      />
      <TextAreaField
        label={fieldTexts.description}
        required
        error={errors.description?.message}
        hint={<p className={fieldStyles.hint}>{fieldHints.description}</p>}
        {...register('description')}
      />
      <WhereFields form={form} />
      <div className={cafeFormStyles.two}>
        <TextField
          label={fieldTexts.website}
          type="url"
          inputMode="url"
          placeholder={fieldHints.urlExample}
          error={errors.website?.message}
          {...register('website')}
        />
        <TextField
          label={fieldTexts.phone}
          type="tel"
          error={errors.phone?.message}
          {...register('phone')}
        />
        <TextField
          label={fieldTexts.instagramHandle}
          autoCapitalize="none"
          error={errors.instagramHandle?.message}
          {...register('instagramHandle')}
        />
        <TextField
          label={fieldTexts.googleMapsUrl}
          type="url"
          inputMode="url"
          placeholder={fieldHints.urlExample}
          error={errors.googleMapsUrl?.message}
          {...register('googleMapsUrl')}
        />
        <TextField
          label={fieldTexts.imageUrl}
          type="url"
          inputMode="url"
          placeholder={fieldHints.urlExample}
          error={errors.imageUrl?.message}
          hint={<p className={fieldStyles.hint}>{fieldHints.imageUrl}</p>}
          {...register('imageUrl')}
        />
        <TextField
          label={fieldTexts.openingHours}
          error={errors.openingHours?.message}
          hint={<p className={fieldStyles.hint}>{fieldHints.openingHours}</p>}
          {...register('openingHours')}
        />
        <SelectField
          label={fieldTexts.priceLevel}
          choices={PRICES}
          error={errors.priceLevel?.message}
          {...register('priceLevel', { setValueAs: (value) => (value ? Number(value) : null) })}
        />
        <SelectField
          label={fieldTexts.status}
          choices={STATUSES}
          error={errors.status?.message}
          {...register('status')}
        />
      </div>
      <label className={adminStyles.checkLine}>
        <input type="checkbox" {...register('sellsCoffeeBeans')} />
        {fieldTexts.sellsCoffeeBeans}
      </label>
    </>
  );
}
