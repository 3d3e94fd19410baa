import { useEffect, useRef, useState } from 'react';
import { Text } from '../../ui/Text.tsx';
import * as styles from './cafe.module.css';

/** On a phone, the name again once the heading has scrolled away. */
export function NameBar({ name }: { name: string }) {
  const mark = useRef<HTMLDivElement>(null);
  const [past, setPast] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    if (mark.current) observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={mark} />
      <Text
        as="div"
        size="name"
        isCut
        className={`${styles.nameBar} narrow-only`}
        data-shown={past || undefined}
        aria-hidden="true"
      >
        {name}
      </Text>
    </>
  );
}
