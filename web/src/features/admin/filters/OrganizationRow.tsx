import type { AdminFilterCategory } from '@cortado/contract';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { IconButton } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { SortableItem } from '../../../ui/Sortable.tsx';
import { Badges } from './Badges.tsx';
import * as texts from '#messages/admin/filters';
import * as styles from './filters-tab.module.css';

interface OrganizationRowProps {
  category: AdminFilterCategory;
  /** Counted from one. */
  place: number;
  canGoUp: boolean;
  canGoDown: boolean;
  onMove: (step: -1 | 1) => void;
}

export function OrganizationRow(props: OrganizationRowProps) {
  const { category, place, canGoUp, canGoDown, onMove } = props;
  const { id, display_name: name, options } = category;
  return (
    <SortableItem
      id={id}
      className={styles.row}
      label={texts.organizationReorder({ category: name })}
    >
      {(grip) => (
        <>
          {grip}
          <Text as="span" size="name" tone="faint" numeric className={styles.place}>
            {place}
          </Text>
          <Row as="span" wrap gap={12} className={styles.name}>
            <Text as="span" weight="strong">
              {name}
            </Text>
            <Badges category={category} />
          </Row>
          <Text as="span" size="small" tone="soft" numeric className={styles.count}>
            {texts.organizationOptions({ count: options.length })}
          </Text>
          <IconButton
            size="small"
            label={texts.organizationUpFor({ category: name })}
            title={texts.organizationUp()}
            aria-disabled={!canGoUp || undefined}
            onClick={() => onMove(-1)}
          >
            <ChevronUp size={18} aria-hidden="true" />
          </IconButton>
          <IconButton
            size="small"
            label={texts.organizationDownFor({ category: name })}
            title={texts.organizationDown()}
            aria-disabled={!canGoDown || undefined}
            onClick={() => onMove(1)}
          >
            <ChevronDown size={18} aria-hidden="true" />
          </IconButton>
        </>
      )}
    </SortableItem>
  );
}
