import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { Transcript } from '#src/transcripts/schema.ts';
import type { AskedPlace } from './locate-line.ts';
import { useLocate } from './use-locate.ts';

/** Goes to the place that the address names (`?page=42&line=7`), when it opens and whenever it changes. */
export function useStartPlace(transcript: Transcript, onFound: (index: number) => void): void {
  const [query] = useSearchParams();
  const locate = useLocate(transcript);
  const page = Number(query.get('page') ?? 0);
  const line = Number(query.get('line') ?? 0);
  const go = useEffectEvent(async (to: AskedPlace) => {
    const index = await locate(to).catch(() => null);
    if (index !== null) onFound(index);
  });
  useEffect(() => {
    if (Number.isInteger(page) && page > 0) void go({ page, line: line > 0 ? line : null });
  }, [page, line]);
}
