import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { below } from '../lib/breakpoints.ts';
import { useMediaQuery } from '../lib/useMediaQuery.ts';
import { IconButton } from './Button.tsx';
import { classes } from './classes.ts';
import { Question } from './Confirm.tsx';
import { Dialog } from './Dialog.tsx';
import { OpensDialog } from './OpensDialog.tsx';
import * as texts from '#messages/ui';
import * as cardStyles from './card.module.css';
import * as menuStyles from './menu.module.css';
import * as styles from './action-menu.module.css';

interface Action {
  icon: LucideIcon;
  text: string;
  /** Its button is gone by then, and the one that opened the menu has the focus. */
  onSelect: () => void;
  /** The question before it, where something is deleted. */
  question?: Pick<ComponentProps<typeof Question>, 'title' | 'children'>;
}

interface ActionMenuProps {
  /** What the actions are on. */
  name: string;
  /** Below its name, over the sheet. */
  about?: ReactNode;
  actions: readonly Action[];
}

/** A button that opens the actions for an item of a list: a menu, in a narrow window a sheet. */
export function ActionMenu({ name, about, actions }: ActionMenuProps) {
  const [asking, setAsking] = useState<Action | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useRef<Action>(undefined);
  const isNarrow = useMediaQuery(below('oneColumn'));
  const onClosed = () => {
    button.current?.focus();
    const action = chosen.current;
    chosen.current = undefined;
    if (action?.question) setAsking(action);
    else action?.onSelect();
  };
  const trigger = (
    <IconButton
      ref={button}
      icon={EllipsisVertical}
      label={texts.actionsOf({ name })}
      size={isNarrow ? 'large' : 'small'}
    />
  );
  const sheet = { title: <bdi>{name}</bdi>, about, onClosed };
  const items = actions.map((action) => ({
    key: action.text,
    className: classes(menuStyles.item, action.question && styles.danger),
    'aria-label': texts.actionOn({ action: action.text, name }),
    children: [<action.icon key="icon" size={18} />, action.text],
    pick: (close?: () => void) => {
      chosen.current = action;
      close?.();
    },
  }));
  return (
    <>
      {isNarrow ? (
        <OpensDialog trigger={trigger}>
          {(close) => (
            <Dialog kind="sheet" {...sheet} onClose={close}>
              <ul className={styles.sheet}>
                {items.map(({ key, pick, ...item }) => (
                  <li key={key}>
                    <button type="button" {...item} onClick={() => pick(close)} />
                  </li>
                ))}
              </ul>
            </Dialog>
          )}
        </OpensDialog>
      ) : (
        <DropdownMenu.Root modal={false}>
          <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
          <DropdownMenu.Portal>
            <DropdownMenu.Content
              className={`${cardStyles.float} ${menuStyles.menu} ${styles.menu}`}
              align="end"
              collisionPadding={12}
              onCloseAutoFocus={(event) => {
                if (!chosen.current) return;
                event.preventDefault();
                onClosed();
              }}
            >
              {items.map(({ key, pick, ...item }) => (
                <DropdownMenu.Item key={key} {...item} onSelect={() => pick()} />
              ))}
            </DropdownMenu.Content>
          </DropdownMenu.Portal>
        </DropdownMenu.Root>
      )}
      {asking?.question && (
        <Question
          {...asking.question}
          verb={asking.text}
          onClose={() => setAsking(null)}
          onConfirm={asking.onSelect}
        />
      )}
    </>
  );
}
