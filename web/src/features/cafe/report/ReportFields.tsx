import type { BuiltInCategory, Cafe, ReportReason } from '@cortado/contract';
import { BUILT_IN_CATEGORIES } from '@cortado/contract/vocabulary';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { OfferChips } from '../../suggestions/OfferChips.tsx';
import * as suggestionsTexts from '../../suggestions/texts.ts';
import { DuplicateFields } from './DuplicateFields.tsx';
import { MovedFields } from './MovedFields.tsx';
import type { ReportValues } from './report-values.ts';
import * as texts from './texts.ts';
import type { ReportForm } from './useReport.ts';
import * as fieldStyles from '../../../ui/field.module.css';
import * as styles from './report.module.css';

const CATEGORIES: readonly BuiltInCategory[] = BUILT_IN_CATEGORIES;

export interface FieldsProps {
  cafe: Cafe;
  form: ReportForm;
  /** What stands in the form now. */
  given: ReportValues;
}

function HoursFields({ form }: FieldsProps) {
  return (
    <TextField
      label={suggestionsTexts.hours}
      placeholder={suggestionsTexts.hoursExample}
      hint={<p className={fieldStyles.hint}>{texts.hoursHint}</p>}
      error={form.formState.errors.values?.openingHours?.message}
      {...form.register('values.openingHours')}
    />
  );
}

function DetailsFields({ form, given }: FieldsProps) {
  const { register, setValue } = form;
  const errors = form.formState.errors.values;
  return (
    <>
      <TextField label={texts.name} error={errors?.name?.message} {...register('values.name')} />
      <TextField
        label={texts.phone}
        type="tel"
        error={errors?.phone?.message}
        {...register('values.phone')}
      />
      <TextField
        label={texts.website}
        type="url"
        inputMode="url"
        error={errors?.website?.message}
        {...register('values.website')}
      />
      <TextField
        label={texts.instagram}
        autoCapitalize="none"
        error={errors?.instagramHandle?.message}
        {...register('values.instagramHandle')}
      />
      <div className={fieldStyles.field}>
        <p className={styles.offers}>{texts.offers}</p>
        <OfferChips
          label={texts.offers}
          categories={CATEGORIES}
          filterIds={given.values.filterIds}
          sellsCoffeeBeans={given.values.sellsCoffeeBeans}
          onFilters={(ids) => setValue('values.filterIds', ids)}
          onBeans={(sells) => setValue('values.sellsCoffeeBeans', sells)}
        />
      </div>
    </>
  );
}

const FIELDS: Partial<Record<ReportReason, (props: FieldsProps) => React.ReactNode>> = {
  moved: MovedFields,
  hours: HoursFields,
  details: DetailsFields,
  duplicate: DuplicateFields,
};

/** The second step: only the fields of one reason, and a note. */
export function ReportFields({ reason, ...props }: FieldsProps & { reason: ReportReason }) {
  const Fields = FIELDS[reason];
  const { register, formState } = props.form;
  const isWhat = reason === 'other';
  const asksWhich = reason === 'duplicate' && props.given.duplicateOf === '';
  return (
    <>
      {Fields && <Fields {...props} />}
      <TextAreaField
        label={texts.note}
        aside={isWhat || asksWhich ? undefined : <span>{suggestionsTexts.optional}</span>}
        placeholder={isWhat ? texts.noteWhat : asksWhich ? texts.noteWhich : texts.noteWhere}
        rows={3}
        error={formState.errors.note?.message}
        {...register('note')}
      />
    </>
  );
}
