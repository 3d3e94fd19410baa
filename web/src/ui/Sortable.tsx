import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './Button.tsx';
import * as styles from './sortable.module.css';

interface SortableProps<Item extends { id: number }> {
  label: string;
  className: string;
  items: readonly Item[];
  /** Whether they are side by side, all of one size; else one below the other. */
  isGrid?: boolean;
  /** Announced while an item is moved: the item and its present or future place, counted from one. */
  says: Readonly<
    Record<'lifted' | 'over' | 'putDown' | 'cancelled', (item: Item, place: number) => string>
  >;
  /** Moves one to an index. */
  onMove: (item: Item, to: number) => void;
  /** A `SortableItem`. */
  children: (item: Item, index: number) => ReactNode;
}

/** A list whose order is changed by dragging, or by the keys of an item's grip. */
export function Sortable<Item extends { id: number }>(props: SortableProps<Item>) {
  const { label, className, items, isGrid, says, onMove, children } = props;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (one: UniqueIdentifier) => items.findIndex(({ id }) => id === one);
  // What is dragged may have been removed meanwhile.
  const itemOf = (one: UniqueIdentifier): Item | undefined => items[indexOf(one)];
  const say = (what: keyof typeof says, active: UniqueIdentifier, over = active) => {
    const item = itemOf(active);
    return item && says[what](item, indexOf(over) + 1);
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => say('lifted', active.id),
    onDragOver: ({ active, over }) => (over ? say('over', active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => (over ? say('putDown', active.id, over.id) : undefined),
    onDragCancel: ({ active }) => say('cancelled', active.id),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements }}
      onDragEnd={({ active, over }) => {
        const item = itemOf(active.id);
        if (item && over) onMove(item, indexOf(over.id));
      }}
    >
      <SortableContext
        items={items.map(({ id }) => id)}
        strategy={isGrid ? rectSortingStrategy : verticalListSortingStrategy}
      >
        <ol className={className} aria-label={label}>
          {items.map(children)}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

interface SortableItemProps {
  id: number;
  /** Of its grip. */
  label: string;
  className?: string;
  /** Places the grip. */
  children: (grip: ReactNode) => ReactNode;
}

/** One of a `Sortable`. */
export function SortableItem({ id, label, className = '', children }: SortableItemProps) {
  const sortable = useSortable({ id });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } =
    sortable;
  const style = { transform: CSS.Translate.toString(transform), transition };
  return (
    <li className={styles.slot} data-lifted={sortable.isDragging || undefined}>
      <div ref={setNodeRef} className={`${styles.item} ${className}`} style={style}>
        {children(
          <IconButton
            icon={GripVertical}
            ref={setActivatorNodeRef}
            size="small"
            className={styles.grip}
            {...attributes}
            {...listeners}
            label={label}
          />,
        )}
      </div>
    </li>
  );
}
