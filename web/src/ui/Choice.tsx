import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import { Text } from './Layout.tsx';
import * as texts from '#messages/ui';
import * as styles from './option.module.css';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** How many cafes it would show; undefined where that is unknown or not requested. */
  count?: number | undefined;
  onCheck?: ((checked: boolean) => void) | undefined;
}

interface OptionProps extends ChoiceProps {
  type: 'checkbox' | 'radio';
  look?: string | undefined;
}

/** A styled choice; the whole row is its label. */
function Option({
  type,
  look = '',
  className = '',
  count,
  onCheck,
  children,
  ...input
}: OptionProps) {
  const sign = type === 'radio' ? styles.dot : styles.box;
  return (
    <label className={`${styles.option} ${look} ${className}`} data-zero={count === 0 || undefined}>
      <input
        type={type}
        onChange={onCheck && (({ target }) => onCheck(target.checked))}
        {...input}
      />
      <span className={sign} aria-hidden="true">
        {type === 'checkbox' && <Icon name="check" size={14} />}
      </span>
      {children}
      {count !== undefined && (
        <Text as="span" size="small" numeric className={styles.n}>
          {texts.choiceCount({
            count,
            unseen: <span className="sr-only" />,
          })}
        </Text>
      )}
    </label>
  );
}

/** One of several choices of a name that exclude each other. */
export const Radio = (props: ChoiceProps) => <Option type="radio" {...props} />;

/** A choice of its own. */
export const Checkbox = (props: ChoiceProps) => <Option type="checkbox" {...props} />;

/** A choice in a cell of a table; its label is for screen readers only. */
export const Tick = ({ children, ...props }: ChoiceProps) => (
  <Option type="checkbox" look={styles.tick} {...props}>
    <span className="sr-only">{children}</span>
  </Option>
);
