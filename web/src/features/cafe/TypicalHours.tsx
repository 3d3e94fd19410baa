import { Link } from 'wouter';
import { Card } from '../../ui/Card.tsx';
import { Text } from '../../ui/Text.tsx';
import { DayList } from '../hours/DayList.tsx';
import * as texts from '#messages/cafe';
import * as styles from './cafe.module.css';
import * as linkStyles from '../../ui/link.module.css';

/** Asks who knows the hours. */
export function TellHours({ cafeId }: { cafeId: number }) {
  return (
    <Text size="small" tone="soft">
      {texts.hoursAsk()}{' '}
      <Link className={linkStyles.link} href={`/cafe/${cafeId}?report=hours`}>
        {texts.hoursTell()}
      </Link>
    </Text>
  );
}

/** That nobody knows the hours of a cafe, and below it what cafes have in common. */
export function TypicalHours({ cafeId }: { cafeId: number }) {
  return (
    <>
      <Card title={texts.hours()}>
        <Text weight="strong">{texts.hoursUnknown()}</Text>
        <TellHours cafeId={cafeId} />
      </Card>
      <Card title={texts.typicalHours()} className={styles.typical}>
        <DayList>
          {Object.values(texts.hoursOfWeek).map(({ days, hours }) => (
            <div key={days()}>
              <dt>{days()}</dt>
              <dd>{hours()}</dd>
            </div>
          ))}
        </DayList>
      </Card>
    </>
  );
}
