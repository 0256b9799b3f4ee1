import { useSearchParams } from 'react-router';

/** A passage to show: its page and its UTF-16 offsets in the extracted text. */
export interface Place {
  page: number;
  start: number;
  end: number;
}

/** The passage that the address names (`?page=3&quote=120-180`). */
export function usePlace(): Place | null {
  const [search] = useSearchParams();
  const page = Number(search.get('page'));
  const [start, end] = (search.get('quote') ?? '').split('-').map(Number);
  if (!Number.isInteger(page) || page < 1) return null;
  if (start === undefined || end === undefined || !(end > start)) return { page, start: 0, end: 0 };
  return { page, start, end };
}
