import { useRef } from 'react';
import { focusHeading } from '../../lib/focus-heading.ts';
import { useDialogAddress } from '../../lib/useDialogAddress.ts';

/** A dialog that is in the address, and the link that opens it and gets the focus back. */
export function useDialogLink(param: string) {
  const link = useRef<HTMLAnchorElement>(null);
  const { value, hrefOf, opened, replace, close } = useDialogAddress(param);
  const onClosed = () => {
    if (link.current) link.current.focus();
    else focusHeading();
  };
  return {
    value,
    replace,
    link: { ref: link, href: hrefOf(''), state: opened },
    closing: { onClose: close, onClosed },
  };
}
