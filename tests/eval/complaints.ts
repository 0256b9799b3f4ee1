import { analyzeComplaint } from '#src/papers/complaint.ts';
import type { AnalysisClaim, AnalysisParty, ComplaintAnalysis } from '#src/papers/schema.ts';
import { quoteLocator } from '#src/text/quotes.ts';
import { tokenize } from '#src/text/tokenize.ts';
import type { ManifestEntry, ReadText } from './corpus.ts';
import { addTally, heading, share, showTally, type Tally } from './report.ts';

const NONE: Tally = { common: 0, found: 0, wanted: 0 };

/** Precision and recall of what the built-in engine finds in the complaints whose facts the manifest states. */
export function evalComplaints(
  entries: readonly ManifestEntry[],
  texts: ReadonlyMap<string, ReadText>,
): void {
  heading('Complaints: built-in analysis');
  let allegations = NONE;
  let parties = NONE;
  let counts = NONE;
  let jury = 0;
  let juryKnown = 0;
  let quotes = 0;
  let verified = 0;
  let read = 0;
  const left: string[] = [];
  for (const { path, kind, truth } of entries) {
    const text = texts.get(path)?.text;
    if (!text || truth.plaintiffs === undefined) {
      const reason = text ? 'the manifest does not name its parties' : 'no text could be read';
      if (kind.startsWith('complaint')) left.push(`  ${path}: ${reason}`);
      continue;
    }
    read += 1;
    const analysis = analyzeComplaint(text);
    const own = {
      allegations: tallyNumbers(analysis, truth.numbered_allegations ?? 0),
      parties: tallyParties(analysis.parties, truth.plaintiffs, truth.defendants ?? []),
      counts: tallyCounts(analysis.claims, truth.count_titles ?? []),
    };
    allegations = addTally(allegations, own.allegations);
    parties = addTally(parties, own.parties);
    counts = addTally(counts, own.counts);
    if (truth.jury_demand !== undefined) {
      juryKnown += 1;
      if (truth.jury_demand === (analysis.jury_demand !== null)) jury += 1;
    }
    const checked = checkQuotes(analysis, text);
    quotes += checked.all;
    verified += checked.verified;
    console.log(
      `  ${path}: ${Object.entries(own)
        .map(([name, { common, found, wanted }]) => `${name} ${common} of ${wanted} (found ${found})`)
        .join(', ')}`,
    );
  }
  console.log(`complaints with checked facts: ${read}; complaints left out: ${left.length}`);
  for (const line of left) console.log(line);
  console.log(`numbered allegations  ${showTally(allegations)}`);
  console.log(`parties with roles    ${showTally(parties)}`);
  console.log(`counts                ${showTally(counts)}`);
  console.log(`jury demand           ${share(jury, juryKnown)} (${jury}/${juryKnown})`);
  console.log(`quotes that stand in the text  ${share(verified, quotes)} (${verified}/${quotes})`);
}

function tallyNumbers(analysis: ComplaintAnalysis, last: number): Tally {
  const found = analysis.factual_allegations.flatMap(({ number }) => (number === null ? [] : [number]));
  const wanted = new Set(Array.from({ length: last }, (_, index) => String(index + 1)));
  const common = [...wanted].filter((number) => found.includes(number)).length;
  return { common, found: found.length, wanted: wanted.size };
}

function tallyParties(
  found: readonly AnalysisParty[],
  plaintiffs: readonly string[],
  defendants: readonly string[],
): Tally {
  const wanted = [
    ...plaintiffs.map((name) => ({ name, suing: true })),
    ...defendants.map((name) => ({ name, suing: false })),
  ];
  const rest = [...found];
  let common = 0;
  for (const { name, suing } of wanted) {
    const at = rest.findIndex(
      (party) => /plaintiff|petitioner/.test(party.role) === suing && sameName(party.name, name),
    );
    if (at === -1) continue;
    common += 1;
    rest.splice(at, 1);
  }
  return { common, found: found.length, wanted: wanted.length };
}

function sameName(found: string, wanted: string): boolean {
  const forms = wanted
    .split(' / ')
    .flatMap((form) => [form, form.replace(/\([^)]*\)/g, ''), form.replace(/ a\/k\/a.*/, '')]);
  const words = wordsOf(found);
  return forms.some((form) => {
    const other = wordsOf(form);
    const shared = words.filter((word) => other.includes(word)).length;
    return shared >= Math.max(1, 0.75 * Math.max(words.length, other.length));
  });
}

function wordsOf(name: string): string[] {
  return tokenize(name).map(({ word }) => word);
}

function tallyCounts(claims: readonly AnalysisClaim[], titles: readonly string[]): Tally {
  const rest = [...claims];
  let common = 0;
  for (const title of titles) {
    const wanted = new Set(tokenize(title.replace(/^[IVX]+ /, '')).map(({ term }) => term));
    const at = rest.findIndex(({ title: found }) => {
      const words = [...new Set(tokenize(found).map(({ term }) => term))];
      const shared = words.filter((word) => wanted.has(word)).length;
      return shared >= 0.5 * Math.min(wanted.size, words.length);
    });
    if (at === -1) continue;
    common += 1;
    rest.splice(at, 1);
  }
  return { common, found: claims.length, wanted: titles.length };
}

function checkQuotes(analysis: ComplaintAnalysis, text: string): { all: number; verified: number } {
  const locate = quoteLocator(text);
  const evidence = [
    ...analysis.parties,
    ...analysis.claims,
    ...analysis.timeline,
    ...analysis.damages,
    ...analysis.relief,
    ...analysis.jurisdiction,
    ...analysis.venue,
  ].map((item) => item.evidence);
  const spans = evidence.filter(({ quote, start, end }) => text.slice(start, end) === quote).length;
  const paragraphs = analysis.factual_allegations.filter(
    (item) => locate(item.text, { page: item.page }).verified,
  ).length;
  return { all: evidence.length + analysis.factual_allegations.length, verified: spans + paragraphs };
}
