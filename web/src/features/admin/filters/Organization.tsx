import type { AdminFilterCategory } from '@cortado/contract';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { Info, RotateCcw } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { moved } from './order.ts';
import { OrganizationRow } from './OrganizationRow.tsx';
import * as texts from './texts.tsx';
import { useOrderedCategories, useReorder, useResetOrder } from './useAdminFilters.ts';
import * as panelStyles from '../../../ui/panel.module.css';
import * as styles from './filters-tab.module.css';

/** The categories in their order, which is changed by dragging, by keys or by buttons, and saved at once. */
export function Organization({ categories }: { categories: AdminFilterCategory[] }) {
  const list = useOrderedCategories(categories);
  const reorder = useReorder();
  const reset = useResetOrder();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const nameOf = (id: unknown) => list.find((one) => one.id === id)?.display_name ?? '';
  const placeOf = (id: unknown) => list.findIndex((one) => one.id === id) + 1;
  /** A row stays among its own kind, wherever it is let go. */
  const restingPlace = (active: { id: unknown }, over: { id: unknown }) => {
    const next = moved(list, Number(active.id), placeOf(over.id) - 1) ?? list;
    return next.findIndex(({ id }) => id === active.id) + 1;
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => texts.organizationLifted(nameOf(active.id), placeOf(active.id)),
    onDragOver: ({ active, over }) =>
      over ? texts.organizationOver(nameOf(active.id), placeOf(over.id)) : undefined,
    onDragEnd: ({ active, over }) =>
      over ? texts.organizationPutDown(nameOf(active.id), restingPlace(active, over)) : undefined,
    onDragCancel: ({ active }) => texts.organizationCancelled(nameOf(active.id)),
  };
  const move = (id: number, to: number) => {
    const next = moved(list, id, to);
    if (next) reorder(next);
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) move(Number(active.id), placeOf(over.id) - 1);
  };
  return (
    <>
      <div className={styles.head}>
        <Button onClick={reset}>
          <RotateCcw size={16} aria-hidden="true" />
          {texts.organizationReset}
        </Button>
      </div>
      <div className={styles.organization}>
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          accessibility={{ announcements }}
          onDragEnd={onDragEnd}
        >
          <SortableContext items={list.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
            <ol aria-label={texts.organizationList}>
              {list.map((category, index) => (
                <OrganizationRow
                  key={category.id}
                  category={category}
                  place={index + 1}
                  canGoUp={moved(list, category.id, index - 1) !== null}
                  canGoDown={moved(list, category.id, index + 1) !== null}
                  onMove={(step) => move(category.id, index + step)}
                />
              ))}
            </ol>
          </SortableContext>
        </DndContext>
        <aside className={panelStyles.panel}>
          <h2>{texts.organizationAboutHeading}</h2>
          <p>{texts.organizationAbout}</p>
          <p className="t-small">
            <Info size={16} aria-hidden="true" />
            {texts.organizationHowTo}
          </p>
        </aside>
      </div>
    </>
  );
}
