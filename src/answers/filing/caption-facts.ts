import type { ComplaintCaption } from '../../drafting/blocks.ts';
import type { Fact } from '../../facts/schema.ts';
import { caseNumberKey, sameCaseNumber } from '../../law/case-number.ts';
import { isSameName } from '../../participants/same-name.ts';
import { courtHead } from './court.ts';
import type { FilingInput } from './input.ts';
import { readSides } from './parties.ts';
import { headOf } from './read-caption.ts';
import { oneLine, textOf } from './runs.ts';

type Head = Omit<ComplaintCaption, 'documentId' | 'filename'>;
type FactOf<Kind extends Fact['kind']> = Extract<Fact, { kind: Kind }>;

const isOf =
  <Kind extends Fact['kind']>(kind: Kind) =>
  (fact: Fact): fact is FactOf<Kind> =>
    fact.kind === kind && fact.status !== 'dismissed';

/**
 * The head of a complaint as its facts say it; what a person put right counts, what they dismissed does not. The title,
 * which is no fact, stays as it was read.
 */
export function captionOf({ title }: Pick<Head, 'title'>, facts: readonly Fact[]): Head {
  const kept = facts.filter(({ status }) => status !== 'dismissed');
  return headOf(
    title,
    kept.map((fact) => ({ ...fact, quote: fact.status === 'corrected' ? null : fact.quote })),
  );
}

/** Read, and neither beyond doubt nor looked at by anybody. */
const isOpen = ({ status, certainty }: Fact) => status === 'found' && certainty !== 'certain';

/**
 * What stands at the head of the paper only because it was read from the complaint, is not beyond doubt, and was neither
 * confirmed nor entered by the person.
 */
export function openFacts(input: FilingInput): Fact[] {
  return [...openCourt(input), ...openNumber(input), ...openNames(input)];
}

function factsOf({ facts = [] }: FilingInput, documentId: string | undefined): Fact[] {
  return facts.filter((fact) => fact.documentId === documentId);
}

const LITTLE = /^(?:the|of|and|for|in|at|state|county|court)$/;
/** What many courts are called: which one it is these do not say. */
const COMMON =
  /^(?:district|judicial|circuit|superior|supreme|justice|magistrate|municipal|metropolitan|united|states|us|u|s|civil|division)$/;
const wordsIn = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !LITTLE.test(word));

/** Whether two ways to name a court are of one: all words of one stand in the other, and say which court it is. */
function isSameCourt(entered: string, printed: string): boolean {
  const [own, theirs] = [wordsIn(entered), wordsIn(printed)];
  const stand = (some: readonly string[], all: readonly string[]) =>
    some.some((word) => !COMMON.test(word)) && some.every((word) => all.includes(word));
  return stand(own, theirs) || stand(theirs, own);
}

function openCourt(input: FilingInput): Fact[] {
  const caption = input.captions.find(({ court }) => court.length > 0);
  const fact = factsOf(input, caption?.documentId).find(isOf('court'));
  if (fact === undefined || !isOpen(fact)) return [];
  const { courtName, courtId } = input.case;
  if (!courtName && !courtId) return [fact];
  const lines = (printed: readonly string[]) =>
    courtHead({ ...input.case, printed })
      .lines.map(textOf)
      .join('\n');
  const printed = caption?.court ?? [];
  // What was entered makes the same head by itself, or is the court that the complaint prints.
  if (lines([]) === lines(printed)) return [];
  return isSameCourt(courtName ?? '', printed.join(' ')) ? [] : [fact];
}

function openNumber(input: FilingInput): Fact[] {
  if (caseNumberKey(oneLine(input.case.caseNumber ?? '')) !== '') return [];
  const printed = input.captions.find(({ caseNumber }) => caseNumber !== null);
  if (printed === undefined) return [];
  const own = factsOf(input, printed.documentId).find(isOf('case-number'));
  if (own === undefined || !isOpen(own)) return [];
  // Another of the complaints may say the same, beyond doubt.
  const isSaid = (input.facts ?? []).some(
    (fact) =>
      isOf('case-number')(fact) && !isOpen(fact) && sameCaseNumber(fact.value.number, own.value.number),
  );
  return isSaid ? [] : [own];
}

function openNames(input: FilingInput): Fact[] {
  const { plaintiffName, defendantName } = input.case;
  const { claiming, answering } = readSides({
    plaintiffName,
    defendantName,
    participants: input.participants,
    captions: input.captions,
  });
  const entered = [plaintiffName, defendantName, ...input.participants.map((person) => person.displayName)]
    .map((name) => oneLine(name ?? ''))
    .filter((name) => name !== '');
  const named = (input.facts ?? []).filter(isOf('party'));
  return [...new Set([...claiming.names, ...answering.names])].flatMap((name) => {
    const said = named.filter(({ value }) => oneLine(value.name) === name);
    const isOwn = entered.some((other) => isSameName(other, name, 'part'));
    return !isOwn && said.length > 0 && said.every(isOpen) ? said.slice(0, 1) : [];
  });
}
