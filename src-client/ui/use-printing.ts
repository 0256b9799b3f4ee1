import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMediaQuery } from './use-media-query.ts';

/** Whether the page is being printed. Browsers take the picture right after the event, so it is drawn at once. */
export function usePrinting(): boolean {
  const [isAsked, setAsked] = useState(false);
  const isPaper = useMediaQuery('print');
  useEffect(() => {
    const before = () => flushSync(() => setAsked(true));
    const after = () => setAsked(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return isAsked || isPaper;
}
