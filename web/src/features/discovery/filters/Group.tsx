import { useId, type ComponentProps, type ReactNode } from 'react';
import { Radio } from '../../../ui/Choice.tsx';
import { Stack, Text } from '../../../ui/Layout.tsx';
import * as styles from './filters.module.css';

interface GroupProps extends Omit<ComponentProps<'fieldset'>, 'ref' | 'name'> {
  name: ReactNode;
  /** `radiogroup` where its choices exclude each other. */
  role?: 'radiogroup';
  /** Whether it is one of several under a heading. */
  sub?: boolean;
}

/** The choices of one kind, under their name. */
export function Group({ name, sub = false, children, ...group }: GroupProps) {
  const id = useId();
  return (
    <Stack as="fieldset" gap={4} aria-labelledby={id} {...group}>
      <Text as={sub ? 'h4' : 'h3'} id={id} size="ui" weight="strong" tone={sub ? 'soft' : 'ink'}>
        {name}
      </Text>
      {children}
    </Stack>
  );
}

interface RadioGroupProps {
  name: ReactNode;
  choices: readonly (readonly [
    label: string,
    isChosen: boolean,
    count: number | undefined,
    onChoose: () => void,
  ])[];
  /** After the choices. */
  children?: ReactNode;
}

/** Choices, one of which is selected. */
export function RadioGroup({ name, choices, children }: RadioGroupProps) {
  const id = useId();
  return (
    <Group role="radiogroup" name={name}>
      <div className={styles.options}>
        {choices.map(([label, isChosen, count, onChoose]) => (
          <Radio key={label} name={id} checked={isChosen} count={count} onCheck={onChoose}>
            {label}
          </Radio>
        ))}
      </div>
      {children}
    </Group>
  );
}
