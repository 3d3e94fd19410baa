import type { Cafe } from '@cortado/contract';
import { CheckCheck, Circle, Flag, ImagePlus, Store, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { REPORT_REASONS } from '@cortado/contract/admin-enums';
import { formatAge } from '../../lib/age.ts';
import { formatUtcDay } from '../../lib/dates.ts';
import { useClientValue, useIsHydrated } from '../../lib/useClientValue.ts';
import { Row } from '../../ui/Layout.tsx';
import { boundedPart } from '../../ui/PartBoundary.tsx';
import { IconLine } from '../../ui/IconLines.tsx';
import { signInPath } from '../../lib/return-to.ts';
import { useSession } from '../../lib/session.ts';
import { useDialogLink } from './useDialogLink.ts';
import * as texts from '#messages/cafe';
import * as photosTexts from '#messages/cafe/photos';
import * as linkStyles from '../../ui/link.module.css';
import * as styles from './cafe.module.css';

const ProposePhoto = boundedPart(() => import('./photos/ProposePhoto.tsx'), 'ProposePhoto');
const ReportDialog = boundedPart(() => import('./report/ReportDialog.tsx'), 'ReportDialog');

/** 'Checked 3 weeks ago'; the server, whose page is cached for a while, says the day. */
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

/** How reliable the facts are, and the link to report a wrong one. */
export function CafeFacts({ cafe }: { cafe: Cafe }) {
  const isHydrated = useIsHydrated();
  const { viewer } = useSession();
  const photo = useDialogLink('add-photo');
  // `report=hours` begins with the hours, `report=` with the reasons.
  const report = useDialogLink('report');
  // A guest signs in first, and returns.
  const signIn = viewer ? {} : { href: signInPath(photo.link.href), state: undefined };
  return (
    <>
      <Row as="ul" wrap gap={24} columnBelow="phone" aria-label={texts.facts()}>
        <Fact icon={cafe.checkedAt === null ? Circle : CheckCheck}>
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
          <Link className={linkStyles.link} {...photo.link} {...signIn}>
            {photosTexts.propose()}
          </Link>
        </Fact>
        <Fact icon={Flag}>
          <Link className={linkStyles.link} {...report.link}>
            {texts.somethingWrong()}
          </Link>
        </Fact>
      </Row>
      {viewer && photo.value !== null && <ProposePhoto cafe={cafe} {...photo.closing} />}
      {isHydrated && report.value !== null && (
        <ReportDialog
          cafe={cafe}
          reason={REPORT_REASONS.find((one) => one === report.value) ?? null}
          onReason={(reason) => report.replace(reason ?? '')}
          {...report.closing}
        />
      )}
    </>
  );
}
