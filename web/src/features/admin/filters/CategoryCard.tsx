import type { AdminFilterCategory } from '@cortado/contract';
import { focusHeading } from '../../../lib/focus-heading.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { Card } from '../../../ui/Card.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { ConfirmDelete } from '../ConfirmDelete.tsx';
import { AddOption } from './AddOption.tsx';
import { Badges } from './Badges.tsx';
import { isBuiltInCategory } from '@cortado/contract/vocabulary';
import { OptionRow } from './OptionRow.tsx';
import { outcomeOf, usageText } from './words.ts';
import * as texts from '#messages/admin/filters';
import * as styles from './filters-tab.module.css';

/** One category with its options. */
export function CategoryCard({ category }: { category: AdminFilterCategory }) {
  const removal = useWrite('DELETE /api/admin/filter-categories/{id}', {
    ...outcomeOf(texts.writeDeleteCategory),
    // The button that had the focus goes with its card.
    next: focusHeading,
  });
  const { id, name, display_name, description, options } = category;
  if (removal.isSuccess) return null;
  return (
    <Card
      data-panel
      gap={8}
      title={display_name}
      actions={
        <Row>
          <Badges category={category} />
          {!isBuiltInCategory(category) && (
            <ConfirmDelete
              texts={texts.deleteCategory}
              name={display_name}
              onDelete={() => removal.mutate({ params: { id } })}
            >
              {texts.deleteCategoryWarning({ options: options.length })} {usageText(category)}
            </ConfirmDelete>
          )}
        </Row>
      }
      className={styles.category}
      aria-busy={removal.isPending}
    >
      <Text size="small" tone="soft">
        <code>{name}</code>
        {description && ` · ${description}`}
      </Text>
      <Stack as="ul" gap={4} lines>
        {options.map((option) => (
          <OptionRow key={option.id} option={option} />
        ))}
        {options.length === 0 && (
          <Text as="li" size="small">
            {texts.categoryNoOptions()}
          </Text>
        )}
      </Stack>
      <AddOption category={category} />
    </Card>
  );
}
