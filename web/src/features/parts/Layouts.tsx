import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { apiQuery } from '../../lib/api.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Figures } from '../../ui/Figures.tsx';
import { IconLines } from '../../ui/IconLines.tsx';
import { Columns, Row, Sides, Stack, Text } from '../../ui/Layout.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { BulkBar, Cell, Table, TableRow } from '../../ui/Table.tsx';
import { Thumb } from '../../ui/Thumb.tsx';
import { Section } from './Section.tsx';
import * as texts from '#messages/parts';

const GAPS = [4, 12, 24] as const;
const COUNTS = [2, 3, 4] as const;
const ALIGNS = ['start', 'center', 'end', 'baseline'] as const;
const JUSTIFIES = ['start', 'center', 'between', 'end'] as const;
const SIZES = ['micro', 'small', 'ui', 'body', 'read', 'name', 'h3', 'h2', 'h1', 'figure'] as const;
const TONES = ['ink', 'soft', 'faint', 'danger'] as const;
const THUMBS = ['small', 'medium', 'large'] as const;
const CAFE = { id: 1, imageUrl: null };
const pictures = () => [
  <Cover key="drawn" cafe={CAFE} shape="hero" />,
  <Cover key="address" cafe={{ id: 1, imageUrl: '/favicon.svg' }} shape="hero" />,
];
const columns = () => [
  { heading: texts.label(), sort: 'name' },
  ...[texts.aside, texts.hint, texts.action].map((said) => ({ heading: said() })),
];
const choices = () => Object.entries(texts.choices).map(([key, text]) => [key, text()] as const);
const items = () =>
  choices()
    .slice(0, 2)
    .map(([key, text]) => <Badge key={key}>{text}</Badge>);

/** How elements are arranged. */
export function Layouts() {
  const [isTicked, setTicked] = useState(false);
  const { data } = useQuery(apiQuery('GET /api/cafes', { query: { limit: '20' } }));
  const photo = data?.find((cafe) => cafe.photo)?.photo;
  return (
    <>
      <Section name="Stack">
        <Columns of={4} grow>
          {GAPS.map((gap) => (
            <Stack key={gap} gap={gap} align="start">
              {items()}
            </Stack>
          ))}
          <Stack lines>
            {Object.entries(texts.choices).map(([key, text]) => (
              <Text key={key}>{text()}</Text>
            ))}
          </Stack>
        </Columns>
      </Section>
      <Section name="Row">
        <Stack grow>
          {ALIGNS.map((align) => (
            <Row key={align} align={align} gap={16}>
              <Button>{align}</Button>
              <Text size="small">{texts.sentence()}</Text>
            </Row>
          ))}
          {JUSTIFIES.map((justify) => (
            <Row key={justify} justify={justify} wrap columnBelow="phone">
              <Text>{justify}</Text>
              {items()}
            </Row>
          ))}
        </Stack>
      </Section>
      <Section name="Columns">
        <Stack grow>
          {COUNTS.map((of) => (
            <Columns key={of} of={of} least={of === 4 ? 'narrow' : 'wide'}>
              {SIZES.slice(0, of).map((size) => (
                <Card key={size} look="sunken">
                  {texts.sentence()}
                </Card>
              ))}
            </Columns>
          ))}
        </Stack>
      </Section>
      <Section name="Text">
        <Stack grow>
          {SIZES.map((size) => (
            <Text key={size} size={size}>
              {size} 1234567890
            </Text>
          ))}
          {TONES.map((tone) => (
            <Text key={tone} tone={tone} weight="strong" numeric isCut>
              {tone} 1234567890
            </Text>
          ))}
        </Stack>
      </Section>
      <Section name="Card">
        <Columns of={2} least="wide" grow>
          <Card title={texts.heading()} actions={<Button size="small">{texts.action()}</Button>}>
            <Text tone="soft">{texts.sentence()}</Text>
          </Card>
          {photo && (
            <Card
              cover={<Photo photo={photo} sizes="416px" />}
              title={texts.heading()}
              heading="h3"
            />
          )}
          {pictures().map((picture) => (
            <Card key={picture.key} cover={picture} title={picture.key} heading="h3" />
          ))}
          <Card look="sunken" title={texts.heading()} heading="h3">
            <Text tone="soft">{texts.sentence()}</Text>
          </Card>
        </Columns>
      </Section>
      <Section name="Table and BulkBar">
        <Stack grow>
          <Table
            columns={columns()}
            sort="name"
            all={{ label: texts.label(), isTicked, onTick: setTicked }}
            empty={texts.heading()}
          >
            {choices().map(([key, text], id) => (
              <TableRow
                key={key}
                tick={{ label: text, isTicked, onTick: setTicked }}
                isBusy={false}
              >
                <Cell place="title">
                  <Row gap={12}>
                    <Thumb cafe={{ id, imageUrl: null }} />
                    <Text weight="strong" grow>
                      {text}
                    </Text>
                  </Row>
                </Cell>
                <Cell>
                  <Badge dot>{key}</Badge>
                </Cell>
                <Cell place="wide">{texts.sentence()}</Cell>
                <Cell place="end">
                  <Button size="small">{texts.action()}</Button>
                </Cell>
              </TableRow>
            ))}
          </Table>
          <Table columns={columns()} empty={texts.heading()}>
            {[]}
          </Table>
          {isTicked && (
            <BulkBar aria-label={texts.label()}>
              {texts.aside()}
              <Button size="small">{texts.action()}</Button>
            </BulkBar>
          )}
        </Stack>
      </Section>
      <Section name="ListRow and Facts">
        <Sides grow>
          <Stack as="ul" lines>
            {THUMBS.map((size) => (
              <ListRow
                key={size}
                lead={<Thumb size={size} cafe={CAFE} />}
                title={texts.heading()}
                meta={[texts.sentence(), texts.aside()]}
                actions={<Button size="small">{texts.action()}</Button>}
              />
            ))}
          </Stack>
          <Facts facts={choices()} />
        </Sides>
      </Section>
      <Section name="IconLines, Figures and Rating">
        <Stack grow>
          <IconLines lines={[[Info, texts.sentence]]} />
          <Figures figures={{ one: { figure: () => '1,234', of: texts.label } }} />
          <Rating average={4.5} />
        </Stack>
      </Section>
    </>
  );
}
