import type { ImportSample } from '@cortado/contract';
import { Fragment } from 'react';
import { Stack } from '../../../../ui/Layout.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { RowNotes } from '../notes/RowNotes.tsx';
import * as texts from '#messages/admin/import/mapping';
import { formatPosition } from '../../../../lib/intl.ts';

function Sample({ cafe, problem, notes, before, number }: ImportSample) {
  const more = cafe ? [cafe.phone, cafe.website, cafe.openingHours].filter(Boolean) : [];
  return (
    <Stack as="li" gap={2}>
      {cafe ? (
        <Text as="div" size="ui">
          <Text weight="strong">
            <bdi>{cafe.name}</bdi>
          </Text>
          <p>
            <bdi>{cafe.address}</bdi> · <bdi>{cafe.area}</bdi>
          </p>
          <p>
            {cafe.position ? formatPosition(cafe.position) : texts.positionLater()}
            {more.map((text) => (
              <Fragment key={text}>
                {' · '}
                <bdi>{text}</bdi>
              </Fragment>
            ))}
          </p>
        </Text>
      ) : (
        <Text size="ui" tone="danger">
          {problem}
        </Text>
      )}
      <RowNotes notes={notes} />
      <Text size="small" tone="soft">
        {texts.sampleBefore({ row: number, before: <bdi>{before}</bdi> })}
      </Text>
    </Stack>
  );
}

/** What becomes of the first rows of a file. */
export function SampleRows({ samples }: { samples: readonly ImportSample[] }) {
  return (
    <Stack gap={8}>
      <Text as="h4" size="small" tone="faint" weight="strong">
        {texts.samplesHeading()}
      </Text>
      <Stack as="ul" lines aria-label={texts.samplesHeading()}>
        {samples.map((sample) => (
          <Sample key={sample.number} {...sample} />
        ))}
      </Stack>
    </Stack>
  );
}
