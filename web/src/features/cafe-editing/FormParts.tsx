import {
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { Text } from '../../ui/Layout.tsx';
import * as texts from '#messages/cafe-editing';
import * as styles from './form-parts.module.css';

const FormNote = (note: ComponentProps<typeof Note>) => <Note className={styles.note} {...note} />;
const ALERT = { tone: 'danger', live: 'alert' } as const;

/** Says that a draft was restored. */
export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <FormNote
      live="status"
      actions={
        <Button size="small" onClick={onDiscard}>
          {texts.cafeFormDiscard()}
        </Button>
      }
    >
      {texts.cafeFormRestored()}
    </FormNote>
  );
}

interface StaleNoteProps {
  text: string;
  /** What differs. */
  children: ReactNode;
  onReload: () => void;
  onReplace: () => void;
}

/** Says that somebody else changed the cafe meanwhile; what was typed is still there, and either can win. */
export function StaleNote({ text, children, onReload, onReplace }: StaleNoteProps) {
  return (
    <FormNote
      {...ALERT}
      actions={
        <>
          <Button size="small" onClick={onReload}>
            {texts.staleReload()}
          </Button>
          <Button size="small" onClick={onReplace}>
            {texts.staleReplace()}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {children}
    </FormNote>
  );
}

interface CannotSaveNoteProps {
  text: string;
  /** Where to go on. */
  link: { label: string; href: string };
}

/** Says that what is being edited cannot be saved any more; what was typed is still there. */
export function CannotSaveNote({ text, link }: CannotSaveNoteProps) {
  return (
    <FormNote
      {...ALERT}
      actions={
        <LinkButton size="small" href={link.href}>
          {link.label}
        </LinkButton>
      }
    >
      {text}
    </FormNote>
  );
}

interface SaveFormProps {
  onSubmit: (event: SyntheticEvent) => Promise<void>;
  /** What its button says. */
  label: string;
  /** Shown while it works. */
  working: string | false | null;
  isDirty: boolean;
  /** Whether there is something to save. */
  hasEnd?: boolean;
  children: ReactNode;
}

/** A form of a cafe. Its fields can't be changed while they are saved: what is typed then would be lost. */
export function SaveForm(props: SaveFormProps) {
  const { onSubmit, label, working, isDirty, hasEnd = true, children } = props;
  const isBusy = Boolean(working);
  const fields = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = fields.current;
    if (!isBusy || !element) return undefined;
    const focused = element.querySelector<HTMLElement>(':focus');
    element.inert = true;
    return () => {
      element.inert = false;
      const isLost = document.activeElement === document.body;
      if (isLost) focused?.focus({ preventScroll: true });
    };
  }, [isBusy]);
  return (
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
      <div ref={fields}>{children}</div>
      {hasEnd && (
        <div className={styles.end}>
          <Button type="submit" look="solid" size="large" working={working}>
            {label}
          </Button>
          {isDirty && !working && (
            <Text as="span" size="small" tone="soft">
              {texts.cafeFormUnsaved()}
            </Text>
          )}
        </div>
      )}
    </form>
  );
}

export interface Difference {
  label: string;
  theirs: string;
  mine: string;
}

/** The differences between the stored cafe and a form, field by field, to show what saving replaces. */
export function DifferenceTable({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return <p className={styles.none}>{texts.staleSame()}</p>;
  return (
    <table className={styles.differences}>
      <thead>
        <tr>
          <th scope="col">{texts.staleField()}</th>
          <th scope="col">{texts.staleTheirs()}</th>
          <th scope="col">{texts.staleYours()}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ label, theirs, mine }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <bdi>{theirs || texts.staleEmpty()}</bdi>
            </td>
            <td>
              <bdi>{mine || texts.staleEmpty()}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
