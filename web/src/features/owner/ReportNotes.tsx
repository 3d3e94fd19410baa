import type { OwnerReport } from '@cortado/contract';
import { Flag } from 'lucide-react';
import { Note } from '../../ui/Note.tsx';
import { Text } from '../../ui/Text.tsx';
import { quoted } from '../../lib/format.ts';
import { shortLabelOf } from '../facts/labels.ts';
import * as texts from '#messages/owner';
import { reportedText } from './words.ts';
import * as styles from './edit-owned.module.css';

/** The proposed values that can be told in a line. */
const proposedLines = ({ proposed }: OwnerReport) =>
  (['openingHours', 'phone', 'website', 'instagramHandle', 'address'] as const).flatMap((field) => {
    const value = proposed[field];
    return value ? [`${shortLabelOf(field)}: ${value}`] : [];
  });

/** What others say is wrong with the owner's cafe. */
export function ReportNotes({ reports }: { reports: readonly OwnerReport[] }) {
  return reports.map((report) => (
    <Note key={report.id} tone="warn" icon={Flag} className={styles.fields}>
      <Text as="h2" size="ui" weight="strong">
        {reportedText(report)}
      </Text>
      {Array.from(new Set([...report.notes.map(quoted), ...proposedLines(report)]), (line) => (
        <p key={line}>
          <bdi>{line}</bdi>
        </p>
      ))}
      <Text size="small">{texts.reportAbout()}</Text>
    </Note>
  ));
}
