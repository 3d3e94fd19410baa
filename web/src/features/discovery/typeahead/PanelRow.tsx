import {
  Clock,
  Coffee,
  CornerDownLeft,
  History,
  ListFilter,
  MapPin,
  Navigation,
  Search,
} from 'lucide-react';
import * as libTexts from '#messages/lib';
import * as discoveryTexts from '#messages/discovery';
import { Marked } from './Marked.tsx';
import type { PanelItem } from './panel-groups.ts';
import * as texts from '#messages/discovery/typeahead';
import type { optionProps } from './useListboxKeys.ts';
import * as styles from './typeahead.module.css';

const ICONS = {
  search: Search,
  open: Clock,
  near: Navigation,
  clear: null,
  cafe: Coffee,
  area: MapPin,
  option: ListFilter,
  recent: History,
};

/** Where a text typed before holds what is typed now. */
function typedIn(text: string, typed: string): [number, number][] {
  const from = typed === '' ? -1 : text.toLowerCase().indexOf(typed.toLowerCase());
  return from < 0 ? [] : [[from, from + typed.length]];
}

function Label({ item, typed }: { item: PanelItem; typed: string }) {
  switch (item.kind) {
    case 'search':
      return <span className={styles.label}>{texts.searchFor({ text: typed })}</span>;
    case 'open':
      return <span className={styles.label}>{discoveryTexts.openNow()}</span>;
    case 'near':
      return <span className={styles.label}>{discoveryTexts.nearMe()}</span>;
    case 'clear':
      return texts.clear({ unseen: <span className="sr-only" /> });
    case 'cafe': {
      const { name, matches, detail, detailMatches } = item.cafe;
      return (
        <span className={styles.named}>
          <span className={styles.name}>
            <Marked text={name} matches={matches} />
          </span>{' '}
          <span className={styles.detail}>
            <Marked text={detail} matches={detailMatches} />
          </span>
        </span>
      );
    }
    case 'area':
      return (
        <span className={styles.label}>
          <Marked text={item.area.area} matches={item.area.matches} />
        </span>
      );
    case 'option': {
      const { label, matches, synonym, group } = item.option;
      return (
        <span className={styles.named}>
          <span className={styles.label}>
            <Marked text={label} matches={matches} />
          </span>{' '}
          <span className={styles.detail}>
            {synonym === null ? group : texts.optionDetail({ synonym, group })}
          </span>
        </span>
      );
    }
    case 'recent':
      return (
        <span className={styles.label}>
          <Marked text={item.text} matches={typedIn(item.text, typed)} />
        </span>
      );
  }
}

interface PanelRowProps {
  /** What makes it an option of the listbox. */
  option: ReturnType<typeof optionProps>;
  item: PanelItem;
  typed: string;
  /** How many cafes the list would show. */
  count: number | undefined;
}

/** A choice of the panel. It is chosen in the field, or by a pointer that the panel listens to. */
export function PanelRow({ option, item, typed, count }: PanelRowProps) {
  const Icon = ICONS[item.kind];
  return (
    <div
      {...option}
      className={Icon ? styles.row : styles.clearRecent}
      data-kind={item.kind}
      data-key={item.key}
    >
      {Icon && <Icon size={18} aria-hidden="true" />}
      <Label item={item} typed={typed} />
      <span className={styles.end}>
        {option['aria-selected'] && Icon && <CornerDownLeft size={16} aria-hidden="true" />}
        {count !== undefined && libTexts.cafeCount({ count })}
      </span>
    </div>
  );
}
