import { parentPort } from 'node:worker_threads';
import { serveSorting } from '@cortado/search/loading/sort-in-thread';
import { CAFES } from '../segments/cafes.ts';

serveSorting(parentPort!, CAFES);
