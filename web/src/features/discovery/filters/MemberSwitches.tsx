import { Switch } from 'radix-ui';
import { useId } from 'react';
import { savedFilters, switchSavedFilters } from '../../../lib/saved-filters.ts';
import { useStore } from '../../../lib/store.ts';
import { Row, Stack, Text } from '../../../ui/Layout.tsx';
import { usePreferences } from '../../members/usePreferences.ts';
import { useDiscovery } from '../discovery-context.ts';
import { setFavoritesOnly } from '../state/changes.ts';
import * as texts from '#messages/discovery';
import * as filterTexts from '#messages/discovery/filters';
import * as styles from './member-switches.module.css';

interface SwitchRowProps {
  name: string;
  about: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function SwitchRow({ name, about, checked, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <Row gap={16} justify="between">
      <div>
        <Text as="label" size="ui" weight="strong" htmlFor={id}>
          {name}
        </Text>
        <Text size="small" id={`${id}-about`}>
          {about}
        </Text>
      </div>
      <Switch.Root
        id={id}
        className={styles.track}
        aria-describedby={`${id}-about`}
        checked={checked}
        onCheckedChange={onChange}
      >
        <Switch.Thumb className={styles.thumb} />
      </Switch.Root>
    </Row>
  );
}

/** What members alone can filter by. */
export function MemberSwitches() {
  const { state, change } = useDiscovery();
  const { data, isPending } = usePreferences();
  const { isOn } = useStore(savedFilters);
  const isOffered = isPending || (data?.length ?? 0) > 0;
  return (
    <Stack>
      {isOffered && (
        <SwitchRow
          name={texts.savedFilters()}
          about={filterTexts.savedFiltersAbout()}
          checked={isOn}
          onChange={(wanted) => {
            switchSavedFilters(wanted);
            change((before) => ({ ...before, page: 1 }));
          }}
        />
      )}
      <SwitchRow
        name={filterTexts.onlyFavorites()}
        about={filterTexts.onlyFavoritesAbout()}
        checked={state.favoritesOnly}
        onChange={(wanted) => change(setFavoritesOnly(wanted))}
      />
    </Stack>
  );
}
