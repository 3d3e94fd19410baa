import type { Cafe } from '@cortado/contract';
import { CheckCheck, Flag, ImagePlus, Store, type LucideIcon } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Link } from 'wouter';
import { formatAge } from '../../../lib/age.ts';
import { formatUtcDay } from '../../../lib/dates.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useClientValue, useIsHydrated } from '../../../lib/useClientValue.ts';
import { Row } from '../../../ui/Layout.tsx';
import { PartBoundary, partFailed } from '../../../ui/PartBoundary.tsx';
import { AddPhoto } from '../photos/AddPhoto.tsx';
import { IconLine } from '../../../ui/IconLines.tsx';
import * as texts from '#messages/cafe';
import { useReportAddress } from './useReportAddress.ts';
import * as linkStyles from '../../../ui/link.module.css';
import * as styles from '../cafe.module.css';

const ReportDialog = lazyPart(() => import('../report/ReportDialog.tsx'), 'ReportDialog');

/** 'Checked 3 weeks ago'; the server, whose page is kept for a while, says the day. */
function Checked({ at }: { at: string }) {
  const age = useClientValue(() => formatAge(at, Date.now()));
  return age === null ? texts.checkedOn({ day: formatUtcDay(at) }) : texts.checkedAgo({ age });
}

function Fact({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <IconLine as="li" icon={icon} size="ui" tone="soft" className={styles.fact}>
      {children}
    </IconLine>
  );
}

/** Whether the facts can be trusted, and the way to say that one is wrong. */
export function CafeFacts({ cafe }: { cafe: Cafe }) {
  const isHydrated = useIsHydrated();
  const link = useRef<HTMLAnchorElement>(null);
  const report = useReportAddress();
  return (
    <>
      <Row as="ul" wrap gap={24} columnBelow="phone" aria-label={texts.facts()}>
        <Fact icon={CheckCheck}>
          {cafe.checkedAt === null ? texts.notChecked() : <Checked at={cafe.checkedAt} />}
        </Fact>
        <Fact icon={Store}>
          {cafe.hasOwner ? (
            texts.hasOwner()
          ) : (
            <Link className={linkStyles.link} href={`/claim/${cafe.id}`}>
              {texts.isYours()}
            </Link>
          )}
        </Fact>
        <Fact icon={ImagePlus}>
          <AddPhoto cafe={cafe} />
        </Fact>
        <Fact icon={Flag}>
          <Link ref={link} className={linkStyles.link} href={report.href} state={report.opened}>
            {texts.somethingWrong()}
          </Link>
        </Fact>
      </Row>
      {isHydrated && report.isOpen && (
        <PartBoundary failed={partFailed}>
          <ReportDialog
            cafe={cafe}
            reason={report.reason}
            onReason={report.setReason}
            onClose={report.close}
            onClosed={() => link.current?.focus()}
          />
        </PartBoundary>
      )}
    </>
  );
}
