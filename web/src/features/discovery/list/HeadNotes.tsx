import { quoted } from '../../../lib/format.ts';
import { formatList } from '../../../lib/intl.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Hint, Row, Text } from '../../../ui/Layout.tsx';
import { useDiscovery } from '../discovery-context.ts';
import { searchExactly, setUnknownHours } from '../state/changes.ts';
import * as texts from '#messages/discovery/list';

/** How many more cafes may be open, and whether they are shown. */
function UnknownHours() {
  const { state, facets, change } = useDiscovery();
  const count = facets?.unknownHours ?? 0;
  if (count === 0) return null;
  const { unknownHours } = state;
  return (
    <Row wrap>
      <Icon name="clock" />
      <Hint>{unknownHours ? texts.shownUnknown({ count }) : texts.moreUnknown({ count })}</Hint>
      <Button look="link" onClick={() => change(setUnknownHours(!unknownHours))}>
        {unknownHours ? texts.hideUnknown() : texts.showUnknown()}
      </Button>
    </Row>
  );
}

/** Under the filters: says which were read from the typed text, what was left out, and how to undo it. */
function ReadFromWords() {
  const { changeAddress, listRef, understood } = useDiscovery();
  if (!understood || understood.chips.length + understood.leftOut.length === 0) return null;
  const { chips, rest, leftOut } = understood;
  return (
    <Text size="small">
      {chips.length > 0 && `${texts.wordsFilters()} `}
      {rest !== '' && `${texts.wordsRest({ rest })} `}
      {leftOut.length > 0 &&
        `${texts.wordsLeftOut({ count: leftOut.length, words: formatList(leftOut.map(quoted)) })} `}
      <Button
        look="link"
        onClick={() => {
          changeAddress(searchExactly);
          listRef.current?.focus({ preventScroll: true });
        }}
      >
        {texts.searchExactly()}
      </Button>
    </Text>
  );
}

/** Under the filters: what was read from words, and how many more cafes may be open. */
export function HeadNotes() {
  const { state } = useDiscovery();
  return (
    <>
      <ReadFromWords />
      {state.openAt !== null && <UnknownHours />}
    </>
  );
}
