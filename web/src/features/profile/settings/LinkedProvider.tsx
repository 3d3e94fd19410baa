import type { User } from '@cortado/contract';
import { usePageState } from '../../../lib/page-data.ts';
import { Button } from '../../../ui/Button.tsx';
import { OpensDialog } from '../../../ui/OpensDialog.tsx';
import { SettingsPart } from './SettingsPart.tsx';
import * as texts from './texts.ts';
import { UnlinkForm } from './UnlinkForm.tsx';

/** The provider that signs in to the account, and the way to end that where a password is left. */
export function LinkedProvider({ viewer }: { viewer: User }) {
  const provider = usePageState().externalSignIn ?? texts.linkedUnnamed;
  const { linkedAt, hasPassword } = viewer;
  const linked = hasPassword ? texts.linked : texts.linkedAlone;
  return (
    <SettingsPart heading={texts.linkedHeading}>
      <p>{linked(provider, linkedAt)}</p>
      {hasPassword && (
        <OpensDialog trigger={<Button>{texts.unlink(provider)}</Button>}>
          {(close) => <UnlinkForm provider={provider} onClose={close} />}
        </OpensDialog>
      )}
    </SettingsPart>
  );
}
