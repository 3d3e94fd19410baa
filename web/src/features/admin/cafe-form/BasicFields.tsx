import { CAFE_STATUSES } from '@cortado/contract/vocabulary';
import type { UseFormReturn } from 'react-hook-form';
import type { CafeForm } from '@cortado/contract/admin-cafes';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { STATUS_LABELS } from '../cafes/matching.ts';
import type { CafeValues } from './form-values.ts';
import { WhereFields } from './WhereFields.tsx';
import * as fieldStyles from '../../../ui/field.module.css';
import * as adminStyles from '../admin.module.css';
import * as cafeFormStyles from './cafe-form.module.css';

export type CafeFormApi = UseFormReturn<CafeValues, unknown, CafeForm>;

const PRICES = [
  ['', 'Not known'],
  [1, '$'],
  [2, '$$'],
  [3, '$$$'],
  [4, '$$$$'],
] as const;
const STATUSES = CAFE_STATUSES.map((status) => [status, STATUS_LABELS[status]] as const);

/** What a cafe is called, what it is, where it is and how it is reached. */
export function BasicFields({ form }: { form: CafeFormApi }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextField label="Name" required error={errors.name?.message} {...register('name')} />
      <TextAreaField
        label="Description"
        required
        error={errors.description?.message}
        hint={
          <p className={fieldStyles.hint}>Ten characters at least before visitors can see it.</p>
        }
        {...register('description')}
      />
      <WhereFields form={form} />
      <div className={cafeFormStyles.two}>
        <TextField
          label="Website"
          type="url"
          inputMode="url"
          placeholder="https://"
          error={errors.website?.message}
          {...register('website')}
        />
        <TextField label="Phone" type="tel" error={errors.phone?.message} {...register('phone')} />
        <TextField
          label="Instagram handle"
          autoCapitalize="none"
          error={errors.instagramHandle?.message}
          {...register('instagramHandle')}
        />
        <TextField
          label="Google Maps URL"
          type="url"
          inputMode="url"
          placeholder="https://"
          error={errors.googleMapsUrl?.message}
          {...register('googleMapsUrl')}
        />
        <TextField
          label="Image URL"
          type="url"
          inputMode="url"
          placeholder="https://"
          error={errors.imageUrl?.message}
          hint={<p className={fieldStyles.hint}>Without one the cafe gets a drawn cover.</p>}
          {...register('imageUrl')}
        />
        <TextField
          label="Opening hours"
          error={errors.openingHours?.message}
          hint={
            <p className={fieldStyles.hint}>As the source says them. Visitors see typical hours.</p>
          }
          {...register('openingHours')}
        />
        <SelectField
          label="Price level"
          choices={PRICES}
          error={errors.priceLevel?.message}
          {...register('priceLevel', { setValueAs: (value) => (value ? Number(value) : null) })}
        />
        <SelectField
          label="Status"
          choices={STATUSES}
          error={errors.status?.message}
          {...register('status')}
        />
      </div>
      <label className={adminStyles.checkLine}>
        <input type="checkbox" {...register('sellsCoffeeBeans')} />
        Sells coffee beans
      </label>
    </>
  );
}
