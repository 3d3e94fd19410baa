export const brand = 'Cortado';
export const rating = (average: number, count: number) =>
  `${average.toFixed(1)} · ${count} ${count === 1 ? 'rating' : 'ratings'}`;
