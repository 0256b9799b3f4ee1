import { calledPaper } from '../../verification/papers.ts';
import { citedIn } from '../court-rules.ts';
import { tellsOfNumbers } from '../reading.ts';
import type { AnswerCourt, LedgerParagraph, ResponseKind } from '../schema.ts';
import type { FilingInput } from './input.ts';
import type { PreflightItem } from './preflight-schema.ts';
import { type FiledResponse, filedResponses, listNumbers } from './responses.ts';

type Level = PreflightItem['level'];
type Fix = PreflightItem['fix'];

/** 'Paragraph 3 has', 'Paragraphs 3 and 4 have'; with what it is called where several complaints are answered. */
class Naming {
  readonly #files: ReadonlyMap<string, string>;

  constructor(input: FilingInput) {
    const files = input.ledger.documents.map((document): [string, string] => [
      document.documentId,
      calledPaper(document),
    ]);
    this.#files = new Map(files.length > 1 ? files : []);
  }

  list(responses: readonly { documentId: string; number: string }[]): string {
    const groups = Map.groupBy(responses, ({ documentId }) => documentId);
    return [...groups]
      .map(([documentId, own]) => {
        const file = this.#files.get(documentId);
        const numbers = listNumbers(own.map(({ number }) => number));
        return file === undefined ? numbers : `${numbers} of “${file}”`;
      })
      .join('; ');
  }
}

const paragraphs = (count: number, list: string) => `${count === 1 ? 'paragraph' : 'paragraphs'} ${list}`;

/** Whether the draft covers the complaint as it is now, and what in its responses to read again. */
export function responseItems(input: FilingInput, court: AnswerCourt): PreflightItem[] {
  const filed = filedResponses(input.answer, input.ledger);
  const naming = new Naming(input);
  const items: PreflightItem[] = [];
  const add = (
    id: string,
    level: Level,
    fix: Fix,
    found: readonly FiledResponse[],
    say: (what: string) => string,
  ) => {
    if (found.length > 0)
      items.push({ id, level, text: say(paragraphs(found.length, naming.list(found))), fix });
  };
  const of = (...kinds: ResponseKind[]) => filed.filter(({ response }) => kinds.includes(response));

  const open = of('needs_answer');
  add(
    'unanswered',
    'missing',
    'ledger',
    open.filter(({ standing }) => standing !== 'changed'),
    (what) =>
      `You have not answered ${what} yet. What an answer does not deny counts as admitted${citedIn(court, 'notDenied')}. The paper highlights what is open and never denies it by itself.`,
  );
  add(
    'changed',
    'missing',
    'ledger',
    filed.filter(({ standing }) => standing === 'changed'),
    (what) =>
      `Since this draft was made you changed your answer to ${what}. Generate the answer again, so that the paper says it.`,
  );
  add(
    'added',
    'missing',
    'ledger',
    filed.filter(({ standing }) => standing === 'added'),
    (what) => `This draft does not know ${what} of the complaint. Generate the answer again.`,
  );
  add(
    'gone',
    'check',
    'documents',
    filed.filter(({ standing }) => standing === 'gone'),
    (what) =>
      `The draft answers ${what}, which the complaint, as it is read now, does not have. Compare with the paper and generate the answer again.`,
  );
  if (filed.length > 0 && open.length === 0) {
    const count =
      filed.length === 1 ? 'The one numbered paragraph' : `All ${filed.length} numbered paragraphs`;
    items.push({
      id: 'unanswered',
      level: 'done',
      text: `${count} of the complaint stand in the answer, each once.`,
      fix: 'ledger',
    });
  }

  add(
    'admissions',
    'check',
    'ledger',
    of('admit', 'admit_in_part'),
    (what) =>
      `You admit ${what}, in whole or in part. What you admit need not be proved any more: read each of them once more.`,
  );
  add(
    'own-acts',
    'check',
    'ledger',
    ownActs(input, of('lacks_knowledge')),
    (what) =>
      `You say that you do not know enough about ${what}, although the complaint speaks of you there. Say that only of what you truly cannot know${citedIn(court, 'lackOfKnowledge')}.`,
  );
  items.push(...documentItems(input, naming));
  return items;
}

/** Paragraphs answered with lack of knowledge that name the one who answers as the one who did something. */
function ownActs(input: FilingInput, unknown: readonly FiledResponse[]): FiledResponse[] {
  const texts = new Map(
    input.ledger.paragraphs.map(({ documentId, key, text }) => [`${documentId} ${key}`, text]),
  );
  const names = [
    input.case.defendantName ?? '',
    ...input.captions.flatMap(({ parties }) =>
      parties.filter(({ role }) => role === 'defendant' || role === 'respondent').map(({ name }) => name),
    ),
  ];
  const surnames = names.flatMap((name) =>
    name
      .split(/[\s,]+/)
      .filter((word) => word.length > 3)
      .slice(-1),
  );
  return unknown.filter(({ documentId, key }) => {
    const text = texts.get(`${documentId} ${key}`) ?? '';
    return (
      /\b(?:defendants?|respondents?|you)\b/i.test(text) ||
      surnames.some((surname) => text.toLowerCase().includes(surname.toLowerCase()))
    );
  });
}

const UNREADABLE = /could not be read/i;

function documentItems({ ledger, captions, answer }: FilingInput, naming: Naming): PreflightItem[] {
  const items: PreflightItem[] = [];
  const chosen = new Set(answer.complaintDocuments);
  for (const document of ledger.documents) {
    const { documentId, status, isNumbered } = document;
    if (!chosen.has(documentId)) continue;
    const name = calledPaper(document);
    if (status !== 'ready') {
      const why = status === 'failed' ? 'could not be read' : 'is still being read';
      items.push({
        id: `unread:${documentId}`,
        level: 'missing',
        text: `“${name}” ${why}, so this paper may lack some of its paragraphs.`,
        fix: 'documents',
      });
    } else if (!isNumbered) {
      items.push({
        id: `unnumbered:${documentId}`,
        level: 'missing',
        text: `The paragraphs of “${name}” are not numbered, so they could not be answered one by one. Say in your own words which of its statements you admit and which you deny.`,
        fix: 'documents',
      });
    }
  }
  const own = ledger.paragraphs.filter(({ documentId }) => chosen.has(documentId));
  const flagged = own.filter(({ flags }) => flags.some((flag) => UNREADABLE.test(flag)));
  if (flagged.length > 0) {
    items.push({
      id: 'unreadable',
      level: 'check',
      text: `Look at ${paragraphs(flagged.length, naming.list(flagged))} on the paper itself: the words could not be read well.`,
      fix: 'documents',
    });
  }
  const told = new Set(
    ledger.documents.flatMap(({ documentId, reading }) => (tellsOfNumbers(reading) ? [documentId] : [])),
  );
  const untold = own.filter(({ documentId }) => !told.has(documentId));
  items.push(...gapItems(untold));
  const odd = oddNumbers(own);
  if (odd !== null) items.push({ id: 'numbering', level: 'check', text: odd, fix: 'documents' });
  if (captions.length > 1) {
    const amended = captions.some(({ title }) => /\bamended\b/i.test(title ?? ''));
    const why = amended
      ? 'An amended complaint takes the place of the one before it, as a rule. Answer the last one, unless the court said otherwise.'
      : 'Make sure that each of them must be answered in this paper.';
    items.push({
      id: 'several-complaints',
      level: 'check',
      text: `This paper answers ${captions.length} pleadings. ${why}`,
      fix: 'documents',
    });
  }
  return items;
}

/** Sub-letters and repeats of the complaint's numbers, which the answer keeps; null where there are none. */
function oddNumbers(own: readonly LedgerParagraph[]): string | null {
  const oddities: string[] = [];
  const lettered = own.filter(({ number }) => /\d\s*\(?[a-z]/i.test(number));
  if (lettered.length > 0) {
    oddities.push(`it has sub-letters (${listNumbers(lettered.map(({ number }) => number))})`);
  }
  const repeated = own.filter(({ key, number }) => key !== number).map(({ number }) => number);
  if (repeated.length > 0) oddities.push(`it uses ${listNumbers(repeated)} more than once`);
  if (oddities.length === 0) return null;
  return `The complaint's numbers are kept as they are: ${oddities.join('; ')}. Compare with the paper that no paragraph was overlooked.`;
}

function gapItems(own: readonly LedgerParagraph[]): PreflightItem[] {
  const missing = own.flatMap(({ missingBefore }) => missingBefore);
  if (missing.length === 0) return [];
  const what = paragraphs(missing.length, listNumbers(missing));
  return [
    {
      id: 'gaps',
      level: 'check',
      text: `No ${what} ${missing.length === 1 ? 'was' : 'were'} found in the complaint. Look whether the paper has ${missing.length === 1 ? 'it' : 'them'}: a paragraph that is there and not answered counts as admitted. If the paper skips the number, there is nothing to do.`,
      fix: 'documents',
    },
  ];
}
