/** One measured figure. */
export interface BenchRow {
  name: string;
  value: number;
  unit: string;
  /** As printed, such as '≤ 1.15'. */
  target?: string;
  /** Whether the target is met. */
  ok?: boolean;
}
