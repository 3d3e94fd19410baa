import { useEffect, useRef } from 'react';

/** Runs a step only while the part that asked for it is on the screen: a late answer takes nobody elsewhere. */
export function useWhileHere(): (run: () => void) => void {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return (run) => {
    if (isHere.current) run();
  };
}
