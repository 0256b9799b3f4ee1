import { z } from 'zod';
import { toDiscoveryAnalysis } from '#src/documents/discovery.ts';
import { figure, shareOf, showFigure } from './folder/figure.ts';
import { holdsWords, keyWords, likeness, type ReadPaper, readLabeled } from './labeled-folder.ts';
import { heading } from './report.ts';

const Truth = z.object({
  /** Null where the document has none. */
  title: z.string().nullable(),
  parties: z.array(z.string()),
  dates: z.array(z.string()),
  significance: z.string(),
  significance_must: z.array(z.string()),
  /** Other kinds that are right too. */
  acceptKinds: z.array(z.string()).optional(),
});
type Truth = z.infer<typeof Truth>;

/** What a document of a labeled kind may be called. */
const TYPES: Readonly<Record<string, RegExp>> = {
  email: /^email$/i,
  letter: /^letter$/i,
  contract: /^contract$/i,
  lease: /^(?:lease|contract)$/i,
  order: /^(?:order|judgment)$/i,
  statement: /^statement$/i,
  invoice: /^invoice$/i,
  notice: /^notice$/i,
  memo: /^memo$/i,
  report: /^report$/i,
};
const isOfKind = (kind: string, type: string): boolean =>
  TYPES[kind]?.test(type) ?? !/^(?:order|contract|lease|invoice|letter|email)$/i.test(type);

const NEAR_TITLE = 0.6;
const NEAR_NAME = 0.66;

function analyze({ filename, text, classification, analysis }: ReadPaper<Truth>) {
  if (analysis.type !== 'summary') throw new Error('The review asks for a summary.');
  return toDiscoveryAnalysis({ filename, text, summary: analysis, classification });
}

const sameName = (found: string, wanted: string) => {
  const words = keyWords(wanted);
  return likeness(found, wanted) >= NEAR_NAME || (words.length > 1 && holdsWords(found, wanted));
};

/** Title, type, parties, dates and significance of the documents of a folder, each with its counts. */
export async function evalEdiscovery(folder: string, showsMisses: boolean): Promise<void> {
  const papers = (await readLabeled(folder, Truth)).map((paper) => {
    const { summary, classification } = analyze(paper);
    const parties = summary.mentioned_parties.map((one) =>
      typeof one === 'string' ? one : [one.name, one.email].filter(Boolean).join(' '),
    );
    return { ...paper, summary, type: classification.document_type, parties };
  });
  heading(`E-discovery (${papers.length} documents of ${folder.split('/').at(-1)})`);
  const names = papers.flatMap((paper) => paper.truth.parties.map((name) => ({ paper, name })));
  const given = papers.flatMap((paper) => paper.parties.map((name) => ({ paper, name })));
  const days = papers.flatMap((paper) => paper.truth.dates.map((date) => ({ paper, date })));
  const told = papers.flatMap((paper) => (paper.summary.dates ?? []).map(({ date }) => ({ paper, date })));
  const tests = [
    shareOf(
      'title, of those that have one',
      papers.flatMap(({ path, summary, truth: { title } }) =>
        title === null ? [] : [{ path, summary, title }],
      ),
      ({ summary, title }) => likeness(summary.title, title) >= NEAR_TITLE,
      ({ path, summary, title }) => `${path}: “${summary.title}” for “${title}”`,
    ),
    shareOf(
      'type',
      papers,
      ({ kind, type, truth: { acceptKinds = [] } }) =>
        [kind, ...acceptKinds].some((each) => isOfKind(each, type)),
      ({ path, kind, type }) => `${path}: ${type} for ${kind}`,
    ),
    shareOf(
      'parties that are found',
      names,
      ({ paper, name }) => paper.parties.some((found) => sameName(found, name)),
      ({ paper, name }) => `${paper.path}: ${name} not in ${paper.parties.join('; ')}`,
    ),
    shareOf(
      'parties given that are some',
      given,
      ({ paper, name }) => paper.truth.parties.some((wanted) => sameName(name, wanted)),
      ({ paper, name }) => `${paper.path}: ${name} is none`,
    ),
    shareOf(
      'dates that are found',
      days,
      ({ paper, date }) => (paper.summary.dates ?? []).some((found) => found.date === date),
      ({ paper, date }) => `${paper.path}: ${date}`,
    ),
    shareOf(
      'dates given that are labeled',
      told,
      ({ paper, date }) => paper.truth.dates.includes(date),
      ({ paper, date }) => `${paper.path}: ${date} is not labeled`,
    ),
    shareOf(
      'significance: holds all that it must',
      papers,
      ({ summary, truth }) =>
        truth.significance_must.every((word) => holdsWords(summary.legal_significance, word)),
      ({ path, summary, truth }) =>
        `${path}: lacks ${truth.significance_must.filter((word) => !holdsWords(summary.legal_significance, word)).join(', ')}: ${summary.legal_significance}`,
    ),
    shareOf(
      'significance: holds one of what it must',
      papers,
      ({ summary, truth }) =>
        truth.significance_must.some((word) => holdsWords(summary.legal_significance, word)),
      ({ path, summary }) => `${path}: ${summary.legal_significance}`,
    ),
    figure(
      'significance: says that the kind is not known',
      papers.filter(({ summary }) => /does not know what kind/.test(summary.legal_significance)).length,
      papers.length,
    ),
  ];
  for (const each of tests) {
    console.log(showFigure(each));
    if (showsMisses) for (const miss of each.misses) console.log(`      ${miss}`);
  }
}
