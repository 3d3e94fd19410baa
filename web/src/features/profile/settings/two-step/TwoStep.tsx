import type { User } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { apiQuery } from '../../../../lib/api-query.ts';
import { errorText } from '../../../../lib/api.ts';
import { lazyPart } from '../../../../lib/lazy-part.ts';
import { Note } from '../../../../ui/Note.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Row } from '../../../../ui/Layout.tsx';
import { PartBoundary, partFailed } from '../../../../ui/PartBoundary.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { SettingsPart } from '../SettingsPart.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { PasskeyList } from './PasskeyList.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import * as texts from '#messages/profile/settings/two-step';
import { formatDay } from '../../../../lib/dates.ts';
import * as settingsStyles from '../settings.module.css';

// It draws QR codes.
const AddApp = lazyPart(() => import('./AddApp.tsx'), 'AddApp');

type Step = 'app' | 'passkey' | 'renew' | 'off' | { passkey: number } | { codes: string[] };

const isRemoval = (step: Step | null): step is { passkey: number } =>
  step !== null && typeof step === 'object' && 'passkey' in step;
const hasCodes = (step: Step | null): step is { codes: string[] } =>
  step !== null && typeof step === 'object' && 'codes' in step;

/** Signing in with a second step: what there is of it, and how to change it. */
export function TwoStep({ viewer }: { viewer: User }) {
  const { data, error } = useQuery({
    ...apiQuery('GET /api/user/two-step', undefined, viewer.id),
    staleTime: 0,
  });
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const showCodes = (codes: string[]) => setStep({ codes });
  const button = (name: Step & string, label: string, own?: ComponentProps<typeof Button>) => (
    <Button onClick={() => setStep(name)} {...own}>
      {label}
    </Button>
  );
  return (
    <SettingsPart heading={texts.heading()} headingId="two-step" isBusy={!data && !error}>
      {viewer.mustSetUpTwoStep && <Note tone="warn">{texts.required()}</Note>}
      {error && <Text tone="soft">{errorText(error)}</Text>}
      {data?.since === null && (
        <>
          <Text tone="soft">{texts.about()}</Text>
          <Row wrap>
            {button('app', texts.setUp(), { look: 'solid' })}
            {button('passkey', texts.addPasskey())}
          </Row>
        </>
      )}
      {data?.since && (
        <>
          <Text tone="soft">
            {texts.on({ day: formatDay(data.since) })}{' '}
            {data.appSince && texts.app({ day: formatDay(data.appSince) })}{' '}
            {texts.codesLeft({ count: data.recoveryCodesLeft })}
          </Text>
          {data.passkeys.length > 0 && (
            <PasskeyList passkeys={data.passkeys} onRemove={({ id }) => setStep({ passkey: id })} />
          )}
          <Row wrap>
            {button('passkey', texts.addPasskey())}
            {button('app', data.appSince ? texts.anotherApp() : texts.addApp())}
            {button('renew', texts.newCodes())}
            {button('off', texts.off(), { className: settingsStyles.danger })}
          </Row>
        </>
      )}
      {step === 'app' && (
        <PartBoundary failed={partFailed}>
          <AddApp
            viewer={viewer}
            onClose={close}
            onAdded={(codes) => (codes ? showCodes(codes) : close())}
          />
        </PartBoundary>
      )}
      {step === 'passkey' && (
        <AddPasskey
          viewer={viewer}
          onClose={close}
          onAdded={(codes) => (codes ? showCodes(codes) : close())}
        />
      )}
      {(step === 'renew' || step === 'off' || isRemoval(step)) && (
        <ConfirmDialog viewer={viewer} change={step} onClose={close} onRenewed={showCodes} />
      )}
      {hasCodes(step) && <RecoveryCodes codes={step.codes} onClose={close} />}
    </SettingsPart>
  );
}
