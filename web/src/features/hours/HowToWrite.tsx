import { Columns, Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import * as texts from '#messages/hours';

const EXAMPLES = [
  ['Mo-Fr 07:00-19:00', 'sameHours'],
  ['Sa 08:00-12:00,14:00-18:00', 'break'],
  ['Fr 17:00-01:00', 'pastMidnight'],
  ['2026 Nov 26 off', 'oneDate'],
  ['Jun-Aug: Su 09:00-15:00', 'someMonths'],
  ['24/7', 'always'],
] as const;

/** Examples of what a text can say. */
export function HowToWrite() {
  return (
    <Stack as="section" gap={8}>
      <Text as="h2" size="name">
        {texts.howTo()}
      </Text>
      <Stack as="dl" gap={8} lines>
        {EXAMPLES.map(([text, meaning]) => (
          <Columns key={text} of={2} gap={4}>
            <Text as="dt" size="ui" weight="strong" numeric>
              {text}
            </Text>
            <Text as="dd" size="ui" tone="soft">
              {texts.examples[meaning]()}
            </Text>
          </Columns>
        ))}
      </Stack>
    </Stack>
  );
}
