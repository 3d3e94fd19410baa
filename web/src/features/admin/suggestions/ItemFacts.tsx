import type { CafeFact, Suggestion } from '@cortado/contract';
import type { Point } from '@cortado/contract/distance';
import { DEFAULT_LOCATION } from '@cortado/contract/public-enums';
import { History } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useFilterCategories } from '../../../lib/catalogue.ts';
import { formatShortDay } from '../../../lib/dates.ts';
import { formatList } from '../../../lib/intl.ts';
import { apiQuery } from '../../../lib/api.ts';
import { TextButton } from '../../../ui/Button.tsx';
import { Row, Stack, Text } from '../../../ui/Layout.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { factWords } from '../../facts/fact-words.ts';
import { FactValue, Pair } from '../pairs/Pair.tsx';
import { nameInSentence, shortLabelOf } from '../../facts/labels.ts';
import { PinField } from '../../suggestions/PinField.tsx';
import type { Choices } from './useDecision.ts';
import * as factTexts from '#messages/facts';
import * as texts from '#messages/admin/suggestions';
import * as linkStyles from '../../../ui/link.module.css';
import * as pairStyles from '../pairs/pairs.module.css';
import * as styles from './item.module.css';

interface NewCafeProps {
  suggestion: Suggestion;
  /** Why the admin has to set the position; null where that is optional. */
  why: string | null;
  /** Where the admin has put it; null until they have. */
  at: Point | null;
  onPlace: (at: Point) => void;
}

/** A cafe that was suggested: its values, where it is, and those it may be the same as. */
export function NewCafe({ suggestion, why, at, onPlace }: NewCafeProps) {
  const { fields, proposed, state } = suggestion;
  const { name = '', address = '', position } = proposed;
  const point = position && { lat: position.latitude, lng: position.longitude };
  const { data: duplicates = [] } = useQuery({
    ...apiQuery('GET /api/suggestions/duplicates', { query: { name, address, ...point } }),
    enabled: state === 'open',
  });
  return (
    <>
      {duplicates.length > 0 && (
        <Note tone="warn">
          <strong>{texts.duplicates()}</strong>
          <ul>
            {duplicates.map(({ cafe }) => (
              <li key={cafe.id}>
                <Link className={linkStyles.link} href={`/cafe/${cafe.id}`} target="_blank">
                  {cafe.name}
                </Link>{' '}
                <span>{cafe.address}</span>
              </li>
            ))}
          </ul>
        </Note>
      )}
      <Facts
        size="ui"
        facts={fields.map((field) => [
          shortLabelOf(field),
          <FactValue key={field} facts={proposed} other={proposed} field={field} />,
        ])}
      />
      {(why !== null || at !== null) && (
        <Stack gap={8}>
          <p role="alert">
            {why && `${why}. `}
            {texts.placeIt()}
          </p>
          <PinField at={at ?? DEFAULT_LOCATION} onMove={onPlace} />
        </Stack>
      )}
    </>
  );
}

/** Who changed a field since it was proposed, and what its value was. */
function ChangedSince({ suggestion, field }: { suggestion: Suggestion; field: CafeFact }) {
  const categories = useFilterCategories();
  const change = suggestion.changes.find((one) => one.field === field);
  if (!change) return null;
  const { by, at } = change;
  const when = at === null ? '' : formatShortDay(at);
  const before = factWords(suggestion.before, field, categories) || factTexts.none();
  return (
    <>
      {at !== null && (
        <Row as="span" className={styles.changed}>
          <History size={14} />
          {by === null ? texts.setAt({ when }) : texts.setBy({ who: by, when })}
        </Row>
      )}
      <Text as="span" size="small" tone="soft" weight="regular">
        {texts.whenProposed({ value: before })}
      </Text>
    </>
  );
}

/** The present value beside the proposed one, field by field. */
export function ItemPairs({ suggestion, choices }: { suggestion: Suggestion; choices: Choices }) {
  const { fields, now, proposed, state, changes } = suggestion;
  const isOpen = state === 'open';
  const changed = changes.map(({ field }) => nameInSentence(field));
  return (
    <>
      <div aria-live="polite">
        {isOpen && changed.length > 0 && (
          <Note tone="warn" icon={History}>
            <strong>{texts.stale({ fields: formatList(changed) })}</strong>{' '}
            <span className="wide-only">{texts.staleBoth()}</span>
          </Note>
        )}
      </div>
      <div>
        <div className={pairStyles.head}>
          <span>{texts.fieldCount({ count: fields.length })}</span>
          <span>{texts.now()}</span>
          <Row as="span" justify="between">
            {texts.proposed()}
            {isOpen && fields.length > 1 && (
              <Row as="span" gap={16}>
                {([true, false] as const).map((isTaken) => (
                  <TextButton key={String(isTaken)} onClick={() => choices.set(fields, isTaken)}>
                    {isTaken ? texts.takeAll() : texts.leaveAll()}
                  </TextButton>
                ))}
              </Row>
            )}
          </Row>
        </div>
        {fields.map((field) => (
          <Pair
            key={field}
            name={`${suggestion.id}-${field}`}
            field={field}
            sides={[
              {
                label: texts.now(),
                facts: now,
                about: isOpen && <ChangedSince suggestion={suggestion} field={field} />,
              },
              { label: texts.proposed(), facts: proposed },
            ]}
            isSecond={choices.isTaken(field)}
            onChoose={isOpen ? (isTaken) => choices.set([field], isTaken) : undefined}
          />
        ))}
      </div>
    </>
  );
}
