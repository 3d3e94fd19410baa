import type { Health } from '@cortado/contract';
import { formatNumber } from '../../../lib/intl.ts';
import type { HealthCard } from './health-card.ts';
import { formatBytes, formatDuration, formatMilliseconds, formatTime } from './format.ts';
import * as texts from './texts.ts';

const { titles, labels } = texts;

/** Above it pages that ask the database feel slow. */
const SLOW_MS = 250;
const FEW_BYTES = 1e9;
const FEW_SHARE = 0.1;
/** Changes are read within a second. */
const MANY_CHANGES = 1000;

export function databaseCard({ database }: Health): HealthCard {
  const card = (
    level: HealthCard['level'],
    sentence: string,
    facts: HealthCard['facts'] = [],
  ): HealthCard => ({ title: titles.database, level, sentence, facts });
  if (!database) return card('act', texts.databaseAway);
  const { kind, version, isPrimary, latencyMs, bytes, connections } = database;
  const { open, idle, waiting } = connections;
  const facts = [
    [labels.kind, `${texts.databaseKinds[kind]}, ${version}`],
    [labels.role, texts.role(isPrimary)],
    [labels.latency, formatMilliseconds(latencyMs)],
    [labels.connections, texts.busy(formatNumber(open - idle), formatNumber(open))],
    [labels.size, formatBytes(bytes)],
  ] as const;
  if (!isPrimary) return card('act', texts.standby, facts);
  // The embedded database has one connection, for which requests always wait in turn.
  if (kind === 'server' && waiting > 0)
    return card('look', texts.waitForConnection(waiting), facts);
  return latencyMs > SLOW_MS
    ? card('look', texts.slow, facts)
    : card('good', texts.databaseWell, facts);
}

export function catalogueCard({ catalogue }: Health): HealthCard {
  const { cafes, revision, pendingChanges, loadedAt } = catalogue;
  const isBehind = pendingChanges > 0;
  return {
    title: titles.catalogue,
    level: pendingChanges > MANY_CHANGES ? 'act' : isBehind ? 'look' : 'good',
    sentence: isBehind ? texts.behind(pendingChanges) : texts.catalogueWell,
    facts: [
      [labels.cafes, formatNumber(cafes)],
      [labels.revision, formatNumber(revision)],
      [labels.loaded, formatTime(loadedAt)],
    ],
  };
}

/** The process that answers, and the disk with its data. */
export function serverCard({ server, disk, checkedAt }: Health): HealthCard {
  const { version, node, startedAt, nodes } = server;
  const seconds = (Date.parse(checkedAt) - Date.parse(startedAt)) / 1000;
  const isLow = disk !== null && disk.freeBytes < Math.max(FEW_BYTES, FEW_SHARE * disk.totalBytes);
  const free = disk && texts.freeOf(formatBytes(disk.freeBytes), formatBytes(disk.totalBytes));
  return {
    title: titles.server,
    level: isLow ? 'act' : 'good',
    sentence: isLow ? texts.diskLow : texts.runningFor(formatDuration(Math.max(0, seconds))),
    facts: [
      [labels.version, version ?? texts.development],
      [labels.node, node],
      [labels.started, formatTime(startedAt)],
      [labels.processes, nodes === null ? texts.notKnown : formatNumber(nodes)],
      [labels.free, free ?? texts.notKnown],
    ],
  };
}
