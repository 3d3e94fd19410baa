import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ElementType } from 'react';
import { type As, Columns, Row, Text } from './Layout.tsx';

type IconLineLook = Omit<ComponentProps<typeof Text>, 'as'> & { icon: LucideIcon };

/** A text with an icon beside its first line. */
export function IconLine<Tag extends ElementType = 'p'>(props: As<IconLineLook, Tag>) {
  const { as, icon: Icon, children, ...text } = props;
  return (
    <Text as={as as 'p'} {...text}>
      <Row as="span" align="start">
        <Icon size={16} />
        <span>{children}</span>
      </Row>
    </Text>
  );
}

interface IconLinesProps {
  lines: readonly (readonly [icon: LucideIcon, text: () => string])[];
}

/** Sentences with an icon before each, in columns where there is room. */
export function IconLines({ lines }: IconLinesProps) {
  return (
    <Columns as="ul" of={2} least="wide" gap={12}>
      {lines.map(([icon, text]) => (
        <IconLine as="li" key={text()} icon={icon} size="ui" tone="soft">
          {text()}
        </IconLine>
      ))}
    </Columns>
  );
}
