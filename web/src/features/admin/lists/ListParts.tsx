import { MAX_QUERY_LENGTH } from '@cortado/contract/public-enums';
import { Search } from 'lucide-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatNumber } from '../../../lib/intl.ts';
import { Hint, Row, Text } from '../../../ui/Layout.tsx';
import { pageCount } from '../../../ui/page-buttons.ts';
import { PageLinks } from '../../../ui/PageLinks.tsx';
import type { useListState } from './useListState.ts';
import { PAGE_SIZE } from './usePage.ts';
import * as inputStyles from '../../../ui/input.module.css';
import * as segmentedStyles from '../../../ui/segmented.module.css';
import * as styles from './lists.module.css';

interface PartButtonsProps<Part extends string> {
  label: string;
  parts: readonly Part[];
  names: Readonly<Record<Part, () => string>>;
  value: Part;
  onChoose: (part: Part) => void;
  /** How many rows each of them has. */
  counts: Pick<
    UseQueryResult<Readonly<Record<Part, number>>>,
    'data' | 'isLoading' | 'failureCount'
  >;
}

/**
 * Which part of a list is shown. Buttons would move under the pointer with the arrival of the counts, so
 * they appear together.
 */
export function PartButtons<Part extends string>(props: PartButtonsProps<Part>) {
  const { label, parts, names, value, onChoose, counts } = props;
  const { data, isLoading, failureCount } = counts;
  return (
    <fieldset
      className={`${segmentedStyles.segmented} ${styles.parts}`}
      aria-label={label}
      data-waiting={(isLoading && failureCount === 0) || undefined}
    >
      {parts.map((part) => (
        <button
          key={part}
          type="button"
          aria-pressed={part === value}
          onClick={() => onChoose(part)}
        >
          {names[part]()}
          <Text as="span" weight="regular" tone="faint" numeric>
            {data && formatNumber(data[part])}
          </Text>
        </button>
      ))}
    </fieldset>
  );
}

interface ListEndProps {
  /** How many rows there are, in words. */
  text: string;
  page: number;
  total: number;
  hrefOf: (part: { page: number }) => string;
  onNear: (page: number) => void;
}

/** Below a list: how much there is, and the links to its pages. */
export function ListEnd({ text, page, total, hrefOf, onNear }: ListEndProps) {
  return (
    <Row wrap justify="between" gap={16} className={styles.end}>
      <Hint aria-live="polite">{text}</Hint>
      <PageLinks
        page={page}
        pages={pageCount(total, PAGE_SIZE)}
        hrefOf={(one) => hrefOf({ page: one })}
        onNear={onNear}
        onGo={() => window.scrollTo({ top: 0 })}
      />
    </Row>
  );
}

interface SearchBoxProps {
  label: string;
  example: string;
  list: Pick<ReturnType<typeof useListState>, 'state' | 'type' | 'flush'>;
}

/** The search of a list. */
export function SearchBox({ label, example, list }: SearchBoxProps) {
  return (
    <div className={styles.search}>
      <Search size={18} />
      <input
        type="search"
        className={inputStyles.input}
        aria-label={label}
        placeholder={example}
        maxLength={MAX_QUERY_LENGTH}
        value={list.state.text}
        onChange={({ target }) => list.type(target.value)}
        onBlur={list.flush}
      />
    </div>
  );
}
