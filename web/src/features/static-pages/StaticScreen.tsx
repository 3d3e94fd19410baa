import { useTitle } from '../../lib/useTitle.ts';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { STATIC_PAGES, type StaticPath } from './pages.ts';

export function StaticScreen({ path }: { path: StaticPath }) {
  const { title, sections } = STATIC_PAGES[path];
  useTitle(title());
  return (
    <Stack as="main" gap={24} className="wrap page">
      <Text as="h1" size="h1" tabIndex={-1}>
        {title()}
      </Text>
      {Object.entries(sections).map(([name, { heading, text }]) => (
        <Stack as="section" gap={8} key={name}>
          {heading && (
            <Text as="h2" size="h3">
              {heading()}
            </Text>
          )}
          <Text size="read">{text()}</Text>
        </Stack>
      ))}
    </Stack>
  );
}
