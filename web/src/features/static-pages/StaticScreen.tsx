import { useTitle } from '../../lib/useTitle.ts';
import { Heading, ScreenTitle, Stack, Text } from '../../ui/Layout.tsx';
import { STATIC_PAGES, type StaticPath } from './pages.ts';

export function StaticScreen({ path }: { path: StaticPath }) {
  const { title, sections } = STATIC_PAGES[path];
  useTitle(title());
  return (
    <Stack as="main" gap={24} className="wrap page">
      <ScreenTitle>{title()}</ScreenTitle>
      {Object.entries(sections).map(([name, { heading, text }]) => (
        <Stack as="section" gap={8} key={name}>
          {heading && <Heading>{heading()}</Heading>}
          <Text size="read">{text()}</Text>
        </Stack>
      ))}
    </Stack>
  );
}
