import { useEffect, useState } from 'react';
import { amount } from '#src/text/words.ts';

const SECOND_MS = 1000;

/** Whole seconds until the moment (milliseconds since 1970), counted down; 0 once it is there. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((moment - now) / SECOND_MS));
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= moment) clearInterval(timer);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}

/** When another code may be asked for. Not a live region: it changes every second. */
export function NextCodeNote({ seconds }: { seconds: number }) {
  if (seconds === 0) return null;
  return (
    <p className="figures text-sm text-muted">
      {`You can ask for a new code in ${amount(seconds, 'second')}.`}
    </p>
  );
}
