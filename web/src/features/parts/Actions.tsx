import { Plus } from 'lucide-react';
import { toast } from '../../lib/toast.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button, IconButton, LinkButton, TextButton } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Note } from '../../ui/Note.tsx';
import { OpensDialog } from '../../ui/OpensDialog.tsx';
import { PageLinks } from '../../ui/PageLinks.tsx';
import { Section } from './Section.tsx';
import * as texts from '#messages/parts';

const LOOKS = ['solid', 'line', 'quiet', 'danger'] as const;
const SIZES = { small: { size: 'small' }, medium: {}, large: { size: 'large' } } as const;
const BADGES = ['plain', 'crema', 'success', 'warn', 'danger'] as const;
const NOTES = ['info', 'success', 'warn', 'danger'] as const;
const DIALOGS = ['dialog', 'sheet'] as const;
const TOASTS = ['success', 'error', 'note'] as const;
const icon = <Plus size={18} />;

/** Buttons, and messages. */
export function Actions() {
  return (
    <>
      {LOOKS.map((look) => (
        <Section key={look} name={`Button ${look}`}>
          {Object.entries(SIZES).map(([size, props]) => (
            <Button key={size} look={look} {...props}>
              {icon}
              {look}
            </Button>
          ))}
          <Button look={look} disabled>
            {look}
          </Button>
          <Button look={look} working={texts.working()} />
          <IconButton look={look} label={look} icon={Plus} />
          <LinkButton look={look} href="#content" plain>
            {look}
          </LinkButton>
        </Section>
      ))}
      <Section name="Badge">
        {[false, true].map((dot) =>
          BADGES.map((tone) => (
            <Badge key={tone} tone={tone} dot={dot}>
              {tone}
            </Badge>
          )),
        )}
      </Section>
      <Section name="Note">
        {NOTES.map((tone) => (
          <Note key={tone} tone={tone} actions={<Button size="small">{texts.action()}</Button>}>
            {texts.sentence()}
          </Note>
        ))}
      </Section>
      <Section name="Dialog">
        {DIALOGS.map((kind) => (
          <OpensDialog key={kind} trigger={<Button>{texts.open({ kind })}</Button>}>
            {(close) => (
              <FormDialog
                kind={kind}
                title={texts.heading()}
                about={texts.sentence()}
                onClose={close}
                onSubmit={close}
                submit={texts.action()}
              >
                {texts.sentence()}
              </FormDialog>
            )}
          </OpensDialog>
        ))}
        <Confirm
          trigger={<Button look="danger">{texts.open({ kind: 'alert' })}</Button>}
          title={texts.heading()}
          verb={texts.action()}
          onConfirm={() => {}}
        >
          {texts.sentence()}
        </Confirm>
        <ActionMenu
          name={texts.heading()}
          actions={[{ icon: Plus, text: texts.action(), onSelect: () => {} }]}
        />
        {TOASTS.map((tone) => (
          <Button key={tone} onClick={() => toast({ tone, title: texts.heading() })}>
            {texts.open({ kind: tone })}
          </Button>
        ))}
      </Section>
      <Section name="Links">
        <BackLink href="/">{texts.back()}</BackLink>
        <TextButton>{texts.action()}</TextButton>
        <PageLinks
          page={4}
          pages={12}
          hrefOf={() => '#content'}
          onNear={() => {}}
          onGo={() => {}}
        />
      </Section>
    </>
  );
}
