import { Link } from 'wouter';
import { Text } from '../../ui/Text.tsx';
import * as texts from '#messages/cafe';
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
