import { Select, type SelectProps } from './Select.tsx';
import { FieldFrame, useField, type AsField } from './TextField.tsx';

export function SelectField<Value extends string | number>(props: AsField<SelectProps<Value>>) {
  const { frame, input } = useField(props);
  return (
    <FieldFrame {...frame}>
      <Select {...input} />
    </FieldFrame>
  );
}
