import { useLayoutEffect, useRef } from 'react';

/** Nearer to the end than this a reader follows what is written. */
const NEAR_END = 120;

interface Shown {
  /** Names the first message. */
  first: string | undefined;
  /** Changes with everything that comes at the end; empty while there is nothing. */
  last: string;
}

/**
 * Keeps the end in sight for who reads there, and the same line in place for who reads further up, when messages come
 * before or after.
 */
export function useEndInSight({ first, last }: Shown) {
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef<{ first: string | undefined; height: number; isAtEnd: boolean }>({
    first: undefined,
    height: 0,
    isAtEnd: true,
  });
  useLayoutEffect(() => {
    const area = box.current;
    if (area === null) return;
    const { first: before, height, isAtEnd } = seen.current;
    const hasEarlier = before !== undefined && before !== first && !isAtEnd;
    if (hasEarlier) area.scrollTop += area.scrollHeight - height;
    else if (isAtEnd && last !== '') area.scrollTop = area.scrollHeight;
    seen.current = { first, height: area.scrollHeight, isAtEnd: isNearEnd(area) };
  }, [first, last]);
  return {
    box,
    onScroll() {
      if (box.current !== null) seen.current.isAtEnd = isNearEnd(box.current);
    },
    toEnd() {
      seen.current.isAtEnd = true;
    },
  };
}

function isNearEnd(area: HTMLElement): boolean {
  return area.scrollHeight - area.scrollTop - area.clientHeight < NEAR_END;
}
