import type { TwoStepConfirmation, User } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { apiQuery, errorText } from '../../../../lib/api.ts';
import { useWrite } from '../../../../lib/useWrite.ts';
import { Note } from '../../../../ui/Note.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { Row, Text } from '../../../../ui/Layout.tsx';
import { boundedPart } from '../../../../ui/PartBoundary.tsx';
import { SettingsPart } from '../SettingsPart.tsx';
import { AddPasskey, PasskeyList } from './Passkeys.tsx';
import { ConfirmationField, useConfirmation } from './Confirmation.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import * as texts from '#messages/profile/settings/two-step';
import { formatDay } from '../../../../lib/dates.ts';
import * as settingsStyles from '../settings.module.css';

const TEXTS = {
  renew: { title: texts.renewTitle, about: texts.renewAbout, action: texts.renew },
  remove: { title: texts.removeTitle, about: texts.removeAbout, action: texts.passkeyRemove },
  off: { title: texts.offTitle, about: texts.offAbout, action: texts.off },
} as const;

interface ConfirmDialogProps {
  viewer: User;
  change: 'renew' | 'off' | { passkey: number };
  onClose: () => void;
  onRenewed: (codes: string[]) => void;
}

/** Asks for confirmation before recovery codes are renewed, a passkey is removed, or two-step sign-in is switched off. */
function ConfirmDialog({ viewer, change, onClose, onRenewed }: ConfirmDialogProps) {
  const confirmation = useConfirmation(viewer);
  const failed = (error: Error) => confirmation.fail(errorText(error));
  const renewing = useWrite('POST /api/user/two-step/recovery-codes', {
    done: ({ recoveryCodes }) => onRenewed(recoveryCodes ?? []),
    failed,
  });
  const ending = useWrite('POST /api/user/two-step/off', {
    done: ({ message }) => ({ title: texts.turnedOff(), description: message }),
    failed,
    next: onClose,
  });
  const removing = useWrite('POST /api/user/passkeys/{id}/remove', {
    done: ({ message }) => ({ title: texts.passkeyGone(), description: message }),
    failed,
    next: onClose,
  });
  const { title, about, action } = TEXTS[typeof change === 'object' ? 'remove' : change];
  const isPending = [renewing, ending, removing].some((call) => call.isPending);
  const confirm = (body: TwoStepConfirmation) => {
    if (typeof change === 'object') removing.mutate({ params: { id: change.passkey }, body });
    else (change === 'off' ? ending : renewing).mutate({ body });
  };
  return (
    <FormDialog
      title={title()}
      about={about()}
      onClose={onClose}
      onSubmit={() => confirmation.check(confirm)}
      submit={action()}
      working={isPending && texts.working()}
      isDanger={change !== 'renew'}
    >
      <ConfirmationField {...confirmation} />
    </FormDialog>
  );
}

// It draws QR codes.
const AddApp = boundedPart(() => import('./AddApp.tsx'), 'AddApp');

/** Which dialog is open; an empty step opens none. */
interface Step {
  adds?: 'app' | 'passkey';
  changes?: ConfirmDialogProps['change'];
  codes?: string[];
}

/** The second step of signing in: its parts, and how to change them. */
export function TwoStep({ viewer }: { viewer: User }) {
  const { data, error } = useQuery({
    ...apiQuery('GET /api/user/two-step', undefined, viewer.id),
    staleTime: 0,
  });
  const [{ adds, changes, codes }, setStep] = useState<Step>({});
  const close = () => setStep({});
  const showCodes = (made: string[] | null) => setStep(made ? { codes: made } : {});
  const adding = { viewer, onClose: close, onAdded: showCodes };
  const button = (step: Step, label: string, own?: ComponentProps<typeof Button>) => (
    <Button onClick={() => setStep(step)} {...own}>
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
            {button({ adds: 'app' }, texts.setUp())}
            {button({ adds: 'passkey' }, texts.addPasskey())}
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
            <PasskeyList
              passkeys={data.passkeys}
              onRemove={({ id }) => setStep({ changes: { passkey: id } })}
            />
          )}
          <Row wrap>
            {button({ adds: 'passkey' }, texts.addPasskey())}
            {button({ adds: 'app' }, data.appSince ? texts.anotherApp() : texts.addApp())}
            {button({ changes: 'renew' }, texts.newCodes())}
            {button({ changes: 'off' }, texts.off(), { className: settingsStyles.danger })}
          </Row>
        </>
      )}
      {adds === 'app' && <AddApp {...adding} />}
      {adds === 'passkey' && <AddPasskey {...adding} />}
      {changes && (
        <ConfirmDialog viewer={viewer} change={changes} onClose={close} onRenewed={showCodes} />
      )}
      {codes && <RecoveryCodes codes={codes} onClose={close} />}
    </SettingsPart>
  );
}
