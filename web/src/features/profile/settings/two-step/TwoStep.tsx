import type { User } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../../../lib/api-query.ts';
import { errorText } from '../../../../lib/api.ts';
import { lazyPart } from '../../../../lib/lazy-part.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import * as texts from './texts.ts';
import * as buttonStyles from '../../../../ui/button.module.css';
import * as panelStyles from '../../../../ui/panel.module.css';
import * as styles from './two-step.module.css';

// It draws QR codes.
const SetUpDialog = lazyPart(() => import('./SetUpDialog.tsx'), 'SetUpDialog');

type Step = 'app' | 'renew' | 'off' | { codes: string[] };

/** Signing in with a second step: what there is of it, and how to change it. */
export function TwoStep({ viewer }: { viewer: User }) {
  const { data, error } = useQuery({
    ...apiQuery('GET /api/user/two-step', undefined, viewer.id),
    staleTime: 0,
  });
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const showCodes = (codes: string[]) => setStep({ codes });
  const button = (name: Step & string, label: string, style: string) => (
    <button
      type="button"
      className={`${buttonStyles.button} ${style}`}
      onClick={() => setStep(name)}
    >
      {label}
    </button>
  );
  return (
    <section className={panelStyles.panel} aria-busy={!data && !error}>
      <h2>{texts.heading}</h2>
      {viewer.mustSetUpTwoStep && <p className={styles.required}>{texts.required}</p>}
      {error && <p>{errorText(error)}</p>}
      {data?.since === null && (
        <>
          <p>{texts.about}</p>
          {button('app', texts.setUp, buttonStyles.solid)}
        </>
      )}
      {data?.since && (
        <>
          <p>
            {texts.on(data.since)} {data.appSince && texts.app(data.appSince)}{' '}
            {texts.codesLeft(data.recoveryCodesLeft)}
          </p>
          <div className={styles.actions}>
            {button('app', texts.anotherApp, buttonStyles.line)}
            {button('renew', texts.newCodes, buttonStyles.line)}
            {button('off', texts.off, `${buttonStyles.line} ${styles.danger}`)}
          </div>
        </>
      )}
      {step === 'app' && (
        <SetUpDialog
          viewer={viewer}
          onClose={close}
          onAdded={(codes) => (codes ? showCodes(codes) : close())}
        />
      )}
      {(step === 'renew' || step === 'off') && (
        <ConfirmDialog viewer={viewer} change={step} onClose={close} onRenewed={showCodes} />
      )}
      {typeof step === 'object' && step && <RecoveryCodes codes={step.codes} onClose={close} />}
    </section>
  );
}
