import type { AdminFilterCategory } from '@cortado/contract';
import { isBuiltInCategory } from '@cortado/contract/public-enums';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { focusHeading } from '../../../lib/focus-heading.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { ActionMenu } from '../../../ui/ActionMenu.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { OpensDialog } from '../../../ui/OpensDialog.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Row, Stack, Text } from '../../../ui/Layout.tsx';
import { NewOption } from './NewDialogs.tsx';
import { outcomeOf } from './useAdminFilters.ts';
import { OptionRow, usageText } from './OptionRow.tsx';
import * as texts from '#messages/admin/filters';
import * as styles from './filters-tab.module.css';

/** What kind of category it is. */
export function Badges({ category }: { category: AdminFilterCategory }) {
  if (isBuiltInCategory(category)) return <Badge>{texts.filtersBuiltIn()}</Badge>;
  return category.is_core_filter && <Badge tone="crema">{texts.filtersCore()}</Badge>;
}

interface CategoryCardProps {
  category: AdminFilterCategory;
  /** Whether its options show at first; they do where there are none yet. */
  startsOpen: boolean;
}

/** One category with its options, which can be collapsed. */
export function CategoryCard({ category, startsOpen }: CategoryCardProps) {
  const removal = useWrite('DELETE /api/admin/filter-categories/{id}', {
    ...outcomeOf(texts.writeDeleteCategory),
    // The button that had the focus goes with its card.
    next: focusHeading,
  });
  const { id, name, display_name, description, options } = category;
  const usage = usageText(category);
  const [isOpen] = useState(startsOpen || options.length === 0);
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
            <ActionMenu
              name={display_name}
              actions={[
                {
                  icon: Trash2,
                  text: texts.deleteCategory(),
                  onSelect: () => removal.mutate({ params: { id } }),
                  question: {
                    title: texts.deleteCategoryQuestion({ name: <bdi>{display_name}</bdi> }),
                    children: `${texts.deleteCategoryWarning({ options: options.length })} ${usage}`,
                  },
                },
              ]}
            />
          )}
        </Row>
      }
      className={styles.category}
      aria-busy={removal.isPending}
    >
      <details open={isOpen}>
        <Text as="summary" size="small" tone="soft" className={styles.summary}>
          <code>{name}</code> · {texts.categoryOptions({ count: options.length })}
          {description && ` · ${description}`}
        </Text>
        <Stack as="ul" gap={4} lines>
          {options.map((option) => (
            <OptionRow key={option.id} option={option} />
          ))}
        </Stack>
        <OpensDialog
          trigger={
            <Button
              look="quiet"
              size="small"
              className={styles.addOption}
              aria-label={texts.optionAddTo({ category: display_name })}
            >
              <Plus size={16} />
              {texts.optionAdd()}
            </Button>
          }
        >
          {(close) => <NewOption category={category} onDone={close} />}
        </OpensDialog>
      </details>
    </Card>
  );
}
