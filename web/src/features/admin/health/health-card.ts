/** How something is: well; to be looked at when there is time; or somebody has to act. */
export type Level = 'good' | 'look' | 'act';

/** One thing that can be well or not, in a sentence, and what that is told by. */
export interface HealthCard {
  title: string;
  level: Level;
  sentence: string;
  facts: readonly (readonly [label: string, value: string])[];
}
