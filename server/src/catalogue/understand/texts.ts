export const near = 'Near me';
export const beans = 'Sells coffee beans';
export const confirmed = 'Confirmed facts only';
export const openNow = 'Open now';
export const openThen = 'Open at...';
export const stars = (count: number): string => (count === 5 ? '5 stars' : `${count}+ stars`);
