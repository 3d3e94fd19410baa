import {
  SUGGESTION_KINDS,
  SUGGESTION_STATES,
  type SuggestionKind,
} from '@cortado/contract/upkeep-vocabulary';
import { formatNumber } from '../../../lib/intl.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as suggestionsTexts from '../../suggestions/texts.ts';
import * as texts from './texts.tsx';
import { useSuggestionCounts, type Queue } from './useQueue.ts';
import * as segmentedStyles from '../../../ui/segmented.module.css';
import * as cafesTabStyles from '../cafes/cafes-tab.module.css';
import * as styles from './queue.module.css';

/** Which part of the queue is shown. */
export function QueueBar({ queue }: { queue: Queue }) {
  const counts = useSuggestionCounts();
  return (
    <div className={styles.bar}>
      <fieldset
        className={`${segmentedStyles.segmented} ${cafesTabStyles.statusFilter}`}
        aria-label={texts.state}
      >
        {SUGGESTION_STATES.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === queue.state}
            onClick={() => queue.choose({ state: one })}
          >
            {suggestionsTexts.states[one]}
            <span className={cafesTabStyles.n}>{counts && formatNumber(counts[one])}</span>
          </button>
        ))}
      </fieldset>
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
