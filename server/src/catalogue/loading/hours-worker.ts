import { parentPort } from 'node:worker_threads';
import { serveEvaluating } from '@cortado/search/schedules/in-thread';
import { evaluateSchedule } from '../hours/evaluate-schedule.ts';
import type { ScheduleFrom } from './evaluate-in-worker.ts';

serveEvaluating(parentPort!, ({ schedule, day }: ScheduleFrom) => evaluateSchedule(schedule, day));
