import { readDiscovery } from '#src/discovery/requests.ts';
import { REQUEST_KINDS, type RequestKind } from '#src/discovery/schema.ts';
import type { ManifestEntry, ReadText } from './corpus.ts';
import { addTally, heading, showTally, type Tally } from './report.ts';

/**
 * Requests by kind as they are numbered in the papers. The manifest gives no numbers: we counted the numbered lines of
 * the read text ourselves. Word's numbers on lines that hold nothing but marks of a template are among them. The rules
 * were developed with these papers in sight.
 */
const COUNTED: Readonly<Record<string, Readonly<Record<RequestKind, number>>>> = {
  'discovery/frcp-form-50-request-to-produce-IMAGE.pdf': { interrogatory: 0, production: 3, admission: 0 },
  'discovery/ma-eviction-interrogatories-and-document-requests.docx': {
    interrogatory: 57,
    production: 51,
    admission: 0,
  },
  'discovery/ma-first-set-of-interrogatories-debt-collection.docx': {
    interrogatory: 6,
    production: 0,
    admission: 0,
  },
  'discovery/ma-motion-to-compel-discovery.docx': { interrogatory: 0, production: 0, admission: 0 },
};

/** The numbers found for a kind against 1 … `wanted`. */
function tally(numbers: readonly (string | null)[], wanted: number): Tally {
  const right = new Set(numbers.filter((number) => Number(number) >= 1 && Number(number) <= wanted));
  return { common: right.size, found: numbers.length, wanted };
}

/** Requests found in the discovery papers, and in papers of other kinds, where there are none. */
export function evalDiscovery(entries: readonly ManifestEntry[], texts: ReadonlyMap<string, ReadText>): void {
  heading('Discovery: numbered requests (truth counted by us)');
  let all: Tally = { common: 0, found: 0, wanted: 0 };
  let others = 0;
  const mistaken: string[] = [];
  for (const { path } of entries) {
    const text = texts.get(path)?.text;
    const wanted = COUNTED[path];
    if (!text) {
      if (wanted) console.log(`  ${path}: no text could be read`);
      continue;
    }
    const { items } = readDiscovery(text, null);
    if (wanted === undefined) {
      others += 1;
      const sure = items.filter(({ flags }) => !flags.includes('no-heading')).length;
      if (sure > 0) mistaken.push(`  ${path}: ${sure}`);
      continue;
    }
    const parts = REQUEST_KINDS.map((kind) => {
      const numbers = items.filter((item) => item.kind === kind).map(({ number }) => number);
      const own = tally(numbers, wanted[kind]);
      all = addTally(all, own);
      return `${kind} ${own.common} of ${own.wanted} (found ${own.found})`;
    });
    const flagged = items.filter(({ flags }) => flags.length > 0).length;
    console.log(`  ${path}: ${parts.join(', ')}; flagged ${flagged}`);
  }
  console.log(`requests  ${showTally(all)}`);
  console.log(
    `papers of other kinds in which requests are seen under a heading: ${mistaken.length} of ${others}`,
  );
  for (const line of mistaken) console.log(line);
}
