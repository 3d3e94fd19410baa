import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { PartProps } from './part-props.ts';
import * as texts from './texts.ts';
import * as fieldStyles from '../../ui/field.module.css';
import * as styles from './edit-owned.module.css';

/** What a cafe is, and how it is reached. */
export function AboutPart({ form: { register, formState }, waiting }: PartProps) {
  const { errors } = formState;
  return (
    <div className={styles.fields}>
      <TextAreaField
        label={texts.fields.description}
        required
        error={errors.description?.message}
        hint={<p className={fieldStyles.hint}>{texts.descriptionHint}</p>}
        {...register('description')}
      />
      <div className={styles.two}>
        <TextField
          label={texts.fields.phone}
          type="tel"
          error={errors.phone?.message}
          {...register('phone')}
        />
        <TextField
          label={texts.fields.website}
          type="url"
          inputMode="url"
          placeholder={texts.websiteExample}
          error={errors.website?.message}
          hint={
            <p className={fieldStyles.hint}>
              {waiting.includes('website') ? texts.waiting(['website']) : texts.websiteHint}
            </p>
          }
          {...register('website')}
        />
        <TextField
          label={texts.fields.instagramHandle}
          autoCapitalize="none"
          error={errors.instagramHandle?.message}
          {...register('instagramHandle')}
        />
      </div>
    </div>
  );
}
