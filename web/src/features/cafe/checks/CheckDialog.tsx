import type { Cafe, FactAnswer, KnownFact } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { cafeQuery } from '../../../lib/catalogue.ts';
import { splitCafeName } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormError } from '../../../ui/Form.tsx';
import { Stack, Text } from '../../../ui/Layout.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { HoursCard } from '../../hours/HoursCard.tsx';
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

/** The second press of a double click is no answer to the next question. */
const PAUSE_MS = 400;

interface AnswersProps {
  /** What is on its way. */
  sent: FactAnswer['answer'] | undefined;
  onAnswer: (answer: FactAnswer['answer']) => void;
}

/** The answers to one question. */
function Answers({ sent, onAnswer }: AnswersProps) {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  return (
    <Stack gap={8}>
      {ANSWERS.map((one) => (
        <Button
          key={one}
          block
          size="large"
          className={styles.answer}
          working={sent === one && texts.sending()}
          onClick={() => performance.now() - shownAt.current >= PAUSE_MS && onAnswer(one)}
        >
          {texts.answers[one]()}
        </Button>
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
  // Its value may be another one by now, confirmed or gone.
  const at = asked.findIndex(
    (one, index) => index >= step && findFact(cafe, one)?.isConfirmed === false,
  );
  const known = asked[at] && findFact(cafe, asked[at]);
  const [given, setGiven] = useState<readonly FactAnswer['answer'][]>([]);
  const { send, answer, isPending, problem } = useAnswer(cafe.id, (said) => {
    setGiven((before) => [...before, said]);
    setStep(at + 1);
  });
  useQuery({ ...cafeQuery(cafe.id), staleTime: 0 });
  const question = known && `${at} ${known.mark}`;
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
              <StepHeading key={question} size="name">
                {questionAbout(cafe, known)}
              </StepHeading>
              {known.fact === 'openingHours' && cafe.hours && (
                <HoursCard {...cafe} hours={cafe.hours} />
              )}
            </Stack>
            <FormError text={problem} />
            <Answers
              key={question}
              sent={isPending ? answer : undefined}
              onAnswer={(one) => send(known, one, trap.current?.value)}
            />
            <RobotTrap ref={trap} name="company" />
          </>
        ) : (
          <Stack gap={8}>
            <StepHeading size="name">{texts.over({ count: given.length })}</StepHeading>
            {given.includes('no') && <Text size="ui">{texts.toBeChecked()}</Text>}
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
