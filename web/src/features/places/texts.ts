import { counted } from '../../lib/intl.ts';

export const noCompletion = 'Suggestions are not available right now. Please type it in full.';
export const notPlaced = 'We couldn’t look up the position. Please fill it in.';
export const suggestions = (count: number) => counted(count, 'suggestion');
