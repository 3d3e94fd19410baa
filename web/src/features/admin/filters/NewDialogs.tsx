import type { AdminFilterCategory } from '@cortado/contract';
import { newFilterCategory, newFilterOption } from '@cortado/contract/admin-filters';
import * as contractTexts from '@cortado/contract/texts/admin';
import type { ComponentProps } from 'react';
import type { FieldError, FieldValues, Path } from 'react-hook-form';
import { toast } from '../../../lib/toast.ts';
import { useSchemaForm, type SchemaForm } from '../../../lib/useSchemaForm.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { Checkbox } from '../../../ui/Choice.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { outcomeOf } from './useAdminFilters.ts';
import * as texts from '#messages/admin/filters';

type OwnField = Pick<ComponentProps<typeof TextField>, 'label' | 'placeholder' | 'hint'>;

interface NewDialogProps<Given extends FieldValues, Checked> extends Omit<
  ComponentProps<typeof FormDialog>,
  'onSubmit'
> {
  form: SchemaForm<Given, Checked>;
  onSubmit: (values: Checked) => void;
  /** The message for an empty required field. */
  incomplete: string;
  /** What addresses contain. */
  internal: OwnField & { name: Path<Given> };
  /** What visitors see. */
  shown: OwnField & { name: Path<Given> };
}

/** A dialog that asks for something new. */
function NewDialog<Given extends FieldValues, Checked>(props: NewDialogProps<Given, Checked>) {
  const { form, onSubmit, incomplete, internal, shown, children, ...dialog } = props;
  const onInvalid = (wrong: object) => {
    const errors = Object.values(wrong) as (FieldError | undefined)[];
    if (errors.some((one) => one?.message === incomplete)) {
      toast({ tone: 'error', title: texts.dialogIncompleteTitle(), description: incomplete });
    }
  };
  return (
    <FormDialog
      {...dialog}
      // A press outside the form must not discard what was typed.
      closesOutside={false}
      onSubmit={(event) => void form.handleSubmit(onSubmit, onInvalid)(event)}
    >
      <TextField
        required
        autoCapitalize="none"
        spellCheck={false}
        {...internal}
        {...form.field(internal.name)}
      />
      <TextField required {...shown} {...form.field(shown.name)} />
      {children}
    </FormDialog>
  );
}

export function NewCategory({ onDone }: { onDone: () => void }) {
  const form = useSchemaForm(newFilterCategory, {
    name: '',
    display_name: '',
    description: '',
    is_individual_filter: false,
    is_core_filter: false,
  });
  const creating = useWrite('POST /api/admin/filter-categories', {
    ...outcomeOf(texts.writeCreateCategory),
    form,
    next: onDone,
  });
  return (
    <NewDialog
      form={form}
      title={texts.categoryAdd()}
      onClose={onDone}
      incomplete={contractTexts.filterCategoryIncomplete}
      submit={texts.categoryAdd()}
      working={creating.isPending ? texts.categoryAdding() : null}
      onSubmit={(body) => creating.mutate({ body })}
      internal={{
        name: 'name',
        label: texts.categoryName(),
        placeholder: texts.categoryNameExample(),
        hint: texts.categoryNameHint(),
      }}
      shown={{
        name: 'display_name',
        label: texts.categoryDisplayName(),
        placeholder: texts.categoryDisplayNameExample(),
      }}
    >
      <TextField
        label={texts.categoryDescription()}
        aside={<span>{texts.categoryOptional()}</span>}
        {...form.field('description')}
      />
      <Checkbox {...form.register('is_core_filter')}>{texts.categoryIsCore()}</Checkbox>
      <Checkbox {...form.register('is_individual_filter')}>{texts.categoryIsIndividual()}</Checkbox>
    </NewDialog>
  );
}

interface NewOptionProps {
  category: AdminFilterCategory;
  onDone: () => void;
}

export function NewOption({ category, onDone }: NewOptionProps) {
  const form = useSchemaForm(newFilterOption, {
    category_id: category.id,
    value: '',
    display_name: '',
    sort_order: category.options.length,
  });
  const creating = useWrite('POST /api/admin/filter-options', {
    ...outcomeOf(texts.writeCreateOption),
    form,
    next: onDone,
  });
  return (
    <NewDialog
      form={form}
      title={texts.optionTitle({ category: category.display_name })}
      onClose={onDone}
      incomplete={contractTexts.filterOptionIncomplete}
      submit={texts.optionAdd()}
      working={creating.isPending ? texts.optionAdding() : null}
      onSubmit={(body) => creating.mutate({ body })}
      internal={{
        name: 'value',
        label: texts.optionValue(),
        placeholder: texts.optionValueExample(),
        hint: texts.optionValueHint(),
      }}
      shown={{
        name: 'display_name',
        label: texts.optionDisplayName(),
        placeholder: texts.optionDisplayNameExample(),
      }}
    />
  );
}
