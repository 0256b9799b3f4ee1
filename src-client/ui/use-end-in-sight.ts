import { useLayoutEffect, useRef } from 'react';

/** Nearer to the end than this a reader follows what is written. */
const NEAR_END = 120;

interface Shown {
  /** Names the question that this window asked last. */
  asked: string | undefined;
  /** Names the first message. */
  first: string | undefined;
  /** Changes with everything that comes at the end; empty while there is nothing. */
  last: string;
}

/** Of the last question above the view's edge. */
const MARGIN = 16;

/**
 * Keeps the end in sight for who reads there, as long as the last question stays in sight too: a long answer is read from
 * its beginning. Keeps the same line in place for who reads further up, when messages come before or after.
 */
export function useEndInSight({ asked, first, last }: Shown) {
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef<Pick<Shown, 'asked' | 'first'> & { height: number; isAtEnd: boolean }>({
    asked,
    first: undefined,
    height: 0,
    isAtEnd: true,
  });
  useLayoutEffect(() => {
    const area = box.current;
    if (area === null) return;
    const { first: before, height } = seen.current;
    const isAtEnd = seen.current.isAtEnd || (asked !== undefined && asked !== seen.current.asked);
    const hasEarlier = before !== undefined && before !== first && !isAtEnd;
    if (hasEarlier) area.scrollTop += area.scrollHeight - height;
    else if (isAtEnd && last !== '') area.scrollTop = endOf(area);
    seen.current = { asked, first, height: area.scrollHeight, isAtEnd: isNearEnd(area) };
  }, [asked, first, last]);
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

function endOf(area: HTMLElement): number {
  const question = [...area.querySelectorAll<HTMLElement>('[data-question]')].at(-1);
  const end = area.scrollHeight - area.clientHeight;
  return question === undefined ? end : Math.min(end, question.offsetTop - MARGIN);
}

function isNearEnd(area: HTMLElement): boolean {
  return area.scrollHeight - area.scrollTop - area.clientHeight < NEAR_END;
}
