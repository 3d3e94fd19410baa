import type { CafeFact, Suggestion } from '@cortado/contract';
import { History } from 'lucide-react';
import { Row } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Note } from '../../../ui/Note.tsx';
import { useFilterCategories } from '../../../lib/catalogue.ts';
import { formatShortDay } from '../../../lib/dates.ts';
import { factWords } from '../../facts/fact-words.ts';
import * as factTexts from '#messages/facts';
import { FactValue } from '../pairs/FactValue.tsx';
import { Pair } from '../pairs/Pair.tsx';
import { nameInSentence, shortLabelOf } from '../../facts/labels.ts';
import { formatList } from '../../../lib/intl.ts';
import * as texts from '#messages/admin/suggestions';
import type { Choices } from './useChoices.ts';
import * as linkStyles from '../../../ui/link.module.css';
import * as pairStyles from '../pairs/pairs.module.css';
import * as styles from './item.module.css';

interface ItemPairsProps {
  suggestion: Suggestion;
  choices: Choices;
}

/** Who changed a field since it was proposed, and what stood there then. */
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
          <History size={14} aria-hidden="true" />
          {by === null ? texts.setAt({ when }) : texts.setBy({ who: by, when })}
        </Row>
      )}
      <Text as="span" size="small" tone="soft" weight="regular">
        {texts.whenProposed({ value: before })}
      </Text>
    </>
  );
}

/** What stands now beside what is proposed, field by field. */
export function ItemPairs({ suggestion, choices }: ItemPairsProps) {
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
                  <button
                    key={String(isTaken)}
                    type="button"
                    className={linkStyles.link}
                    onClick={() => choices.set(fields, isTaken)}
                  >
                    {isTaken ? texts.takeAll() : texts.leaveAll()}
                  </button>
                ))}
              </Row>
            )}
          </Row>
        </div>
        {fields.map((field) => (
          <Pair
            key={field}
            name={`${suggestion.id}-${field}`}
            label={shortLabelOf(field)}
            first={{
              label: texts.now(),
              value: <FactValue facts={now} other={proposed} field={field} />,
              about: isOpen && <ChangedSince suggestion={suggestion} field={field} />,
            }}
            second={{
              label: texts.proposed(),
              value: <FactValue facts={proposed} other={now} field={field} />,
            }}
            chosen={choices.isTaken(field) ? 'second' : 'first'}
            {...(isOpen && {
              onChoose: (side: 'first' | 'second') => choices.set([field], side === 'second'),
            })}
          />
        ))}
      </div>
    </>
  );
}
