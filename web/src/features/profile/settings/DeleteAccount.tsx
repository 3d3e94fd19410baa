import type { User } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { apiQuery, call, fieldText } from '../../../lib/api.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useSetSession } from '../../../lib/session.ts';
import { useIsHere } from '../../../lib/useIsHere.ts';
import { useAction } from '../../../lib/useWrite.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Choice.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { OpensDialog } from '../../../ui/OpensDialog.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import * as texts from '#messages/profile/settings';
import { toast } from '../../../lib/toast.ts';
import { callForMessage } from './call-for-message.ts';
import { saveFile } from './save-file.ts';
import { SecondStepField, useSecondStep } from './two-step/Confirmation.tsx';
import { SettingsPart } from './SettingsPart.tsx';
import { WhatGoes } from './WhatGoes.tsx';
import * as styles from './settings.module.css';

/** Read before it is saved: a plain download link would save a refusal as the file. */
export function DownloadData({ look }: { look?: 'link' }) {
  const downloading = useAction(() => call('GET /api/user/export'), {
    done: (data) =>
      saveFile('cortado-my-data.json', JSON.stringify(data, null, 2), 'application/json'),
    failed: texts.dataFailed(),
  });
  return (
    <Button
      look={look}
      working={downloading.isPending ? texts.dataDownloading() : null}
      onClick={() => downloading.mutate()}
    >
      {texts.dataDownload()}
    </Button>
  );
}

const HOME_AFTER_MS = 1000;
const FAILURE = { silent: texts.deleteFailed, unreadable: texts.deleteUnreadable };

interface Problem {
  field: 'first' | 'code';
  text: string;
}

/** A dialog that says what is deleted; it asks for what the account has, and shows a failure. */
function DeleteAccountForm({ viewer, onClose }: { viewer: User; onClose: () => void }) {
  const { hasPassword, hasTwoStep } = viewer;
  const going = useQuery({
    ...apiQuery('GET /api/user/deletion', undefined, viewer.id),
    staleTime: 0,
  });
  const input = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const [given, setGiven] = useState('');
  const [code, setCode] = useState('');
  const { passkey, onRefused, field: secondStep } = useSecondStep(viewer);
  const [withoutCredits, setWithoutCredits] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const fail = (found: Problem) => {
    setProblem(found);
    (found.field === 'code' ? codeInput : input).current?.focus();
  };
  const setSession = useSetSession();
  const [, navigate] = useLocation();
  const isHere = useIsHere();
  const remove = () => {
    toast({ tone: 'note', title: texts.deleting() });
    return callForMessage('POST /api/delete-account', {
      body: {
        ...(hasPassword ? { password: given } : { username: given }),
        ...(hasTwoStep && (passkey ? { passkey } : { code })),
        withoutCredits,
      },
    });
  };
  const deleting = useAction(remove, {
    done() {
      // The session ends on whichever screen they are by then.
      setTimeout(() => {
        if (isHere.current) navigate('/');
        setSession(null);
      }, HOME_AFTER_MS);
      return { title: texts.deleted(), description: texts.deletedAbout() };
    },
    failed(error) {
      const text = failureText(error, FAILURE);
      onRefused(error);
      fail({ field: fieldText(error, 'code') ? 'code' : 'first', text });
      return { description: text };
    },
  });
  const isBusy = deleting.isPending || deleting.isSuccess;
  const onSubmit = () => {
    if (given.trim() === '') {
      const text = hasPassword ? texts.deleteWithoutPassword() : texts.deleteWithoutUsername();
      return fail({ field: 'first', text });
    }
    if (hasTwoStep && !passkey && code.trim() === '') {
      return fail({ field: 'code', text: texts.codeMissing() });
    }
    setProblem(null);
    deleting.mutate();
  };
  const field = {
    ref: input,
    value: given,
    error: problem?.field === 'first' ? problem.text : undefined,
    onChange: ({ target }: { target: HTMLInputElement }) => setGiven(target.value),
  };
  return (
    <FormDialog
      kind="alert"
      title={texts.deleteQuestion()}
      about={hasPassword ? texts.deleteByPassword() : texts.deleteByUsername()}
      onClose={onClose}
      onOpened={() => input.current?.focus()}
      onSubmit={onSubmit}
      aside={<DownloadData look="link" />}
      isDanger
      isFinal={isBusy}
      submit={texts.deleteAction()}
      working={isBusy && texts.deleting()}
    >
      <WhatGoes data={going.data} error={going.error} />
      {hasPassword ? (
        <PasswordField label={texts.password()} autoComplete="current-password" {...field} />
      ) : (
        <TextField
          label={texts.deleteUsername()}
          autoComplete="off"
          autoCapitalize="none"
          {...field}
        />
      )}
      {hasTwoStep && (
        <SecondStepField
          ref={codeInput}
          {...secondStep}
          value={code}
          error={problem?.field === 'code' ? problem.text : undefined}
          onChange={({ target }) => setCode(target.value)}
        />
      )}
      {going.data !== undefined && going.data.credits > 0 && (
        <Checkbox checked={withoutCredits} disabled={isBusy} onCheck={setWithoutCredits}>
          <span>{texts.deleteCredits()}</span>
        </Checkbox>
      )}
    </FormDialog>
  );
}

/** Deleting the account, after a dialog that says what is deleted and asks for confirmation. */
export function DeleteAccount({ viewer }: { viewer: User }) {
  return (
    <SettingsPart heading={texts.deleteHeading()} about={texts.deleteAbout()}>
      <OpensDialog trigger={<Button className={styles.danger}>{texts.deleteAction()}</Button>}>
        {(close) => <DeleteAccountForm viewer={viewer} onClose={close} />}
      </OpensDialog>
    </SettingsPart>
  );
}
