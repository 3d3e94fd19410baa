import { useId, type ComponentProps, type ReactNode } from 'react';
import { Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';

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
