import type { LucideIcon } from 'lucide-react';
import { Columns, Row } from './Layout.tsx';
import { Text } from './Text.tsx';

interface IconLinesProps {
  lines: readonly (readonly [icon: LucideIcon, text: () => string])[];
}

/** Sentences with an icon before each, in columns where there is room. */
export function IconLines({ lines }: IconLinesProps) {
  return (
    <Columns as="ul" of={2} least="wide" gap={12}>
      {lines.map(([Icon, text]) => (
        <Text as="li" key={text()} size="ui" tone="soft">
          <Row as="span" align="start">
            <Icon size={16} aria-hidden="true" />
            {text()}
          </Row>
        </Text>
      ))}
    </Columns>
  );
}
