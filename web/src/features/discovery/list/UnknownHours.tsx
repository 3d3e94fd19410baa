import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useDiscovery } from '../discovery-context.ts';
import { setUnknownHours } from '../state/changes.ts';
import * as texts from '#messages/discovery/list';

/** How many cafes may be open besides, and whether they are shown. */
export function UnknownHours() {
  const { state, facets, change } = useDiscovery();
  const count = facets?.unknownHours ?? 0;
  if (count === 0) return null;
  const { unknownHours } = state;
  return (
    <Row wrap>
      <Icon name="clock" />
      <Text size="small" tone="soft">
        {unknownHours ? texts.shownUnknown({ count }) : texts.moreUnknown({ count })}
      </Text>
      <Button look="link" onClick={() => change(setUnknownHours(!unknownHours))}>
        {unknownHours ? texts.hideUnknown() : texts.showUnknown()}
      </Button>
    </Row>
  );
}
