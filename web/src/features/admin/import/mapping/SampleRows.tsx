import type { ImportSample } from '@cortado/contract';
import { Fragment } from 'react';
import { RowNotes } from '../notes/RowNotes.tsx';
import * as texts from './texts.tsx';
import * as styles from './column-mapping.module.css';

function Sample({ cafe, problem, notes, before, number }: ImportSample) {
  const more = cafe ? [cafe.phone, cafe.website, cafe.openingHours].filter(Boolean) : [];
  return (
    <li>
      {cafe ? (
        <p>
          <strong>
            <bdi>{cafe.name}</bdi>
          </strong>
          <span>
            <bdi>{cafe.address}</bdi> · <bdi>{cafe.area}</bdi>
          </span>
          <span>
            {cafe.position ? texts.position(cafe.position) : texts.positionLater}
            {more.map((text) => (
              <Fragment key={text}>
                {' · '}
                <bdi>{text}</bdi>
              </Fragment>
            ))}
          </span>
        </p>
      ) : (
        <p className={styles.problem}>{problem}</p>
      )}
      <RowNotes notes={notes} />
      <p className="t-small">{texts.sampleBefore(number, <bdi>{before}</bdi>)}</p>
    </li>
  );
}

/** What becomes of the first rows of a file. */
export function SampleRows({ samples }: { samples: readonly ImportSample[] }) {
  return (
    <div className={styles.samples}>
      <h4>{texts.samplesHeading}</h4>
      <ul aria-label={texts.samplesHeading}>
        {samples.map((sample) => (
          <Sample key={sample.number} {...sample} />
        ))}
      </ul>
    </div>
  );
}
