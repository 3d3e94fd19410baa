import type { AdminCafe, CafeStatus, ListedCafe } from '@cortado/contract';
import { Croissant, Plug, Wifi } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { ApiKey } from '../../../lib/api.ts';
import { formatAge } from '../../../lib/age.ts';
import { formatList } from '../../../lib/intl.ts';
import { useNow } from '../../../lib/useNow.ts';
import { Badge, type Tone } from '../../../ui/Badge.tsx';
import { Hint, Row, Stack, Text } from '../../../ui/Layout.tsx';
import { Cell, TableRow } from '../../../ui/Table.tsx';
import { Thumb } from '../../../ui/Thumb.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { CafeActions, editLink } from './CafeActions.tsx';
import { CheckButton, groupedDoubts } from './CheckButton.tsx';
import { useCafeChanges, useMarkChecked } from './useCafeChanges.ts';
import type { Selection } from './useSelection.ts';
import * as texts from '#messages/admin/cafes';
import * as uiTexts from '#messages/ui';
import * as suggestionsTexts from '#messages/suggestions';
import * as linkStyles from '../../../ui/link.module.css';
import * as styles from './cafe-table.module.css';

interface CafeRowProps {
  cafe: ListedCafe;
  /** Of the page it is on. */
  queryKey: ApiKey;
  isSelected: boolean;
  onSelect: Selection['select'];
}

interface ListedRowProps extends Omit<CafeRowProps, 'queryKey'> {
  isBusy: boolean;
  /** Its other cells. */
  children: ReactNode;
}

/** The table's street and city are enough to distinguish cafes. */
const STATE_AND_ZIP = /, [A-Z]{2} \d{5}$/;

/** A row that begins with a cafe's tick, cover, name, address and neighborhood. */
function ListedRow({ cafe, isSelected, onSelect, isBusy, children }: ListedRowProps) {
  const { id, name, address, neighborhood } = cafe;
  const [street = '', ...rest] = address.replace(STATE_AND_ZIP, '').split(', ');
  const tick = {
    label: texts.cafesSelect({ cafe: name }),
    isTicked: isSelected,
    onTick: (isWanted: boolean) => onSelect([id], isWanted),
  };
  return (
    <TableRow tick={tick} isBusy={isBusy}>
      <Cell place="title">
        <Row gap={12}>
          <Thumb cafe={cafe} />
          <Stack gap={0} grow>
            <Text weight="strong">
              <Link className={linkStyles.plain} {...editLink(cafe)}>
                <bdi>{name}</bdi>
              </Link>
            </Text>
            <Hint title={address}>
              <bdi>{street}</bdi>
              <span className="wide-only">{rest.map((part) => `, ${part}`)}</span>
              {neighborhood && <span className="narrow-only"> · {neighborhood}</span>}
            </Hint>
          </Stack>
        </Row>
      </Cell>
      <Cell place="wide">{neighborhood}</Cell>
      {children}
    </TableRow>
  );
}

function Reports({ cafe }: { cafe: ListedCafe }) {
  if (cafe.reports + cafe.doubts.length === 0) return texts.noReports();
  return (
    <Stack gap={2}>
      {cafe.reports > 0 && (
        <span>
          <Badge dot tone="warn">
            {texts.reports({ count: cafe.reports })}
          </Badge>{' '}
          {formatList(cafe.reportKinds.map((kind) => suggestionsTexts.kinds[kind]()))}
        </span>
      )}
      {groupedDoubts(cafe).map(([doubt, facts]) => (
        <Hint key={facts[0]}>{texts.doubts({ ...doubt, facts: formatList(facts) })}</Hint>
      ))}
    </Stack>
  );
}

/** A cafe whose facts are doubtful, and the actions for them. */
export function NeedsLookRow({ cafe, isSelected, onSelect }: CafeRowProps) {
  const now = useNow() ?? 0;
  const { mark, isPending } = useMarkChecked({ onChecked: () => onSelect([cafe.id], false) });
  return (
    <ListedRow cafe={cafe} isSelected={isSelected} onSelect={onSelect} isBusy={isPending}>
      <Cell>
        {cafe.checkedAt === null ? (
          <Text tone="soft">{texts.notChecked()}</Text>
        ) : (
          formatAge(cafe.checkedAt, now)
        )}
      </Cell>
      <Cell>
        <Reports cafe={cafe} />
      </Cell>
      <Cell place="end">
        <Row gap={4} wrap>
          {cafe.reports > 0 && (
            <LinkButton
              look="quiet"
              size="small"
              href={`/admin?tab=suggestions&cafe=${cafe.id}`}
              aria-label={texts.seeReportsOf({ cafe: cafe.name })}
            >
              {texts.seeReports()}
            </LinkButton>
          )}
          {cafe.doubts.length > 0 && (
            <LinkButton
              look="quiet"
              size="small"
              href={`/cafe/${cafe.id}?check=`}
              aria-label={uiTexts.actionOn({ action: texts.see(), name: cafe.name })}
            >
              {texts.see()}
            </LinkButton>
          )}
          <CheckButton
            size="small"
            cafes={[cafe]}
            aria-label={uiTexts.actionOn({ action: texts.checkedAction(), name: cafe.name })}
            onCheck={() => mark([cafe.id])}
          >
            {texts.checkedAction()}
          </CheckButton>
        </Row>
      </Cell>
    </ListedRow>
  );
}

const STATUS_TONES: Record<CafeStatus, Tone> = {
  published: 'success',
  draft: 'warn',
  archived: 'plain',
};

const MAX_FILTERS = 3;

const FEATURES = [
  [Wifi, 'hasWifi'],
  [Plug, 'hasPower'],
  [Croissant, 'hasFood'],
] as const;

function Features({ cafe }: { cafe: AdminCafe }) {
  const more = cafe.appliedFilters.length - MAX_FILTERS;
  const names = cafe.appliedFilters
    .slice(0, MAX_FILTERS)
    .map(({ display_name }) => display_name.replace(/ Roast$/, ''));
  return (
    <Row className={styles.features}>
      {FEATURES.map(([Icon, has]) => (
        <span key={has} data-off={!cafe[has] || undefined}>
          <Icon size={16} />
          <span className="sr-only">{texts.features[has][cafe[has] ? 'yes' : 'no']()}</span>
        </span>
      ))}
      <Hint className="wide-only" isClamped>
        {texts.featureVariety({
          roasts: cafe.roastLevels.length,
          brews: cafe.brewingMethods.length,
        })}
        {names.length > 0 && ` · ${formatList(names)}`}
        {more > 0 && ` ${texts.featureMore({ count: more })}`}
      </Hint>
    </Row>
  );
}

/** One cafe of the table, with its actions. */
export const CafeRow = memo(function CafeRow({ queryKey, ...row }: CafeRowProps) {
  const { cafe, onSelect } = row;
  const changes = useCafeChanges(cafe, queryKey, () => onSelect([cafe.id], false));
  if (changes.isRemoved) return null;
  return (
    <ListedRow {...row} isBusy={changes.isBusy}>
      <Cell>
        <Badge dot tone={STATUS_TONES[cafe.status]}>
          {texts.statuses[cafe.status]()}
        </Badge>
      </Cell>
      <Cell>
        <Features cafe={cafe} />
      </Cell>
      <Cell place="corner">
        <CafeActions cafe={cafe} changes={changes} />
      </Cell>
    </ListedRow>
  );
});
