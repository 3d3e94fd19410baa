import type { ClaimOptions } from '@cortado/contract';
import { Info } from 'lucide-react';
import { useFocusFallback } from '../../lib/useFocusFallback.ts';
import { useSession } from '../../lib/session.ts';
import { Radio } from '../../ui/Choice.tsx';
import { IconLine } from '../../ui/IconLines.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
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
      <Stack as="fieldset" gap={16} lines aria-label={texts.ways()}>
        <div>
          <Radio
            name="way"
            checked={way === 'code'}
            disabled={domain === null}
            onCheck={() => onWay('code')}
          >
            {texts.byCode()}
          </Radio>
          <Stack className={styles.inside}>
            <Text size="ui" tone="soft">
              {domain === null ? whyNot && texts.whyNot[whyNot]() : texts.byCodeAbout({ domain })}
            </Text>
            {way === 'code' && domain !== null && (
              <CodeForm cafeId={cafe.id} domain={domain} onSent={onSent} />
            )}
          </Stack>
        </div>
        <div>
          <Radio name="way" checked={way === 'admin'} onCheck={() => onWay('admin')}>
            {texts.byAdmin()}
          </Radio>
          <Stack className={styles.inside}>
            <Text size="ui" tone="soft">
              {texts.byAdminAbout()}
            </Text>
            {/* Always there, so that what comes into it is read out. */}
            <Text as="output" size="ui" tone="soft">
              {isRequested && <strong>{requested}</strong>}
            </Text>
            {way === 'admin' && !isRequested && <AskForm cafeId={cafe.id} />}
          </Stack>
        </div>
      </Stack>
      <IconLine icon={Info} size="small">
        {texts.notOwner()}
      </IconLine>
    </>
  );
}
