import { useEffect, useRef, type RefObject } from 'react';

/** Whether the part that uses it is still on the screen: a late answer must not navigate. */
export function useIsHere(): Readonly<RefObject<boolean>> {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
