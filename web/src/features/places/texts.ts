import { counted } from '../../lib/intl.ts';

export const noCompletion = 'Completion is not available right now; please type it out.';
export const notPlaced = 'Where this is could not be looked up; please fill it in.';
export const suggestions = (count: number) => counted(count, 'suggestion');
