import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** A passage to show: its page and its UTF-16 offsets in the extracted text. */
export interface Place {
  page: number;
  start: number;
  end: number;
}

/** The passage that the address names (`?page=3&quote=120-180`); the same object as long as the address is. */
export function usePlace(): Place | null {
  const [search] = useSearchParams();
  const page = search.get('page');
  const quote = search.get('quote');
  return useMemo(() => readPlace(page, quote), [page, quote]);
}

function readPlace(asked: string | null, quote: string | null): Place | null {
  const page = Number(asked);
  const [start, end] = (quote ?? '').split('-').map(Number);
  if (!Number.isInteger(page) || page < 1) return null;
  if (start === undefined || end === undefined || !(end > start)) return { page, start: 0, end: 0 };
  return { page, start, end };
}
