/** @param place counted from 1 */
export const alreadyThere = (place: number) => `Already added as photo ${place}.`;
