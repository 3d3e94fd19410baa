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
import { Row, Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { missingLines } from './missing-lines.ts';
import { partAddress, REPORT_PARTS, type PartName } from './owned-values.ts';
import * as texts from '#messages/owner';
import { reportedText, waitingText } from './words.ts';
import * as styles from './my-cafes.module.css';

const ICONS: Record<MissingFact, LucideIcon> = {
  photo: Image,
  hours: CalendarClock,
  checked: CalendarClock,
  description: AlignLeft,
  features: Coffee,
  website: Globe,
  phone: Phone,
};

interface LineProps {
  icon: LucideIcon;
  tone?: 'good' | 'waiting';
  text: string;
  /** The way to mend it. */
  way?: { label: string; part: PartName; of: OwnedCafe['cafe'] };
}

function Line({ icon: Icon, tone, text, way }: LineProps) {
  return (
    <Text as="li" size="ui">
      <Row className={styles.line} data-tone={tone}>
        <Icon size={18} aria-hidden="true" />
        <Text as="span" grow>
          {text}
        </Text>
        {way && (
          <LinkButton
            size="small"
            href={partAddress(way.of.id, way.part)}
            aria-label={texts.of({ label: way.label, cafe: way.of.name })}
          >
            {way.label}
          </LinkButton>
        )}
      </Row>
    </Text>
  );
}

/** What a cafe's page lacks, each with the way to mend it, and what waits for an admin. */
export function MissingList({ owned }: { owned: OwnedCafe }) {
  const now = useNow() ?? 0;
  const { cafe, missing, waiting, reports } = owned;
  return (
    <Stack as="ul" gap={8} lines aria-label={texts.missingOf({ cafe: cafe.name })}>
      {missing.length === 0 && reports.length === 0 && (
        <Line icon={CircleCheck} tone="good" text={texts.nothingMissing()} />
      )}
      {missingLines(owned, now).map(({ fact, text, todo }) => (
        <Line key={fact} icon={ICONS[fact]} text={text} way={{ ...todo, of: cafe }} />
      ))}
      {reports.map((report) => (
        <Line
          key={report.id}
          icon={Flag}
          text={reportedText(report)}
          way={{ label: texts.seeReport(), part: REPORT_PARTS[report.kind], of: cafe }}
        />
      ))}
      {waiting.length > 0 && <Line icon={Clock} tone="waiting" text={waitingText(waiting)} />}
    </Stack>
  );
}
