import type { Cafe } from '@cortado/contract';
import { useRef } from 'react';
import { Link } from 'wouter';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { signInPath } from '../../../lib/return-to.ts';
import { useSession } from '../../../lib/session.ts';
import { useDialogAddress } from '../../../lib/useDialogAddress.ts';
import { PartBoundary, partFailed } from '../../../ui/PartBoundary.tsx';
import * as texts from '#messages/cafe/photos';
import * as linkStyles from '../../../ui/link.module.css';

const ProposePhoto = lazyPart(() => import('./ProposePhoto.tsx'), 'ProposePhoto');

/** The way to propose a photo; a guest's leads to signing in, and back. */
export function AddPhoto({ cafe }: { cafe: Cafe }) {
  const { viewer } = useSession();
  const link = useRef<HTMLAnchorElement>(null);
  const { value, hrefOf, opened, close } = useDialogAddress('add-photo');
  const href = hrefOf('');
  return (
    <>
      <Link
        ref={link}
        className={linkStyles.link}
        href={viewer ? href : signInPath(href)}
        {...(viewer && { state: opened })}
      >
        {texts.propose()}
      </Link>
      {viewer && value !== null && (
        <PartBoundary failed={partFailed}>
          <ProposePhoto cafe={cafe} onClose={close} onClosed={() => link.current?.focus()} />
        </PartBoundary>
      )}
    </>
  );
}
