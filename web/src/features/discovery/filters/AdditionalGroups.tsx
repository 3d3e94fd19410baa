import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import * as texts from '#messages/discovery';
import * as styles from './filters.module.css';

interface AdditionalGroupsProps {
  /** Whether something inside is ticked: then it starts unfolded. */
  chosen: boolean;
  children: ReactNode;
}

/** The categories that are not core, collapsed until asked for. */
export function AdditionalGroups({ chosen, children }: AdditionalGroupsProps) {
  const id = useId();
  const [open, setOpen] = useState(chosen);
  return (
    <div>
      <Text as="h3" size="ui" weight="strong">
        <button
          type="button"
          className={styles.fold}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {texts.additional()}
          <Icon name="chevron-down" />
        </button>
      </Text>
      {open && (
        <Stack id={id} gap={8}>
          {children}
        </Stack>
      )}
    </div>
  );
}
