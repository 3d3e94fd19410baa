import type { ClaimOptions } from '@cortado/contract';
import { Info } from 'lucide-react';
import { useFocusFallback } from '../../lib/useFocusFallback.ts';
import { useSession } from '../../lib/session.ts';
import { Radio } from '../../ui/Choice.tsx';
import { AskForm } from './AskForm.tsx';
import { CodeForm } from './CodeForm.tsx';
import * as texts from '#messages/claim';
import * as styles from './claim.module.css';

export type Way = 'code' | 'admin';

interface ClaimWaysProps {
  options: ClaimOptions;
  way: Way;
  onWay: (way: Way) => void;
  onSent: (options: ClaimOptions) => void;
}

/** The two ways to show that a cafe is one's own. */
export function ClaimWays({ options, way, onWay, onSent }: ClaimWaysProps) {
  const { cafe, domain, whyNot, isRequested } = options;
  const { viewer } = useSession();
  const requested = viewer?.isEmailConfirmed ? texts.requested() : texts.requestedUnconfirmed();
  useFocusFallback(isRequested);
  return (
    <>
      <fieldset className={styles.ways} aria-label={texts.ways()}>
        <div className={styles.way} data-off={domain === null || undefined}>
          <Radio
            name="way"
            checked={way === 'code'}
            disabled={domain === null}
            onCheck={() => onWay('code')}
          >
            {texts.byCode()}
          </Radio>
          <div className={styles.inside}>
            <p>
              {domain === null ? whyNot && texts.whyNot[whyNot]() : texts.byCodeAbout({ domain })}
            </p>
            {way === 'code' && domain !== null && (
              <CodeForm cafeId={cafe.id} domain={domain} onSent={onSent} />
            )}
          </div>
        </div>
        <div className={styles.way}>
          <Radio name="way" checked={way === 'admin'} onCheck={() => onWay('admin')}>
            {texts.byAdmin()}
          </Radio>
          <div className={styles.inside}>
            <p>{texts.byAdminAbout()}</p>
            {/* Always there, so that what comes into it is read out. */}
            <output>{isRequested && <strong>{requested}</strong>}</output>
            {way === 'admin' && !isRequested && <AskForm cafeId={cafe.id} />}
          </div>
        </div>
      </fieldset>
      <p className={styles.note}>
        <Info size={16} aria-hidden="true" />
        {texts.notOwner()}
      </p>
    </>
  );
}
