import type { OwnedCafe } from '@cortado/contract';
import { MISSING_FACTS, type MissingFact } from '@cortado/contract/admin-enums';
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
import { formatDuration } from '../../lib/age.ts';
import { useNow } from '../../lib/useNow.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Row, Stack, Text } from '../../ui/Layout.tsx';
import { partAddress, REPORT_PARTS, type PartName } from './owned-values.ts';
import * as texts from '#messages/owner';
import { reportedText, waitingText } from './words.ts';
import * as styles from './my-cafes.module.css';

export interface MissingLine {
  fact: MissingFact;
  text: string;
  /** The label of its link, and the part of the edit screen. */
  todo: { label: string; part: PartName };
}

const PARTS = new Map<MissingFact, PartName>([
  ['photo', 'photos'],
  ['hours', 'hours'],
  ['description', 'about'],
  ['features', 'offers'],
  ['website', 'about'],
  ['phone', 'about'],
]);

function checkLine({ cafe }: OwnedCafe, now: number): MissingLine {
  const length = cafe.checkedAt === null ? null : formatDuration(cafe.checkedAt, now);
  const hasHours = cafe.openingHours !== '';
  const what = hasHours ? texts.hours() : texts.facts();
  return {
    fact: 'checked',
    text: length === null ? texts.whatNotChecked({ what }) : texts.checkedLongAgo({ what, length }),
    todo: hasHours
      ? { label: texts.checkHours(), part: 'hours' }
      : { label: texts.checkFacts(), part: 'about' },
  };
}

/** What a cafe's page lacks in words, and the link to add it. */
export function missingLines(owned: OwnedCafe, now: number): MissingLine[] {
  return MISSING_FACTS.filter((fact) => owned.missing.includes(fact)).map((fact) => {
    if (fact === 'checked') return checkLine(owned, now);
    const isShort = fact === 'description' && owned.cafe.description.trim() !== '';
    return {
      fact,
      text: isShort ? texts.shortDescription() : texts.missing[fact](),
      todo: { label: texts.add[fact](), part: PARTS.get(fact)! },
    };
  });
}

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
        <Icon size={18} />
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

/** What a cafe's page lacks, each with a link to add it, and what waits for an admin. */
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
