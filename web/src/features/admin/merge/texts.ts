import { counted, formatDecimal } from '../../../lib/intl.ts';

export const title = 'Merge two cafés';
export const from = { suggestions: 'Suggestions', cafes: 'Manage Cafes' };
export const action = 'Compare and merge';
export const mergeOne = 'Merge with...';
export const cancel = 'Cancel';
export const merge = (winner: string) => `Merge into ${winner}`;
export const merging = 'Merging...';

export const stays = 'Keep';
export const goes = 'Remove';
export const swap = (loser: string) => `Swap: keep ${loser} instead`;
export const swapShort = 'Swap';
export const rated = (average: number, count: number) =>
  `${formatDecimal(average)} from ${counted(count, 'rating')}`;
export const unrated = 'No ratings';
export const same = 'Same in both';

export const moves = (winner: string) => `What moves to ${winner}`;
export const favorites = 'favorites';
export const favoriteCount = (both: number) =>
  both === 0 ? 'nobody saved both' : `${counted(both, 'member')} saved both`;
export const ratings = 'ratings';
export const ratingCount = (both: number) =>
  both === 0
    ? 'nobody rated both'
    : `${counted(both, 'member')} rated both; the newer rating counts`;
export const photos = 'photos';
export const photosAbout = (left: number) =>
  left === 0 ? 'added after the existing photos' : `${left} skipped (duplicates or over the limit)`;
export const reports = 'open reports';
export const reportsAbout = 'duplicate reports will be accepted';
export const after = (days: number) =>
  `The old address will redirect to the new one. You can undo this from the activity for ${days} days.`;

export const changed = 'One of the cafés has changed.';
export const changedAbout = 'Nothing was saved. Review the latest values and try again.';
export const failed = 'The cafés were not merged';
export const done = (winner: string) => `Merged into ${winner}`;
export const undo = 'Undo';
export const undone = 'Merge undone';
export const undoneAbout = (loser: string) => `${loser} was restored.`;
export const undoFailed = 'The merge was not undone';

export const loadFailed = 'The cafés did not load';
export const gone = 'One of the cafés no longer exists';
export const goneAbout = 'It may have been deleted. Choose two from the list.';
export const toList = 'Go to Manage Cafes';
export const pickAbout = (cafe: string) =>
  `Choose the duplicate of ${cafe}. It will be merged into ${cafe}, unless you swap them.`;
export const pickLabel = 'Duplicate';
export const pickNone = 'Type a name...';
export const itself = 'A café can’t be merged with itself.';
