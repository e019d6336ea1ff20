import { useEffect, useRef, useState } from 'react';

/** How far ahead: a quarter of the screen. */
const ahead = '25%';

/** How many items of a list somebody has come near to, at least one. What lies further down need not be fetched yet. */
export function useNearby(items: number) {
  const list = useRef<HTMLUListElement>(null);
  const [reached, setReached] = useState(1);

  useEffect(() => {
    const all = [...(list.current?.children ?? [])].slice(0, items);
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.flatMap(({ isIntersecting, target }) => (isIntersecting ? [all.indexOf(target) + 1] : []));
        setReached((before) => Math.max(before, ...near));
      },
      { rootMargin: ahead },
    );
    for (const item of all) observer.observe(item);
    return () => observer.disconnect();
  }, [items]);

  return { list, reached };
}
