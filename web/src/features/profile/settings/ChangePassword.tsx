import { passwordChangeForm, passwordWeakness } from '@cortado/contract/accounts';
import { failureText } from '../../../lib/failure-text.ts';
import { useSchemaForm } from '../../../lib/useSchemaForm.ts';
import { useAction } from '../../../lib/useWrite.ts';
import { Form } from '../../../ui/Form.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { NewPassword } from '../../passwords/NewPassword.tsx';
import { SettingsPart } from './SettingsPart.tsx';
import * as texts from '#messages/profile/settings';
import { callForMessage } from './call-for-message.ts';

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function ChangePassword({ username }: { username: string }) {
  const form = useSchemaForm(passwordChangeForm, EMPTY);
  const change = ({ currentPassword, newPassword }: typeof EMPTY) =>
    callForMessage('POST /api/change-password', { body: { currentPassword, newPassword } });
  const changing = useAction(change, {
    changes: 'POST /api/change-password',
    form,
    done: (message) => ({ title: texts.changed(), description: message }),
    failed: (error) => ({ description: failureText(error, { silent: texts.changeFailed }) }),
    next: () => form.reset(EMPTY),
  });
  return (
    <SettingsPart heading={texts.changeHeading()}>
      <Form
        username={username}
        onSubmit={form.handleSubmit((given) => changing.mutate(given))}
        submit={texts.change()}
        working={changing.isPending && texts.changing()}
      >
        <PasswordField
          label={texts.changeCurrent()}
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
        <NewPassword
          form={form}
          names={['newPassword', 'confirmPassword']}
          labels={[texts.changeNew(), texts.changeRepeat()]}
          hintOf={(password) => passwordWeakness(password) ?? texts.changeHint()}
        />
      </Form>
    </SettingsPart>
  );
}
