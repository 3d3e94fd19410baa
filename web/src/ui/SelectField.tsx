import { useId } from 'react';
import { Select, type SelectProps } from './Select.tsx';
import { fieldAria, FieldFrame, type FieldProps } from './TextField.tsx';

type SelectFieldProps<Value extends string | number> = FieldProps &
  Omit<SelectProps<Value>, 'required'>;

export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { label, inline = false, aside, required, error, hint, ...select } = props;
  const id = useId();
  const field = { label, inline, aside, required: required ?? false, error, hint };
  return (
    <FieldFrame id={id} {...field}>
      <Select {...fieldAria(id, field)} {...select} />
    </FieldFrame>
  );
}
