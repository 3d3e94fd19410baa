import { Copy } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import * as texts from '#messages/hours';
import { dayNames, twoLetterDayNames } from './day-names.ts';
import * as styles from './copy-day.module.css';

interface CopyDayProps {
  /** From Monday. */
  day: number;
  onCopy: (days: readonly number[]) => void;
}

/** Gives other days the hours of this one. */
export function CopyDay({ day, onCopy }: CopyDayProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const name = dayNames()[day]!;
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={(open) => {
        setIsOpen(open);
        setChosen([]);
      }}
    >
      <Popover.Trigger
        className={buttonClass({ look: 'quiet', size: 'small', icon: true })}
        aria-label={texts.copyDay({ day: name })}
      >
        <Copy size={16} aria-hidden="true" />
      </Popover.Trigger>
      <Card
        as={Popover.Content}
        look="float"
        className={styles.menu}
        align="end"
        sideOffset={6}
        collisionPadding={12}
        aria-label={texts.copyTo({ day: name })}
      >
        <Text size="ui" weight="strong">
          {texts.copyTo({ day: name })}
        </Text>
        <div className={styles.days}>
          {dayNames().map((whole, at) => (
            <button
              key={whole}
              type="button"
              aria-label={whole}
              aria-pressed={chosen.includes(at)}
              disabled={at === day}
              onClick={() => {
                const others = chosen.filter((one) => one !== at);
                setChosen(chosen.includes(at) ? others : [...chosen, at]);
              }}
            >
              {twoLetterDayNames()[at]}
            </button>
          ))}
        </div>
        <Row justify="end">
          <Popover.Close className={buttonClass({ look: 'quiet', size: 'small' })}>
            {texts.cancel()}
          </Popover.Close>
          <Button
            size="small"
            disabled={chosen.length === 0}
            onClick={() => {
              onCopy(chosen);
              setIsOpen(false);
              setChosen([]);
            }}
          >
            {texts.copyAction({ count: chosen.length })}
          </Button>
        </Row>
      </Card>
    </Popover.Root>
  );
}
