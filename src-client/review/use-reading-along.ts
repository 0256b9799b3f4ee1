import { useState } from 'react';

const STORED = 'proceed:review:reading';

/** Whether papers are read beside their codes; this browser remembers it from one document and day to the next. */
export function useReadingAlong(): [boolean, (isReading: boolean) => void] {
  const [isReading, setReading] = useState(() => {
    try {
      return window.localStorage.getItem(STORED) === 'on';
    } catch {
      return false;
    }
  });
  const change = (next: boolean) => {
    setReading(next);
    try {
      window.localStorage.setItem(STORED, next ? 'on' : 'off');
    } catch {
      // Not remembered.
    }
  };
  return [isReading, change];
}
