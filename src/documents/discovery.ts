import type { z } from 'zod';
import { isCorrespondent } from '../facts/correspondent-roles.ts';
import type { Classification } from '../papers/classify.ts';
import { kindFor } from '../papers/kind-of.ts';
import { SURE_ENOUGH } from '../papers/kinds.ts';
import type { SummaryAnalysis } from '../papers/schema.ts';
import { readLines, type TextLine } from '../text/lines.ts';
import { type AnalysisSource, withFacts } from './analysis-view.ts';
import { daysNamed, daysOf } from './discovery-days.ts';
import { withMailboxes } from './discovery-mailboxes.ts';
import { bareName, calm, isHeadingWords, isNameLike } from './discovery-names.ts';
import { isBesideName, isNobody, ownName } from './discovery-nobody.ts';
import { filersNamed, peopleNamed, sidesNamed, sidesOfCourt } from './discovery-people.ts';
import type { DiscoveryAnalysis, DiscoveryHead, StoredDiscoveryAnalysis } from './discovery-schema.ts';
import { significanceOf } from './discovery-significance.ts';
import { tellingSentences } from './discovery-telling.ts';
import { sumsOf, termsOf } from './discovery-terms.ts';
import { titleOf } from './discovery-title.ts';
import { discoveryType } from './discovery-type.ts';

/** What a reviewer's note takes from an analysis; a name that was not read for sure says so. */
function noteOf(summary: SummaryAnalysis, head: DiscoveryHead | undefined) {
  const isThread = head?.type === 'Email' && (head.sides ?? []).length > 1;
  const named = partiesOf(isThread ? withoutCited(summary) : summary, head?.people ?? []);
  const parties = head === undefined ? named : ofSides(named, head);
  const isModels = summary.base?.byModel === true;
  return {
    summary: summary.summary,
    key_points: summary.key_points,
    main_topics: summary.main_topics,
    legal_significance:
      isModels || head === undefined
        ? summary.legal_significance
        : significanceOf({ ...head, summary, parties }),
    mentioned_parties: parties,
    dates: daysOf(head?.days ?? [], summary.timeline),
  };
}

/** A case that a mail cites has sides that are none of the mail's. */
const withoutCited = ({
  mentioned_parties,
}: SummaryAnalysis): Pick<SummaryAnalysis, 'mentioned_parties'> => ({
  mentioned_parties: mentioned_parties.filter(({ role, name }) => !SIDES.test(role) || name.includes(' ')),
});

const UNSURE = '(not sure: check it on the paper)';

/** Between whom an agreement is made, where it says so: those who sign or are written to for them are no parties. */
function ofSides(named: readonly string[], { type, sides = [] }: DiscoveryHead): string[] {
  if (!/^(?:Contract|Lease)$/.test(type) || sides.length < 2) return [...named];
  return sides.map(calm);
}

/** Those that the facts name, then those whom the paper names by how it is laid out. */
function partiesOf(
  { mentioned_parties }: Pick<SummaryAnalysis, 'mentioned_parties'>,
  people: readonly string[],
): string[] {
  const read = mentioned_parties
    .flatMap(eachNamed)
    .map((party) => ({ ...party, name: ownName(party.name) }))
    .filter(({ name }, at, all) => !all.some((other, place) => place < at && isSame(other.name, name)))
    .filter(
      ({ name, certainty }) =>
        !isHeadingWords(name) && !isNobody(name) && (certainty !== 'unsure' || isNameLike(bareName(name))),
    )
    .map(({ name, certainty }) => {
      const shown = name.length < 3 ? name : calm(name);
      return certainty === 'unsure' ? `${shown} ${UNSURE}` : shown;
    });
  const further = people
    .map(ownName)
    .filter((name, at, all) => all.indexOf(name) === at && !isNobody(name))
    .filter((name) => !read.some((one) => isSame(one, name)));
  return withMailboxes([...read, ...further]);
}

/** 'Ada Quill/Owen Tice', 'Ada Quill and Owen Tice File No.: 4' behind one label are two, and no number. */
function eachNamed<T extends { name: string; role: string }>(party: T): T[] {
  const bare = party.name
    .replace(/^(?:plaintiff|defendant|petitioner|respondent)s?\s*:\s*/i, '')
    .replace(/(?<=\S\s\S+)\s(?:plaintiff|defendant|petitioner|respondent)s?\b.*$/i, '');
  if (!isCorrespondent(party.role)) return [{ ...party, name: bare }];
  return bare
    .split(/\/(?=\p{Lu})|\s[-–]\s(?=\p{Lu})|\sand\s(?=\p{Lu}[\p{L}.]+\s\p{Lu})/u)
    .map((name) => ({ ...party, name: bareName(name).length > 2 ? bareName(name) : name }));
}

/** 'Quill, Ada J' and 'Ada Quill' name one; so do 'Quill Foods, Inc.' and 'Quill Foods'. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [keyOf(one), keyOf(other)];
  if (a === b) return true;
  // 'To: H' is somebody of its own.
  if (Math.min(a.length, b.length) > 2 && (a.includes(b) || b.includes(a))) return true;
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const [few, many] = words.size < others.size ? [words, others] : [others, words];
  return few.size > 1 && [...few].every((word) => many.has(word));
}

const wordsOf = (name: string): Set<string> =>
  new Set(
    name
      .replace(UNSURE, '')
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? [],
  );

const keyOf = (name: string): string =>
  name
    .replace(UNSURE, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '');

/** A stored note with its facts told as they stand now; one of before, without what it was told from, stays as it is. */
export function asItStands(
  { told, head, ...stored }: z.infer<typeof StoredDiscoveryAnalysis>,
  source: Omit<AnalysisSource, 'byModel'>,
): DiscoveryAnalysis {
  const summary = told && withFacts(told, source);
  if (summary?.type !== 'summary') return stored;
  return { ...stored, summary: { ...stored.summary, ...noteOf(summary, head) } };
}

interface Reviewed {
  filename: string;
  text: string;
  summary: SummaryAnalysis;
  classification: Pick<Classification, 'type' | 'confidence' | 'cue'>;
}

/** Longer texts are bundles: their first part says what they are and whom they name. */
const HEAD_CHARACTERS = 60_000;

/** What a document is called, whom and which days it names, and its weightiest sentences: what its words alone say. */
function discoveryHead({ filename, text, summary, classification }: Reviewed): DiscoveryHead {
  const { type } = discoveryType(text, classification, filename);
  const docType = classification.confidence >= SURE_ENOUGH ? classification.type : 'Other';
  const lines = readLines(text.slice(0, HEAD_CHARACTERS));
  const bareFile = filename.replace(/\.[a-z0-9]{1,5}$/i, '');
  const title = titleOf({
    lines,
    structure: summary.structure,
    kind: kindFor(docType),
    type,
    filename: bareFile,
  });
  return {
    docType,
    title,
    isNamed: title !== bareFile,
    type,
    people: peopleOf({ lines, text, type, summary }),
    sides: sidesNamed(lines, text, type),
    telling: tellingSentences(text, title === bareFile ? '' : title),
    days: daysNamed(text),
    terms: termsOf(text),
    sums: sumsOf(text),
  };
}

/** A court paper names its parties in its caption, which the facts hold; where it was not read, its form names them. */
const peopleOfOrder = (summary: SummaryAnalysis, lines: readonly TextLine[]): string[] =>
  partiesOf(summary, []).length > 1 ? [] : sidesOfCourt(lines);

/** Whom a document names: those of a case stand in its caption, and beside them stands who filed the paper. */
function peopleOf({ lines, text, type, summary }: PeopleSource): string[] {
  if (type === 'Order') return peopleOfOrder(summary, lines);
  const isFiled =
    /^(?:Other|Notice|Statement|Report|Contract)$/.test(type) &&
    summary.mentioned_parties.filter(({ role }) => SIDES.test(role)).length > 1;
  if (isFiled) return filersNamed(lines, text);
  const named = peopleNamed(lines, text, type);
  return type === 'Email' ? named : named.filter((name) => !isBesideName(name));
}
interface PeopleSource extends Pick<Reviewed, 'text' | 'summary'> {
  lines: readonly TextLine[];
  type: string;
}
const SIDES = /^(?:plaintiff|defendant|petitioner|respondent|appellant|appellee)$/;

/** The review's summary and classification of a document, out of its summary analysis and its classification. */
export function toDiscoveryAnalysis(input: Reviewed): DiscoveryAnalysis & { head: DiscoveryHead } {
  const { filename, text, summary, classification } = input;
  const { type, confidence } = discoveryType(text, classification, filename);
  const head = discoveryHead(input);
  return {
    summary: { title: head.title, ...noteOf(summary, head) },
    classification: {
      suggested_category: classification.type,
      document_type: type,
      confidence_score: type === 'Other' ? classification.confidence : confidence,
    },
    head,
  };
}
