import type { TranscriptLine, Who } from '#src/transcripts/schema.ts';
import { trpc } from '../lib/trpc.ts';

/** Lines that are asked for at once. */
const PART = 200;

export interface Lines {
  /** How many lines there are for this speaker; null while that is not known. */
  total: number | null;
  failed: boolean;
  lineAt(position: number): TranscriptLine | undefined;
  retry(): void;
}

/** The lines around those in sight: only parts that are looked at are fetched. */
export function useLines(id: string, who: Who | undefined, [first, last]: readonly [number, number]): Lines {
  const wanted = new Set([0]);
  for (let part = Math.floor(first / PART); part <= Math.floor(last / PART); part += 1) wanted.add(part);
  const parts = [...wanted];
  const answers = trpc.useQueries((t) =>
    parts.map((part) =>
      t.transcripts.lines({ id, from: part * PART, count: PART, who }, { meta: { silent: true } }),
    ),
  );
  return {
    total: answers[0]?.data?.total ?? null,
    failed: answers.some(({ isError, data }) => isError && data === undefined),
    lineAt: (position) => {
      const part = parts.indexOf(Math.floor(position / PART));
      return answers[part]?.data?.lines[position % PART];
    },
    retry: () => {
      for (const answer of answers) if (answer.isError) void answer.refetch();
    },
  };
}
