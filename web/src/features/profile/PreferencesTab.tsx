import type { FilterCategory } from '@cortado/contract';
import { BUILT_IN_CATEGORIES } from '@cortado/contract/public-enums';
import { SlidersHorizontal } from 'lucide-react';
import { errorText } from '../../lib/api.ts';
import { useFilterCategories } from '../../lib/catalogue.ts';
import { focusHeading } from '../../lib/focus-heading.ts';
import { Note } from '../../ui/Note.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Checkbox } from '../../ui/Choice.tsx';
import { Stack, Text } from '../../ui/Layout.tsx';
import { usePreferenceChanges, usePreferences } from '../members/usePreferences.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import * as texts from '#messages/profile';
import * as roastDotStyles from '../../ui/roast-dot.module.css';
import * as styles from './profile.module.css';

const BUILT_IN: readonly string[] = BUILT_IN_CATEGORIES;

/** The built-in categories first, in their order, then the others by name; empty ones are left out. */
function inProfileOrder(categories: readonly FilterCategory[]): FilterCategory[] {
  const place = ({ name }: FilterCategory) =>
    BUILT_IN.includes(name) ? BUILT_IN.indexOf(name) : BUILT_IN.length;
  return categories
    .filter(({ options }) => options.length > 0)
    .toSorted((a, b) => place(a) - place(b) || a.display_name.localeCompare(b.display_name, 'en'));
}

interface CategoryProps {
  category: FilterCategory;
  saved: ReadonlySet<number>;
  /** Null while the selection is not known. */
  onToggle: ((id: number, wanted: boolean) => void) | null;
}

function Category({ category, saved, onToggle }: CategoryProps) {
  const count = category.options.filter(({ id }) => saved.has(id)).length;
  return (
    <Card as="fieldset" gap={0} className={styles.group}>
      <Text as="legend" weight="strong">
        {category.display_name}
      </Text>
      {count > 0 && <Badge tone="crema">{texts.preferencesSelected({ count })}</Badge>}
      {category.options.map(({ id, value, display_name }) => (
        <Checkbox
          key={id}
          checked={saved.has(id)}
          disabled={!onToggle}
          onCheck={(wanted) => onToggle?.(id, wanted)}
        >
          {category.name === 'roast_level' && (
            <span className={roastDotStyles.roastDot} data-roast={value} />
          )}
          <span>{display_name}</span>
        </Checkbox>
      ))}
    </Card>
  );
}

/** The filters that apply by themselves when the member searches. */
export function PreferencesTab() {
  const categories = inProfileOrder(useFilterCategories());
  const { data, error, refetch } = usePreferences();
  const { toggle, clear, isClearing } = usePreferenceChanges();
  if (error && !data) {
    return (
      <LoadFailed title={texts.preferencesFailed()} text={errorText(error)} onRetry={refetch} />
    );
  }
  if (categories.length === 0) {
    return (
      <EmptyState
        cover="bag"
        tint="harbor"
        title={texts.preferencesNone()}
        text={texts.preferencesNoneAbout()}
      />
    );
  }
  const saved = new Set(data?.map(({ filterOptionId }) => filterOptionId));
  return (
    <Stack gap={20} aria-busy={!data}>
      <Note
        icon={SlidersHorizontal}
        actions={
          // Always in its place, so that a first selection moves nothing.
          <Button
            size="small"
            disabled={saved.size === 0}
            working={isClearing ? texts.preferencesClearing() : null}
            onClick={() => {
              clear();
              // With nothing to clear the button is disabled.
              focusHeading();
            }}
          >
            {texts.preferencesClear({ count: saved.size })}
          </Button>
        }
      >
        {saved.size === 0 ? texts.preferencesEmpty() : texts.preferences({ count: saved.size })}
      </Note>
      <div className={styles.groups}>
        {categories.map((category) => (
          <Category
            key={category.id}
            category={category}
            saved={saved}
            onToggle={data ? toggle : null}
          />
        ))}
      </div>
    </Stack>
  );
}
