import type { Cafe, KnownFact } from '@cortado/contract';
import { factRow } from '@cortado/contract/fact-lists';
import { Link } from 'wouter';
import { useDialogAddress } from '../../../lib/useDialogAddress.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/Form.tsx';
import { Row, Text } from '../../../ui/Layout.tsx';
import { useAnswer } from './useAnswer.ts';
import * as texts from '#messages/cafe/checks';
import * as linkStyles from '../../../ui/link.module.css';
import * as styles from './source-mark.module.css';

/** Leads to the report of another value, which lies over the page: the popover closes. */
function ReportLink({ fact }: Pick<KnownFact, 'fact'>) {
  const { hrefOf, opened } = useDialogAddress('report');
  return (
    <Link
      className={linkStyles.link}
      href={hrefOf(factRow(fact).report ?? 'details')}
      state={{ ...opened, about: fact }}
      onClick={({ currentTarget }) =>
        currentTarget.closest<HTMLElement>('[popover]')!.hidePopover()
      }
    >
      {texts.report()}
    </Link>
  );
}

/** Where a cafe is changed. */
const EDITORS = {
  admin: (id: number) => `/admin/cafes/${id}`,
  owner: (id: number) => `/owner/${id}`,
};

/** Asks whether a value is right, once. */
export function IsItRight({ cafe, known }: { cafe: Cafe; known: KnownFact }) {
  const { send, answer, isPending, thanks, mayChangeAs, problem } = useAnswer(cafe.id);
  const isDone = thanks !== undefined;
  return (
    <>
      <Row as="fieldset" wrap aria-label={texts.isItRight()} className={styles.question}>
        <Text as="span" weight="strong" grow>
          {texts.isItRight()}
        </Text>
        {(['yes', 'no'] as const).map((one) => (
          <Button
            key={one}
            size="small"
            aria-disabled={isDone || undefined}
            working={isPending && answer === one && texts.sending()}
            onClick={() => isDone || send(known, one)}
          >
            {texts.answers[one]()}
          </Button>
        ))}
      </Row>
      <div className={styles.problem}>
        <FormError text={problem} />
      </div>
      <output className={styles.thanks}>
        {mayChangeAs ? (
          <Link className={linkStyles.link} href={EDITORS[mayChangeAs](cafe.id)}>
            {texts.change()}
          </Link>
        ) : (
          thanks
        )}
        {isDone && !mayChangeAs && answer === 'no' && (
          <>
            {' '}
            <ReportLink fact={known.fact} />
          </>
        )}
      </output>
    </>
  );
}
