import type { Understood } from '@cortado/contract';
import { quoted } from '../../../lib/format.ts';
import { formatList } from '../../../lib/intl.ts';
import { Button } from '../../../ui/Button.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useDiscovery } from '../discovery-context.ts';
import { searchExactly } from '../state/changes.ts';
import * as texts from '#messages/discovery/list';

/** Under the filters: that some of them were read from what is typed, what was left out, and the way back. */
export function ReadFromWords({ understood }: { understood: Understood }) {
  const { chips, rest, leftOut } = understood;
  const { changeAddress, listRef } = useDiscovery();
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
