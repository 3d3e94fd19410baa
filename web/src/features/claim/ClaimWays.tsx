import type { ClaimOptions } from '@cortado/contract';
import { claimCodeRequest, claimRequest } from '@cortado/contract/owners';
import { Info } from 'lucide-react';
import { useId } from 'react';
import { errorText } from '../../lib/api.ts';
import { otherText } from '../../lib/failure-text.ts';
import { useSession } from '../../lib/session.ts';
import { useFocusFallback } from '../../lib/useFocusFallback.ts';
import { useSchemaForm } from '../../lib/useSchemaForm.ts';
import { useWrite } from '../../lib/useWrite.ts';
import { Radio } from '../../ui/Choice.tsx';
import { Form } from '../../ui/Form.tsx';
import { IconLine } from '../../ui/IconLines.tsx';
import { Stack, Text } from '../../ui/Layout.tsx';
import { fieldAria, FieldFrame, TextAreaField } from '../../ui/TextField.tsx';
import * as texts from '#messages/claim';
import * as inputStyles from '../../ui/input.module.css';
import * as styles from './claim.module.css';

/** Asks an admin, with a note. */
function AskForm({ cafeId }: { cafeId: number }) {
  const form = useSchemaForm(claimRequest, { note: '' });
  const asking = useWrite('POST /api/cafes/{id}/claim', { failed: null });
  const { error, ...note } = form.field('note');
  return (
    <Form
      gap={12}
      onSubmit={form.handleSubmit((body) => asking.mutate({ params: { id: cafeId }, body }))}
      submit={texts.ask()}
      working={asking.isPending && texts.asking()}
    >
      <TextAreaField
        label={texts.note()}
        placeholder={texts.noteExample()}
        error={error ?? (asking.error ? errorText(asking.error) : undefined)}
        {...note}
      />
    </Form>
  );
}

interface CodeFormProps {
  cafeId: number;
  domain: string;
  onSent: (options: ClaimOptions) => void;
}

/** Asks for the mailbox; the domain is the website's. */
function CodeForm({ cafeId, domain, onSent }: CodeFormProps) {
  const id = useId();
  const form = useSchemaForm(claimCodeRequest, { mailbox: '' });
  const sending = useWrite('POST /api/cafes/{id}/claim/code', { form, failed: null, done: onSent });
  const { error: wrong, ...mailbox } = form.field('mailbox');
  const error = wrong ?? otherText(sending.error, 'mailbox') ?? undefined;
  const field = { label: texts.mailbox(), error };
  return (
    <Form
      gap={12}
      onSubmit={form.handleSubmit((body) => sending.mutate({ params: { id: cafeId }, body }))}
      submit={texts.send()}
      working={sending.isPending && texts.sending()}
    >
      <FieldFrame id={id} {...field}>
        <div className={`${inputStyles.input} ${styles.mailbox}`}>
          <input
            {...fieldAria(id, field)}
            aria-describedby={`${id}-domain ${id}-about`}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            {...mailbox}
          />
          <span id={`${id}-domain`}>@{domain}</span>
        </div>
      </FieldFrame>
    </Form>
  );
}

export type Way = 'code' | 'admin';

interface ClaimWaysProps {
  options: ClaimOptions;
  way: Way;
  onWay: (way: Way) => void;
  onSent: (options: ClaimOptions) => void;
}

/** The two ways to show that a cafe is the member's. */
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
            {/* Always there, so that its content is announced. */}
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
