/** Half of the axis that the highest bar needs: the next 1, 2 or 5, or ten or a hundred times that, and so on. */
export function axisStep(most: number): number {
  const least = Math.max(1, most / 2);
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5].map((one) => one * power).find((step) => step >= least) ?? 10 * power;
}
