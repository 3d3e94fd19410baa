import type { Cafe } from '@cortado/contract';
import { CheckCheck, Flag, ImagePlus, Store } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'wouter';
import { formatAge } from '../../../lib/age.ts';
import { formatUtcDay } from '../../../lib/dates.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useClientValue, useIsHydrated } from '../../../lib/useClientValue.ts';
import { PartBoundary, partFailed } from '../../../ui/PartBoundary.tsx';
import { AddPhoto } from '../photos/AddPhoto.tsx';
import * as texts from '#messages/cafe';
import { useReportAddress } from './useReportAddress.ts';
import * as linkStyles from '../../../ui/link.module.css';
import * as styles from './cafe-facts.module.css';

const ReportDialog = lazyPart(() => import('../report/ReportDialog.tsx'), 'ReportDialog');

/** 'Checked 3 weeks ago'; the server, whose page is kept for a while, says the day. */
function Checked({ at }: { at: string }) {
  const age = useClientValue(() => formatAge(at, Date.now()));
  return age === null ? texts.checkedOn({ day: formatUtcDay(at) }) : texts.checkedAgo({ age });
}

/** Whether the facts can be trusted, and the way to say that one is wrong. */
export function CafeFacts({ cafe }: { cafe: Cafe }) {
  const isHydrated = useIsHydrated();
  const link = useRef<HTMLAnchorElement>(null);
  const report = useReportAddress();
  return (
    <>
      <ul className={styles.cafeFacts} aria-label={texts.facts()}>
        <li>
          <CheckCheck size={16} aria-hidden="true" />
          {cafe.checkedAt === null ? texts.notChecked() : <Checked at={cafe.checkedAt} />}
        </li>
        <li>
          <Store size={16} aria-hidden="true" />
          {cafe.hasOwner ? (
            texts.hasOwner()
          ) : (
            <Link className={linkStyles.link} href={`/claim/${cafe.id}`}>
              {texts.isYours()}
            </Link>
          )}
        </li>
        <li>
          <ImagePlus size={16} aria-hidden="true" />
          <AddPhoto cafe={cafe} />
        </li>
        <li>
          <Flag size={16} aria-hidden="true" />
          <Link ref={link} className={linkStyles.link} href={report.href} state={report.opened}>
            {texts.somethingWrong()}
          </Link>
        </li>
      </ul>
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
