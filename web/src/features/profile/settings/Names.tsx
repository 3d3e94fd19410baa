import type { User } from '@cortado/contract';
import { MAX_BIO_LENGTH } from '@cortado/contract/accounts';
import { profileChange, usernameChange } from '@cortado/contract/own-account';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { apiKey, apiQuery, errorText, fieldText } from '../../../lib/api.ts';
import { notifyOtherTabs } from '../../../lib/session.ts';
import { useDebouncedValue } from '../../../lib/useDebouncedValue.ts';
import { useSchemaForm } from '../../../lib/useSchemaForm.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/Form.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { TextAreaField, TextField } from '../../../ui/TextField.tsx';
import { SettingsPart } from './SettingsPart.tsx';
import * as settingsTexts from '#messages/profile/settings';
import * as texts from '#messages/profile/settings/details';
import * as fieldStyles from '../../../ui/field.module.css';

/** A member's name and bio. */
export function NameAndBio({ viewer }: { viewer: User }) {
  const values = { name: viewer.name, bio: viewer.bio ?? '' };
  // What another tab has saved shows here, but where something is being typed.
  const form = useSchemaForm(profileChange, values, {
    values,
    resetOptions: { keepDirtyValues: true },
  });
  const bio = useWatch({ control: form.control, name: 'bio' }) ?? '';
  const { isDirty, dirtyFields } = form.formState;
  const saving = useWrite('PATCH /api/user', {
    form,
    done() {
      notifyOtherTabs();
      return { title: texts.saved(), description: texts.savedAbout() };
    },
    failed: texts.saveFailed(),
    next(user) {
      // The button that was pressed goes.
      form.setFocus(dirtyFields.bio ? 'bio' : 'name');
      form.reset({ name: user.name, bio: user.bio ?? '' });
    },
  });
  return (
    <SettingsPart heading={texts.nameHeading()} about={texts.nameAbout()}>
      <Form
        onSubmit={form.handleSubmit((body) => saving.mutate({ body }))}
        submit={isDirty && texts.save()}
        working={saving.isPending && texts.saving()}
      >
        <TextField label={texts.name()} autoComplete="name" {...form.field('name')} />
        <TextAreaField
          label={texts.bio()}
          rows={3}
          aside={<span>{texts.bioLeft({ count: MAX_BIO_LENGTH - bio.length })}</span>}
          {...form.field('bio')}
        />
      </Form>
    </SettingsPart>
  );
}

const CHECK_AFTER_MS = 400;

/** Whether the name that has been typed is free; looked up after a pause in typing. */
function useCheck(typed: string, viewer: User) {
  const username = useDebouncedValue(typed, CHECK_AFTER_MS);
  const parsed = usernameChange.safeParse({ username });
  const isOther = username.trim() !== viewer.username;
  const { data } = useQuery({
    ...apiQuery('GET /api/user/username', { query: { username: username.trim() } }, viewer.id),
    enabled: isOther && parsed.success,
    staleTime: 0,
  });
  if (!isOther) return null;
  if (!parsed.success) return { problem: parsed.error.issues[0]!.message };
  if (username !== typed || !data) return { isFree: null };
  return data.isFree ? { isFree: true } : { problem: texts.usernameTaken() };
}

/** The name that a member signs in with. */
export function Username({ viewer }: { viewer: User }) {
  const input = useRef<HTMLInputElement>(null);
  const queries = useQueryClient();
  // Until something is typed it shows the present one, which another tab may change.
  const [draft, setDraft] = useState<string | null>(null);
  const typed = draft ?? viewer.username;
  const [refused, setRefused] = useState<string | null>(null);
  const check = useCheck(typed, viewer);
  const changing = useWrite('PUT /api/user/username', {
    done(user) {
      queries.setQueryData(apiKey('GET /api/user'), user);
      notifyOtherTabs();
      return {
        title: texts.usernameChanged(),
        description: texts.usernameChangedAbout({ given: user.username }),
      };
    },
    next() {
      // The button that was pressed goes.
      input.current?.focus();
      setDraft(null);
    },
    failed(error) {
      setRefused(fieldText(error, 'username') ?? errorText(error));
      input.current?.focus();
    },
  });
  const isChanged = typed.trim() !== viewer.username;
  const onSubmit = () => {
    if (!isChanged) return;
    const parsed = usernameChange.safeParse({ username: typed });
    if (!parsed.success) {
      setRefused(parsed.error.issues[0]!.message);
      return input.current?.focus();
    }
    changing.mutate({ body: { username: typed } });
  };
  const type = (text: string | null) => {
    setDraft(text);
    setRefused(null);
  };
  return (
    <SettingsPart heading={texts.username()} about={texts.usernameAbout()}>
      <Form onSubmit={onSubmit} working={changing.isPending && texts.saving()}>
        <TextField
          ref={input}
          label={texts.username()}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          error={refused ?? check?.problem}
          hint={
            <output className={fieldStyles.hint} data-tone={check?.isFree && 'good'}>
              {check?.isFree && <Check size={16} />}
              {check && (check.isFree ? texts.usernameFree() : texts.usernameChecking())}
            </output>
          }
          onChange={({ target }) => type(target.value)}
        />
        {isChanged && (
          <Row wrap>
            <Button type="submit" look="solid" working={changing.isPending && texts.saving()}>
              {texts.usernameChange()}
            </Button>
            <Button
              look="quiet"
              disabled={changing.isPending}
              onClick={() => {
                type(null);
                input.current?.focus();
              }}
            >
              {settingsTexts.cancel()}
            </Button>
          </Row>
        )}
      </Form>
    </SettingsPart>
  );
}
