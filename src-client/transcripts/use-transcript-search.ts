import { useMemo, useState } from 'react';
import type { TranscriptHit, Who } from '#src/transcripts/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { useSettled } from '../ui/use-settled.ts';
import type { LineMark } from './line-row.tsx';

const SETTLE_MS = 250;
const NO_HITS: readonly TranscriptHit[] = [];

export interface TranscriptSearch {
  q: string;
  setQ(q: string): void;
  hits: readonly TranscriptHit[];
  /** Null until there is an answer. */
  total: number | null;
  /** Which hit was gone to last. */
  at: number | null;
  current: TranscriptHit | null;
  /** What to mark on each line, by its index. */
  marks: ReadonlyMap<number, readonly LineMark[]>;
  isSearching: boolean;
  failed: boolean;
  step(direction: 1 | -1): void;
  goTo(hit: number): void;
}

/** Looks for words, and goes from hit to hit, round the end. */
export function useTranscriptSearch(
  id: string,
  who: Who | undefined,
  onGo: (position: number) => void,
): TranscriptSearch {
  const [q, setQ] = useState('');
  const [gone, setGone] = useState<{ at: number; answer: unknown } | null>(null);
  const asked = useSettled(q.trim(), SETTLE_MS);
  const search = trpc.transcripts.search.useQuery(
    { id, q: asked, who },
    { enabled: asked !== '', meta: { silent: true } },
  );
  const answer = asked === '' ? undefined : search.data;
  const hits = answer?.hits ?? NO_HITS;
  const at = gone !== null && gone.answer === answer ? gone.at : null;
  const marks = useMemo(() => {
    const byLine = new Map<number, LineMark[]>();
    for (const hit of hits) {
      for (const { index, from, to } of hit.marks) {
        const known = byLine.get(index) ?? [];
        if (!known.some((mark) => mark.from === from)) known.push({ from, to });
        byLine.set(
          index,
          known.sort((a, b) => a.from - b.from),
        );
      }
    }
    return byLine;
  }, [hits]);
  const goTo = (hit: number) => {
    const place = hits[hit];
    if (place === undefined) return;
    setGone({ at: hit, answer });
    onGo(place.position);
  };
  return {
    q,
    setQ,
    hits,
    total: answer?.total ?? null,
    at,
    current: at === null ? null : (hits[at] ?? null),
    marks,
    isSearching: q.trim() !== asked || search.isFetching,
    failed: search.isError && asked !== '',
    step: (direction) => {
      if (hits.length === 0) return;
      const next = at === null ? (direction === 1 ? 0 : hits.length - 1) : at + direction;
      goTo((next + hits.length) % hits.length);
    },
    goTo,
  };
}
