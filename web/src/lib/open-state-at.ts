import { instantOf, openState, spoken, type Hours, type OpenState } from './open-state.ts';
import * as texts from '#messages/lib';

/**
 * As `openState`, of a time that is asked for, which the words name: 'Open Mon 9 AM · closes 6 PM'.
 * @param local as clocks at the cafe show it: 'YYYY-MM-DDTHH:MM'
 */
export function openStateAt(cafe: Hours, local: string): OpenState | null {
  const state = openState(cafe, instantOf(local, cafe.timeZone, 'first'));
  if (!state || state.word === texts.openAlways()) return state;
  const at = spoken(local, true);
  const { word, rest } = state;
  if (rest !== null && word === texts.closesSoon())
    return {
      kind: 'open',
      word: texts.stateAt({ state: texts.open(), when: at }),
      rest: texts.closes({ when: rest }),
    };
  if (rest !== null && word === texts.opensSoon())
    return {
      kind: 'closed',
      word: texts.stateAt({ state: texts.closed(), when: at }),
      rest: texts.opens({ when: rest }),
    };
  return { ...state, word: texts.stateAt({ state: word, when: at }) };
}
