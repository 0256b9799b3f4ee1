import { parseTranscript } from '#src/transcripts/parse.ts';
import { searchTranscript } from '#src/transcripts/search.ts';
import { asTextFile, makeDeposition } from '../factories/transcripts.ts';
import { type BenchRow, median, RUNS } from './measure.ts';

function times(work: () => unknown): number {
  for (let warm = 0; warm < 2; warm += 1) work();
  return median(
    Array.from({ length: RUNS }, () => {
      const start = performance.now();
      work();
      return performance.now() - start;
    }),
  );
}

/** Reading and searching a deposition of some 400 pages. */
export async function benchTranscripts(): Promise<BenchRow[]> {
  const text = asTextFile(makeDeposition({ repeats: 755 }));
  const parsed = parseTranscript(text);
  const size = `${parsed.pageCount} pages, ${parsed.lines.length} lines, ${Math.round(text.length / 1000)} kB`;
  const ours = times(() => parseTranscript(text));
  const found = searchTranscript(parsed, 'furnace call');
  return [
    { name: 'transcripts: read', ours, unit: 'ms', aim: '< 500 ms', note: size },
    {
      name: 'transcripts: search',
      ours: times(() => searchTranscript(parsed, 'furnace call')),
      unit: 'ms',
      aim: '< 50 ms',
      note: `${found.total} places`,
    },
  ];
}
