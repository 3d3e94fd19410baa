import { zodResolver } from '@hookform/resolvers/zod';
import {
  passwordChangeForm,
  passwordWeakness,
  type PasswordChangeForm,
} from '@cortado/contract/accounts';
import { useForm, useWatch } from 'react-hook-form';
import { failureText } from '../../../lib/failure-text.ts';
import { useAction } from '../../../lib/useWrite.ts';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { MatchHint } from '../../passwords/MatchHint.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { StrengthMeter } from '../../passwords/StrengthMeter.tsx';
import { SettingsPart } from './SettingsPart.tsx';
import * as texts from '#messages/profile/settings';
import { callForMessage } from './call-for-message.ts';

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function ChangePassword({ username }: { username: string }) {
  const form = useForm<PasswordChangeForm>({
    resolver: zodResolver(passwordChangeForm),
    defaultValues: EMPTY,
  });
  const { register, handleSubmit, control, reset, formState } = form;
  const [password, repeated] = useWatch({ control, name: ['newPassword', 'confirmPassword'] });
  const change = ({ currentPassword, newPassword }: PasswordChangeForm) =>
    callForMessage('POST /api/change-password', { body: { currentPassword, newPassword } });
  const changing = useAction(change, {
    changes: 'POST /api/change-password',
    form,
    done: (message) => ({ title: texts.changed(), description: message }),
    failed: (error) => ({ description: failureText(error, { silent: texts.changeFailed }) }),
    next: () => reset(EMPTY),
  });
  const { errors } = formState;
  return (
    <SettingsPart heading={texts.changeHeading()}>
      <Stack
        as="form"
        gap={16}
        noValidate
        onSubmit={(event) => void handleSubmit((given) => changing.mutate(given))(event)}
      >
        {/* Tells password managers whose password it is. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={username}
          readOnly
          hidden
        />
        <PasswordField
          label={texts.changeCurrent()}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
        />
        <PasswordField
          label={texts.changeNew()}
          autoComplete="new-password"
          error={errors.newPassword?.message}
          hint={passwordWeakness(password) ?? texts.changeHint()}
          meter={password && <StrengthMeter password={password} />}
          {...register('newPassword', { deps: 'confirmPassword' })}
        />
        <PasswordField
          label={texts.changeRepeat()}
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          hint={<MatchHint password={password} repeated={repeated} />}
          {...register('confirmPassword')}
        />
        <Button type="submit" look="solid" working={changing.isPending ? texts.changing() : null}>
          {texts.change()}
        </Button>
      </Stack>
    </SettingsPart>
  );
}
