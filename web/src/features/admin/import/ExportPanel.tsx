import { Download } from 'lucide-react';
import { LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import * as texts from '#messages/admin/import';

/** The published cafes to take along. */
export function ExportPanel() {
  return (
    <Card title={texts.exportHeading()}>
      <Text size="small" tone="soft">
        {texts.exportAbout()}
      </Text>
      <Row wrap>
        {(['csv', 'geojson'] as const).map((kind) => (
          <LinkButton key={kind} size="small" plain href={`/api/cafes.${kind}`} download>
            <Download size={16} aria-hidden="true" />
            {texts.exportKinds[kind]()}
          </LinkButton>
        ))}
      </Row>
    </Card>
  );
}
