import type { MissingFact, OwnedCafe } from '@cortado/contract';
import {
  AlignLeft,
  CalendarClock,
  CircleCheck,
  Clock,
  Coffee,
  Flag,
  Globe,
  Image,
  Phone,
  type LucideIcon,
} from 'lucide-react';
import { useNow } from '../../lib/useNow.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { missingLines } from './missing-lines.ts';
import { partAddress, REPORT_PARTS } from './owned-values.ts';
import * as texts from '#messages/owner';
import { reportedText, waitingText } from './words.ts';
import * as styles from './missing-list.module.css';

const ICONS: Record<MissingFact, LucideIcon> = {
  photo: Image,
  hours: CalendarClock,
  checked: CalendarClock,
  description: AlignLeft,
  features: Coffee,
  website: Globe,
  phone: Phone,
};

/** What a cafe's page lacks, each with the way to mend it, and what waits for an admin. */
export function MissingList({ owned }: { owned: OwnedCafe }) {
  const now = useNow() ?? 0;
  const { cafe, missing, waiting, reports } = owned;
  return (
    <ul className={styles.missing} aria-label={texts.missingOf({ cafe: cafe.name })}>
      {missing.length === 0 && reports.length === 0 && (
        <li data-tone="good">
          <CircleCheck size={18} aria-hidden="true" />
          {texts.nothingMissing()}
        </li>
      )}
      {missingLines(owned, now).map(({ fact, text, todo }) => {
        const Icon = ICONS[fact];
        return (
          <li key={fact}>
            <Icon size={18} aria-hidden="true" />
            {text}
            <LinkButton
              size="small"
              href={partAddress(cafe.id, todo.part)}
              aria-label={texts.of({ label: todo.label, cafe: cafe.name })}
            >
              {todo.label}
            </LinkButton>
          </li>
        );
      })}
      {reports.map((report) => (
        <li key={report.id}>
          <Flag size={18} aria-hidden="true" />
          {reportedText(report)}
          <LinkButton
            size="small"
            href={partAddress(cafe.id, REPORT_PARTS[report.kind])}
            aria-label={texts.of({ label: texts.seeReport(), cafe: cafe.name })}
          >
            {texts.seeReport()}
          </LinkButton>
        </li>
      ))}
      {waiting.length > 0 && (
        <li data-tone="waiting">
          <Clock size={18} aria-hidden="true" />
          {waitingText(waiting)}
        </li>
      )}
    </ul>
  );
}
