import { Info } from 'lucide-react';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Figures } from '../../ui/Figures.tsx';
import { IconLines } from '../../ui/IconLines.tsx';
import { Columns, Row, Sides, Stack } from '../../ui/Layout.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { Cell, Table, TableRow } from '../../ui/Table.tsx';
import { Text } from '../../ui/Text.tsx';
import { Thumb } from '../../ui/Thumb.tsx';
import { Section } from './Section.tsx';
import * as texts from '#messages/parts';

const GAPS = [4, 12, 24] as const;
const COUNTS = [2, 3, 4] as const;
const ALIGNS = ['start', 'center', 'end', 'baseline'] as const;
const JUSTIFIES = ['start', 'between', 'end'] as const;
const SIZES = ['micro', 'small', 'ui', 'body', 'read', 'name', 'h3', 'h2', 'h1', 'figure'] as const;
const TONES = ['ink', 'soft', 'faint', 'danger'] as const;
const THUMBS = ['small', 'medium', 'large'] as const;
const columns = () => [
  { heading: texts.label(), sort: 'name' },
  { heading: texts.aside() },
  { heading: texts.hint() },
  { heading: texts.action() },
];
const choices = () => Object.entries(texts.choices).map(([key, text]) => [key, text()] as const);
const items = () =>
  choices()
    .slice(0, 2)
    .map(([key, text]) => <Badge key={key}>{text}</Badge>);

/** Where things stand to each other. */
export function Layouts() {
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
          <Card look="sunken" title={texts.heading()} heading="h3">
            <Text tone="soft">{texts.sentence()}</Text>
          </Card>
        </Columns>
      </Section>
      <Section name="Table">
        <Stack grow>
          <Table
            columns={columns()}
            sort="name"
            all={{ label: texts.label(), isTicked: false, onTick: () => {} }}
            empty={texts.heading()}
          >
            {choices().map(([key, text], id) => (
              <TableRow
                key={key}
                tick={{ label: text, isTicked: id === 0, onTick: () => {} }}
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
                  <Row>
                    <Button size="small">{texts.action()}</Button>
                  </Row>
                </Cell>
              </TableRow>
            ))}
          </Table>
          <Table columns={columns()} empty={texts.heading()}>
            {[]}
          </Table>
        </Stack>
      </Section>
      <Section name="ListRow and Facts">
        <Sides grow>
          <Stack as="ul" lines>
            {THUMBS.map((size) => (
              <ListRow
                key={size}
                lead={size !== 'large' && <Thumb size={size} cafe={{ id: 1, imageUrl: null }} />}
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
      <Section name="Thumb">
        {THUMBS.map((size) => (
          <Thumb key={size} size={size} cafe={{ id: 1, imageUrl: null }} />
        ))}
      </Section>
    </>
  );
}
