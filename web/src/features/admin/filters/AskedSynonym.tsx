import { useLocation } from 'wouter';
import { focusHeading } from '../../../lib/focus-heading.ts';
import { Note } from '../../../ui/Note.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import * as texts from '#messages/admin/filters';
import { useAskedSynonym } from './useAskedSynonym.ts';

/** Stable, so that it is called once it is there, and not on every render. */
const focus = (element: HTMLElement | null) => element?.focus();

/** Asks for the option that a word is a synonym of. */
export function AskedSynonym() {
  const asked = useAskedSynonym();
  const [path] = useLocation();
  if (asked === null) return null;
  return (
    <Note
      actions={
        <LinkButton
          look="quiet"
          size="small"
          href={`${path}?tab=filters`}
          replace
          onClick={() => focusHeading()}
        >
          {texts.dialogCancel()}
        </LinkButton>
      }
    >
      <p ref={focus} tabIndex={-1}>
        {texts.synonymAsked({ word: asked })}
      </p>
    </Note>
  );
}
