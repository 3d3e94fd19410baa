import type { Cafe, KnownFact } from '@cortado/contract';
import { useRef, useState } from 'react';
import { splitCafeName } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormError } from '../../../ui/Form.tsx';
import { Stack, Text } from '../../../ui/Layout.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { weekLines } from '../../hours/week-lines.ts';
import { RobotTrap } from '../../suggestions/RobotTrap.tsx';
import type { ClosingProps } from '../LeavableDialog.tsx';
import { StepHeading } from '../StepHeading.tsx';
import { isAnswered } from './answered.ts';
import { questionAbout } from './questions.ts';
import { findFact } from './source-words.ts';
import { useAnswer } from './useAnswer.ts';
import * as texts from '#messages/cafe/checks';
import * as styles from './checks.module.css';

const ANSWERS = ['yes', 'no', 'unsure'] as const;

function Hours({ text }: { text: string }) {
  return (
    <Stack as="ul" gap={2}>
      {weekLines(text).map(({ days, hours }) => (
        <Text as="li" key={`${days} ${hours}`} size="ui" tone="soft" numeric>
          {days} {hours}
        </Text>
      ))}
    </Stack>
  );
}

interface CheckDialogProps extends ClosingProps {
  cafe: Cafe;
  /** Those that visitors can check. */
  facts: readonly KnownFact[];
}

/** Asks about the unchecked facts of a cafe, one after the other; not again about those answered in this tab. */
export function CheckDialog({ cafe, facts, ...closing }: CheckDialogProps) {
  const { base, branch } = splitCafeName(cafe.name, cafe.area);
  const [asked] = useState(() =>
    facts.filter((one) => !one.isConfirmed && !isAnswered(cafe.id, one)),
  );
  const [step, setStep] = useState(0);
  const trap = useRef<HTMLInputElement>(null);
  // Its value may be another one by now, or gone.
  const at = asked.findIndex((one, index) => index >= step && findFact(cafe, one));
  const known = asked[at] && findFact(cafe, asked[at]);
  const { send, answer, isPending, thanks, problem } = useAnswer(cafe.id, () => setStep(at + 1));
  return (
    <Dialog
      {...closing}
      title={texts.help()}
      about={[base, branch ?? cafe.area].join(', ')}
      {...(!known && {
        foot: (
          <Button look="solid" onClick={closing.onClose}>
            {texts.done()}
          </Button>
        ),
      })}
    >
      <Stack gap={16}>
        {asked.length > 0 && (
          <Progress
            max={asked.length}
            value={known ? at : asked.length}
            aria-label={texts.progress({ at: known ? at + 1 : asked.length, all: asked.length })}
          />
        )}
        {known ? (
          <>
            <Stack gap={8} className={styles.question}>
              <StepHeading key={`${at} ${known.mark}`} size="name">
                {questionAbout(cafe, known)}
              </StepHeading>
              {known.fact === 'openingHours' && <Hours text={cafe.openingHours ?? ''} />}
            </Stack>
            <FormError text={problem} />
            <Stack gap={8}>
              {ANSWERS.map((one) => (
                <Button
                  key={one}
                  block
                  size="large"
                  className={styles.answer}
                  working={isPending && answer === one && texts.sending()}
                  onClick={() => send(known, one, trap.current?.value)}
                >
                  {texts.answers[one]()}
                </Button>
              ))}
            </Stack>
            <RobotTrap ref={trap} name="company" />
          </>
        ) : (
          <StepHeading size="name">{thanks ?? texts.nothingLeft()}</StepHeading>
        )}
      </Stack>
    </Dialog>
  );
}
