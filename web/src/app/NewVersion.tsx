import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../ui/Button.tsx';
import { Row } from '../ui/Layout.tsx';
import * as texts from '#messages/app';
import * as cardStyles from '../ui/card.module.css';
import * as linkStyles from '../ui/link.module.css';
import * as styles from './new-version.module.css';

const MAX_AGE_MS = 5 * 60 * 1000;

async function readVersion(): Promise<string> {
  const answer = await fetch('/version.txt', { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`/version.txt answered ${answer.status}`);
  return answer.text();
}

/** Offers to reload the page where the server has a newer one; checks on return to the tab, at most every five minutes. */
export function NewVersion({ version }: { version: string }) {
  const [dismissed, setDismissed] = useState<string | null>(null);
  const { data: newest = version } = useQuery({
    queryKey: ['/version.txt'],
    queryFn: readVersion,
    staleTime: MAX_AGE_MS,
    refetchOnWindowFocus: true,
  });
  if (newest === version || newest === dismissed) return null;
  return (
    <Row as="output" gap={12} className={`t-ui ${cardStyles.float} ${styles.newVersion}`}>
      {texts.newVersionReady()}
      <a className={linkStyles.link} href={window.location.href}>
        {texts.newVersionReload()}
      </a>
      <IconButton
        icon={X}
        size="small"
        label={texts.newVersionDismiss()}
        onClick={() => setDismissed(newest)}
      />
    </Row>
  );
}
