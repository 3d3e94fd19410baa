import type { KnownFact } from '@cortado/contract';
import { readJsonItem, writeItem } from '../../../lib/storage.ts';

type Asked = Pick<KnownFact, 'fact' | 'option' | 'mark'>;

const KEY = 'cortado-answered';

function stored(): readonly unknown[] {
  const answered = readJsonItem('sessionStorage', KEY);
  return Array.isArray(answered) ? answered : [];
}

/** Another value of the same fact is another question. */
const nameOf = (cafeId: number, { fact, option = 0, mark }: Asked) =>
  `${cafeId} ${fact} ${option} ${mark}`;

/** Whether it was answered in this tab. */
export const isAnswered = (cafeId: number, asked: Asked): boolean =>
  stored().includes(nameOf(cafeId, asked));

export function rememberAnswer(cafeId: number, asked: Asked): void {
  const answered = [...stored(), nameOf(cafeId, asked)];
  writeItem('sessionStorage', KEY, JSON.stringify(answered));
}
