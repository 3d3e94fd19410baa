import { counted, formatDecimal } from '../../../lib/intl.ts';

export const title = 'Merge Two Cafes';
export const from = { suggestions: 'Suggestions', cafes: 'Manage Cafes' };
export const action = 'Compare and Merge';
export const mergeOne = 'Merge with...';
export const cancel = 'Cancel';
export const merge = (winner: string) => `Merge into ${winner}`;
export const merging = 'Merging...';

export const stays = 'Stays';
export const goes = 'Goes';
export const swap = (loser: string) => `Swap: keep ${loser} instead`;
export const swapShort = 'Swap';
export const rated = (average: number, count: number) =>
  `${formatDecimal(average)} from ${counted(count, 'rating')}`;
export const unrated = 'No ratings';
export const same = 'Same in both';

export const moves = (winner: string) => `What moves to ${winner}`;
export const favorites = 'favorites';
export const favoriteCount = (both: number) =>
  both === 0 ? 'nobody had both' : `${both} had both`;
export const ratings = 'ratings';
export const ratingCount = (both: number) =>
  both === 0 ? 'nobody rated both' : `${counted(both, 'member')} rated both: the newer counts`;
export const photos = 'photos';
export const photosAbout = (left: number) =>
  left === 0 ? 'after those that are there' : `${left} not: the same is there, or no room is`;
export const reports = 'open reports';
export const reportsAbout = 'what says that they are one is accepted';
export const after = (days: number) =>
  `The old address leads to the new one from then on. You can undo this from the activity for ${days} days.`;

export const changed = 'One of the two has changed meanwhile.';
export const changedAbout = 'Nothing was written. Both are shown as they stand now.';
export const failed = 'The cafes were not merged';
export const done = (winner: string) => `Merged into ${winner}`;
export const undo = 'Undo';
export const undone = 'The merge is undone';
export const undoneAbout = (loser: string) => `${loser} stands by itself again.`;
export const undoFailed = 'The merge was not undone';

export const loadFailed = 'The cafes did not load';
export const gone = 'One of them is no longer there';
export const goneAbout = 'It may have been deleted. Choose two of the list.';
export const toList = 'Go to Cafes';
export const pickAbout = (cafe: string) =>
  `Which other entry is the same place as ${cafe}? It goes, unless you swap them.`;
export const pickLabel = 'The other entry';
export const pickNone = 'Type a name...';
export const itself = 'A cafe cannot be merged with itself.';
