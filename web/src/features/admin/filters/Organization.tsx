import type { AdminFilterCategory } from '@cortado/contract';
import { Info, RotateCcw } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { Sortable } from '../../../ui/Sortable.tsx';
import { Card } from '../../../ui/Card.tsx';
import { IconLine } from '../../../ui/IconLines.tsx';
import { Row, Sides, Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { moved } from './order.ts';
import { OrganizationRow } from './OrganizationRow.tsx';
import * as texts from '#messages/admin/filters';
import { useOrderedCategories, useReorder, useResetOrder } from './useAdminFilters.ts';
import * as styles from './filters-tab.module.css';

/** The categories in their order, which is changed by dragging, by keys or by buttons, and saved at once. */
export function Organization({ categories }: { categories: AdminFilterCategory[] }) {
  const list = useOrderedCategories(categories);
  const reorder = useReorder();
  const reset = useResetOrder();
  /** A row stays among its own kind, wherever it is let go. */
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
          <RotateCcw size={16} aria-hidden="true" />
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
            <OrganizationRow
              key={category.id}
              category={category}
              place={index + 1}
              canGoUp={moved(list, category.id, index - 1) !== null}
              canGoDown={moved(list, category.id, index + 1) !== null}
              onMove={(step) => move(category.id, index + step)}
            />
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
