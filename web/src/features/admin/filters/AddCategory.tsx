import { zodResolver } from '@hookform/resolvers/zod';
import { newFilterCategory } from '@cortado/contract/admin-filters';
import * as contractTexts from '@cortado/contract/texts/admin';
import { Plus } from 'lucide-react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useWrite } from '../../../lib/useWrite.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Choice.tsx';
import { OpensDialog } from '../../../ui/OpensDialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { NewDialog } from './NewDialog.tsx';
import { outcomeOf } from './words.ts';
import * as texts from '#messages/admin/filters';

const EMPTY = {
  name: '',
  display_name: '',
  description: '',
  is_individual_filter: false,
  is_core_filter: false,
};

function CategoryForm({ onDone }: { onDone: () => void }) {
  const form = useForm<typeof EMPTY>({
    resolver: zodResolver(newFilterCategory as unknown as z.ZodType<typeof EMPTY, typeof EMPTY>),
    defaultValues: EMPTY,
  });
  const { register, formState } = form;
  const creating = useWrite('POST /api/admin/filter-categories', {
    ...outcomeOf(texts.writeCreateCategory),
    form,
    next: onDone,
  });
  const { errors } = formState;
  return (
    <NewDialog
      form={form}
      title={texts.categoryAdd()}
      onClose={onDone}
      incomplete={contractTexts.filterCategoryIncomplete}
      submit={texts.categoryAdd()}
      working={creating.isPending ? texts.categoryAdding() : null}
      onSubmit={(body) => creating.mutate({ body })}
    >
      <TextField
        label={texts.categoryName()}
        required
        autoCapitalize="none"
        spellCheck={false}
        placeholder={texts.categoryNameExample()}
        error={errors.name?.message}
        hint={texts.categoryNameHint()}
        {...register('name')}
      />
      <TextField
        label={texts.categoryDisplayName()}
        required
        placeholder={texts.categoryDisplayNameExample()}
        error={errors.display_name?.message}
        {...register('display_name')}
      />
      <TextField
        label={texts.categoryDescription()}
        aside={<span>{texts.categoryOptional()}</span>}
        error={errors.description?.message}
        {...register('description')}
      />
      <Checkbox {...register('is_core_filter')}>{texts.categoryIsCore()}</Checkbox>
      <Checkbox {...register('is_individual_filter')}>{texts.categoryIsIndividual()}</Checkbox>
    </NewDialog>
  );
}

export function AddCategory() {
  return (
    <OpensDialog
      trigger={
        <Button>
          <Plus size={18} aria-hidden="true" />
          {texts.categoryAdd()}
        </Button>
      }
    >
      {(close) => <CategoryForm onDone={close} />}
    </OpensDialog>
  );
}
