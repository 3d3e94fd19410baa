import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Radio } from '../../../ui/Choice.tsx';
import { Stack, Text } from '../../../ui/Layout.tsx';
import * as texts from '#messages/discovery';
import * as styles from './filters.module.css';

/** The items a collapsed list shows: the first few, and chosen ones wherever they stand. */
export function collapse<T>(
  items: readonly T[],
  collapsedCount: number,
  isChosen: (item: T) => boolean,
): T[] {
  // One hidden item would take no less room than the button that shows it.
  if (items.length <= collapsedCount + 1) return [...items];
  return items.filter((item, index) => index < collapsedCount || isChosen(item));
}

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

/** Choices of which one is chosen. */
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

/** What stands in sight of a long group, and the button that unfolds it; nothing where nothing is hidden. */
export function useFolded<T>(items: readonly T[], count: number, isChosen: (item: T) => boolean) {
  const [open, setOpen] = useState(false);
  const shown = open ? items : collapse(items, count, isChosen);
  const hidden = items.length - shown.length;
  const more = (hidden > 0 || open) && (
    <Button look="link" aria-expanded={open} onClick={() => setOpen(!open)}>
      {open ? texts.showFewer() : texts.showMore({ count: hidden })}
    </Button>
  );
  return [shown, more] as const;
}
