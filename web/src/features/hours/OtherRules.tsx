import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import * as texts from '#messages/hours';
import type { Week } from '@cortado/contract/week';

interface OtherRulesProps {
  week: Week;
  /** Whether closing on public holidays is among them, for it has no box of its own. */
  showsHolidays: boolean;
}

/** The rules that hold over the days of a week, which only the text can change. */
export function OtherRules({ week: { closedOnHolidays, rules }, showsHolidays }: OtherRulesProps) {
  const closed = showsHolidays && closedOnHolidays ? [texts.closedOnHolidays()] : [];
  if (closed.length + rules.length === 0) return null;
  return (
    <Stack as="section" gap={8} aria-label={texts.otherRules()}>
      <Text as="h2" size="name">
        {texts.otherRules()}
      </Text>
      <Text size="ui" tone="faint">
        {texts.otherRulesHint()}
      </Text>
      <Stack as="ul" gap={8}>
        {closed.map((text) => (
          <Text as="li" key={text} size="ui">
            {text}
          </Text>
        ))}
        {rules.map((rule) => (
          <Text as="li" key={rule} size="ui">
            <code>{rule}</code>
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
