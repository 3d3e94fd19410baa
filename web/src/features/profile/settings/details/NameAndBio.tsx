import { zodResolver } from '@hookform/resolvers/zod';
import type { User } from '@cortado/contract';
import { MAX_BIO_LENGTH } from '@cortado/contract/accounts';
import { profileChange, type ProfileChange } from '@cortado/contract/own-account';
import { useForm, useWatch } from 'react-hook-form';
import { notifyOtherTabs } from '../../../../lib/session.ts';
import { useWrite } from '../../../../lib/useWrite.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Stack } from '../../../../ui/Layout.tsx';
import { TextAreaField } from '../../../../ui/TextAreaField.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import { SettingsPart } from '../SettingsPart.tsx';
import * as texts from '#messages/profile/settings/details';

/** What a member is called, and what they say of themselves. */
export function NameAndBio({ viewer }: { viewer: User }) {
  const values = { name: viewer.name, bio: viewer.bio ?? '' };
  // What another tab has saved shows here, but where something is being typed.
  const form = useForm<ProfileChange>({
    resolver: zodResolver(profileChange),
    defaultValues: values,
    values,
    resetOptions: { keepDirtyValues: true },
  });
  const { register, handleSubmit, control, reset, setFocus, formState } = form;
  const bio = useWatch({ control, name: 'bio' }) ?? '';
  const { isDirty, dirtyFields, errors } = formState;
  const saving = useWrite('PATCH /api/user', {
    form,
    done() {
      notifyOtherTabs();
      return { title: texts.saved(), description: texts.savedAbout() };
    },
    failed: texts.saveFailed(),
    next(user) {
      // The button that was pressed goes.
      setFocus(dirtyFields.bio ? 'bio' : 'name');
      reset({ name: user.name, bio: user.bio ?? '' });
    },
  });
  return (
    <SettingsPart heading={texts.nameHeading()} about={texts.nameAbout()}>
      <Stack
        as="form"
        gap={16}
        noValidate
        onSubmit={(event) => void handleSubmit((body) => saving.mutate({ body }))(event)}
      >
        <TextField
          label={texts.name()}
          autoComplete="name"
          error={errors.name?.message}
          {...register('name')}
        />
        <TextAreaField
          label={texts.bio()}
          rows={3}
          aside={<span>{texts.bioLeft({ count: MAX_BIO_LENGTH - bio.length })}</span>}
          error={errors.bio?.message}
          {...register('bio')}
        />
        {isDirty && (
          <Button type="submit" look="solid" working={saving.isPending ? texts.saving() : null}>
            {texts.save()}
          </Button>
        )}
      </Stack>
    </SettingsPart>
  );
}
