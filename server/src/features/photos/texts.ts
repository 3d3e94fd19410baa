/** @param place counted from 1 */
export const alreadyThere = (place: number) => `Already there as photo ${place}.`;
