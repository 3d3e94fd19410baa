import { zodResolver } from '@hookform/resolvers/zod';
import type { AdminFilterCategory } from '@cortado/contract';
import { newFilterOption } from '@cortado/contract/admin-filters';
import * as contractTexts from '@cortado/contract/texts/admin';
import { Plus } from 'lucide-react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useWrite } from '../../../lib/useWrite.ts';
import { Button } from '../../../ui/Button.tsx';
import { OpensDialog } from '../../../ui/OpensDialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { NewDialog } from './NewDialog.tsx';
import { outcomeOf } from './words.ts';
import * as texts from '#messages/admin/filters';
import * as styles from './filters-tab.module.css';

type Values = z.output<typeof newFilterOption>;

function OptionForm({ category, onDone }: { category: AdminFilterCategory; onDone: () => void }) {
  const form = useForm<Values>({
    resolver: zodResolver(newFilterOption as unknown as z.ZodType<Values, Values>),
    defaultValues: {
      category_id: category.id,
      value: '',
      display_name: '',
      sort_order: category.options.length,
    },
  });
  const { register, formState } = form;
  const creating = useWrite('POST /api/admin/filter-options', {
    ...outcomeOf(texts.writeCreateOption),
    form,
    next: onDone,
  });
  const { errors } = formState;
  return (
    <NewDialog
      form={form}
      title={texts.optionTitle({ category: category.display_name })}
      onClose={onDone}
      incomplete={contractTexts.filterOptionIncomplete}
      submit={texts.optionAdd()}
      working={creating.isPending ? texts.optionAdding() : null}
      onSubmit={(body) => creating.mutate({ body })}
    >
      <TextField
        label={texts.optionValue()}
        required
        autoCapitalize="none"
        spellCheck={false}
        placeholder={texts.optionValueExample()}
        error={errors.value?.message}
        hint={texts.optionValueHint()}
        {...register('value')}
      />
      <TextField
        label={texts.optionDisplayName()}
        required
        placeholder={texts.optionDisplayNameExample()}
        error={errors.display_name?.message}
        {...register('display_name')}
      />
    </NewDialog>
  );
}

export function AddOption({ category }: { category: AdminFilterCategory }) {
  return (
    <OpensDialog
      trigger={
        <Button
          look="quiet"
          size="small"
          className={styles.addOption}
          aria-label={texts.optionAddTo({ category: category.display_name })}
        >
          <Plus size={16} aria-hidden="true" />
          {texts.optionAdd()}
        </Button>
      }
    >
      {(close) => <OptionForm category={category} onDone={close} />}
    </OpensDialog>
  );
}
