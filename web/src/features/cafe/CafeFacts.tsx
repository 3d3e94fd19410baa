import type { Cafe } from '@cortado/contract';
import { Flag, ImagePlus, Store, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { REPORT_REASONS } from '@cortado/contract/admin-enums';
import { useIsHydrated } from '../../lib/useClientValue.ts';
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

function Fact({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <IconLine as="li" icon={icon} size="ui" tone="soft" className={styles.fact}>
      {children}
    </IconLine>
  );
}

/** Who looks after the cafe, and the links to report and add something. */
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
