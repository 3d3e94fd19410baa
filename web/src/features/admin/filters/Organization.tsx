import type { AdminFilterCategory } from '@cortado/contract';
import { ChevronDown, ChevronUp, Info, RotateCcw } from 'lucide-react';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Sortable, SortableItem } from '../../../ui/Sortable.tsx';
import { Card } from '../../../ui/Card.tsx';
import { IconLine } from '../../../ui/IconLines.tsx';
import { Row, Sides, Stack, Text } from '../../../ui/Layout.tsx';
import { moved } from './order.ts';
import { useOrderedCategories, useReorder, useResetOrder } from './useAdminFilters.ts';
import { Badges } from './CategoryCard.tsx';
import * as texts from '#messages/admin/filters';
import * as styles from './filters-tab.module.css';

const STEPS = [
  [-1, texts.organizationUp, texts.organizationUpFor, ChevronUp],
  [1, texts.organizationDown, texts.organizationDownFor, ChevronDown],
] as const;

/** The categories in their order, which is changed by dragging, by keys or by buttons, and saved at once. */
export function Organization({ categories }: { categories: AdminFilterCategory[] }) {
  const list = useOrderedCategories(categories);
  const reorder = useReorder();
  const reset = useResetOrder();
  /** A row stays among its own kind, wherever it is dropped. */
  const restingPlace = (id: number, place: number) =>
    (moved(list, id, place - 1) ?? list).findIndex((one) => one.id === id) + 1;
  const move = (id: number, to: number) => {
    const next = moved(list, id, to);
    if (next) reorder(next);
  };
  return (
    <Stack>
      <Row className={styles.head}>
        <Button onClick={reset}>
          <RotateCcw size={16} />
          {texts.organizationReset()}
        </Button>
      </Row>
      <Sides gap={48}>
        <Sortable
          label={texts.organizationList()}
          className={styles.order}
          items={list}
          says={{
            lifted: (one, place) => texts.organizationLifted({ category: one.display_name, place }),
            over: (one, place) => texts.organizationOver({ category: one.display_name, place }),
            putDown: (one, place) =>
              texts.organizationPutDown({
                category: one.display_name,
                place: restingPlace(one.id, place),
              }),
            cancelled: (one) => texts.organizationCancelled({ category: one.display_name }),
          }}
          onMove={({ id }, to) => move(id, to)}
        >
          {(category, index) => (
            <SortableItem
              key={category.id}
              id={category.id}
              className={styles.row}
              label={texts.organizationReorder({ category: category.display_name })}
            >
              {(grip) => (
                <>
                  {grip}
                  <Text as="span" size="name" tone="faint" numeric className={styles.place}>
                    {index + 1}
                  </Text>
                  <Row as="span" wrap gap={12} className={styles.name}>
                    <Text as="span" weight="strong">
                      {category.display_name}
                    </Text>
                    <Badges category={category} />
                  </Row>
                  <Text as="span" size="small" tone="soft" numeric className={styles.count}>
                    {texts.categoryOptions({ count: category.options.length })}
                  </Text>
                  {STEPS.map(([step, title, label, Arrow]) => (
                    <IconButton
                      icon={Arrow}
                      key={step}
                      size="small"
                      label={label({ category: category.display_name })}
                      title={title()}
                      aria-disabled={moved(list, category.id, index + step) === null || undefined}
                      onClick={() => move(category.id, index + step)}
                    />
                  ))}
                </>
              )}
            </SortableItem>
          )}
        </Sortable>
        <Card as="aside" gap={8} title={texts.organizationAboutHeading()}>
          <Text size="ui" tone="soft">
            {texts.organizationAbout()}
          </Text>
          <IconLine icon={Info} size="small">
            {texts.organizationHowTo()}
          </IconLine>
        </Card>
      </Sides>
    </Stack>
  );
}
