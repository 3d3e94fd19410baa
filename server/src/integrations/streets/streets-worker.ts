import { parentPort } from 'node:worker_threads';
import { readWalkGraph } from '@cortado/streets/walking/read-walk-graph';
import { answerWalks, type WalkQuestion } from './answer-walks.ts';

let graph: ReturnType<typeof readWalkGraph> | null = null;

parentPort!.on(
  'message',
  ({ folders, question }: { folders: string[]; question: WalkQuestion }) => {
    graph ??= readWalkGraph(folders);
    parentPort!.postMessage(answerWalks(graph, question));
  },
);
