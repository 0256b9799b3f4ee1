import { useCallback, useEffect, useRef } from 'react';

/** A handler that stays the same while what it calls changes: rows that are drawn often need not be drawn again. */
export function useStable<Args extends unknown[]>(handler: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
