import { CAFE_STATUSES } from '@cortado/contract/upkeep-vocabulary';
import type { UseFormReturn } from 'react-hook-form';
import type { CafeForm } from '@cortado/contract/admin-cafes';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import * as cafesTexts from '../cafes/texts.tsx';
import type { CafeValues } from './form-values.ts';
import * as texts from './texts.ts';
import { WhereFields } from './WhereFields.tsx';
import * as fieldStyles from '../../../ui/field.module.css';
import * as adminStyles from '../admin.module.css';
import * as cafeFormStyles from './cafe-form.module.css';

export type CafeFormApi = UseFormReturn<CafeValues, unknown, CafeForm>;

const PRICES = [
  ['', texts.hintNoPriceLevel],
  [1, '$'],
  [2, '$$'],
  [3, '$$$'],
  [4, '$$$$'],
] as const;
const STATUSES = CAFE_STATUSES.map((status) => [status, cafesTexts.statuses[status]] as const);

/** What a cafe is called, what it is, where it is and how it is reached. */
export function BasicFields({ form }: { form: CafeFormApi }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextField
        label={texts.fields.name}
        required
        error={errors.name?.message}
        {...register('name')}
      />
      <TextAreaField
        label={texts.fields.description}
        required
        error={errors.description?.message}
        hint={<p className={fieldStyles.hint}>{texts.hintDescription}</p>}
        {...register('description')}
      />
      <WhereFields form={form} />
      <div className={cafeFormStyles.two}>
        <TextField
          label={texts.fields.website}
          type="url"
          inputMode="url"
          placeholder={texts.hintUrlExample}
          error={errors.website?.message}
          {...register('website')}
        />
        <TextField
          label={texts.fields.phone}
          type="tel"
          error={errors.phone?.message}
          {...register('phone')}
        />
        <TextField
          label={texts.fields.instagramHandle}
          autoCapitalize="none"
          error={errors.instagramHandle?.message}
          {...register('instagramHandle')}
        />
        <TextField
          label={texts.fields.googleMapsUrl}
          type="url"
          inputMode="url"
          placeholder={texts.hintUrlExample}
          error={errors.googleMapsUrl?.message}
          {...register('googleMapsUrl')}
        />
        <TextField
          label={texts.fields.imageUrl}
          type="url"
          inputMode="url"
          placeholder={texts.hintUrlExample}
          error={errors.imageUrl?.message}
          hint={<p className={fieldStyles.hint}>{texts.hintImageUrl}</p>}
          {...register('imageUrl')}
        />
        <SelectField
          label={texts.fields.priceLevel}
          choices={PRICES}
          error={errors.priceLevel?.message}
          {...register('priceLevel', { setValueAs: (value) => (value ? Number(value) : null) })}
        />
        <SelectField
          label={texts.fields.status}
          choices={STATUSES}
          error={errors.status?.message}
          {...register('status')}
        />
      </div>
      <label className={adminStyles.checkLine}>
        <input type="checkbox" {...register('sellsCoffeeBeans')} />
        {texts.fields.sellsCoffeeBeans}
      </label>
    </>
  );
}
