import {
  SUGGESTION_KINDS,
  SUGGESTION_STATES,
  type SuggestionKind,
} from '@cortado/contract/upkeep-vocabulary';
import { Icon } from '../../../ui/Icon.tsx';
import * as suggestionsTexts from '../../suggestions/texts.ts';
import { PartButtons } from '../lists/PartButtons.tsx';
import * as texts from './texts.tsx';
import { useSuggestionCounts, type Queue } from './useQueue.ts';
import * as styles from './queue.module.css';

/** Which part of the queue is shown. */
export function QueueBar({ queue }: { queue: Queue }) {
  return (
    <div className={styles.bar}>
      <PartButtons
        label={texts.state}
        parts={SUGGESTION_STATES}
        names={suggestionsTexts.states}
        value={queue.state}
        onChoose={(state) => queue.choose({ state })}
        counts={useSuggestionCounts()}
      />
      <label className={styles.kind}>
        <span aria-hidden="true">{texts.kind}</span>
        <select
          aria-label={texts.kindName}
          value={queue.kind ?? ''}
          onChange={({ target }) =>
            queue.choose({ kind: target.value === '' ? null : (target.value as SuggestionKind) })
          }
        >
          <option value="">{texts.allKinds}</option>
          {SUGGESTION_KINDS.map((one) => (
            <option key={one} value={one}>
              {suggestionsTexts.kinds[one]}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </label>
      <p className={styles.order}>{texts.oldestFirst}</p>
    </div>
  );
}
