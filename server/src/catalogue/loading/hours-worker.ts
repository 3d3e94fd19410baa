import { parentPort } from 'node:worker_threads';
import { evaluateSchedule } from '../hours/evaluate-schedule.ts';
import type { ScheduleFrom } from './evaluate-in-worker.ts';

parentPort!.on('message', (asked: readonly ScheduleFrom[]) => {
  parentPort!.postMessage(asked.map(({ schedule, day }) => evaluateSchedule(schedule, day)));
});
