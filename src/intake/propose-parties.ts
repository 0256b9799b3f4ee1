import { isCorrespondent } from '../facts/correspondent-roles.ts';
import { recognizeCourt } from '../law/courts/recognize.ts';
import { isLetter } from '../next/letters.ts';
import { kindById } from '../papers/kinds.ts';
import { isSameName } from '../participants/same-name.ts';
import { sideOfRole } from '../participants/side-of-role.ts';
import { namedFirst } from '../participants/unnamed.ts';
import { addressedOf } from './addressee.ts';
import { sidesOf, titleOfSides } from './line-words.ts';
import { beginsCase, factsOf, NOTHING, type ReadPaper, type Standing, surest } from './paper.ts';
import type { Proposal } from './schema.ts';

/** Who the papers name, each once, as sure as the least sure of them. */
export function partiesOf(ordered: readonly ReadPaper[]): Proposal['parties'] {
  const seen: Standing<'party'>[] = [];
  const inCaption = factsOf(ordered, 'party').filter(({ fact }) => !isCorrespondent(fact.value.role));
  const people = factsOf(ordered, 'party');
  // A letter of a lawsuit names its sides, and somebody wrote it.
  const isWritten = ordered[0] !== undefined && isLetter(ordered[0]);
  const writers = isWritten ? people.filter(({ fact }) => fact.value.role === 'sender') : [];
  const lawyer = isWritten && writers.length === 0 ? lawyerOf(ordered) : undefined;
  const all =
    inCaption.length > 0
      ? [...inCaption, ...writers]
      : lawyer === undefined
        ? people
        : [asSender(lawyer), ...people];
  for (const each of all) {
    const { name } = each.fact.value;
    if (!/[\p{L}\p{N}]/u.test(name) || isCourtOfSummons(each)) continue;
    const at = seen.findIndex((other) => isSameName(other.fact.value.name, name, 'same'));
    if (at === -1) seen.push(each);
    else if (seen[at]?.fact.certainty === 'unsure' && each.fact.certainty !== 'unsure') seen[at] = each;
  }
  const sorted = seen.toSorted((one, other) => Number(isAddressee(one)) - Number(isAddressee(other)));
  // Whom nobody names is never whom the case is called after.
  const found = namedFirst(sorted.map((each) => ({ ...each, name: each.fact.value.name }))).slice(0, 50);
  const weakest = found.some(({ fact }) => fact.certainty === 'unsure')
    ? 'unsure'
    : found.some(({ fact }) => fact.certainty === 'likely')
      ? 'likely'
      : 'certain';
  return {
    value: found.map(({ fact }) => ({
      name: fact.value.name.slice(0, 300),
      role: fact.value.role.slice(0, 100),
    })),
    // A case that is begun has two sides: where one alone was read, somebody looks again.
    certainty: found.length === 0 || isOneSided(ordered, found) ? 'unsure' : weakest,
    factIds: shownFirst(found, isWritten).map(({ fact }) => fact.id),
  };
}

/** A stamp or the court's address may run into the names: nobody is summoned to a court by suing it. */
const isCourtOfSummons = ({ fact, paper }: Standing<'party'>): boolean =>
  paper.kind === 'summons' && recognizeCourt({ courtName: fact.value.name }).court !== null;

/** The lawyer who wrote a letter that names no other writer: the surest, of these the one who says whom they write for. */
function lawyerOf([lead]: readonly ReadPaper[]): Standing<'attorney'> | undefined {
  if (lead === undefined) return undefined;
  const named = factsOf([lead], 'attorney').filter(({ fact }) => fact.certainty !== 'unsure');
  return surest(named.toSorted((one, other) => Number(isForClient(other)) - Number(isForClient(one))));
}

const isForClient = ({ fact }: Standing<'attorney'>) => Boolean(fact.value.for);

/** A lawyer is no party of what they write about; who wrote a letter is told all the same. */
const asSender = ({ fact, paper }: Standing<'attorney'>): Standing<'party'> => ({
  paper,
  fact: { ...fact, kind: 'party', value: { name: fact.value.name, role: 'sender' } },
});

/** The words that are shown with the names: of a letter those of whoever wrote it, and never those of whom it is written to. */
function shownFirst(found: readonly Standing<'party'>[], isWritten: boolean): readonly Standing<'party'>[] {
  if (!isWritten) return found;
  const writers = found.filter(({ fact }) => fact.value.role === 'sender');
  return writers.length > 0 ? writers : found.filter((each) => !isAddressee(each));
}

const isAddressee = ({ fact }: Standing<'party'>) => fact.value.role === 'addressee';

function isOneSided([lead]: readonly ReadPaper[], found: readonly Standing<'party'>[]): boolean {
  if (lead === undefined || !beginsCase(lead)) return false;
  const sides = new Set(found.map(({ fact }) => sideOfRole(fact.value.role)));
  return !sides.has('plaintiff') || !sides.has('defendant');
}

/** What a case of these people is called: who against whom, or who wrote what; of several who are sued, whom the papers turn to. */
export function titleOf(
  { value, certainty, factIds }: Proposal['parties'],
  ordered: readonly ReadPaper[],
): Proposal['title'] {
  const [lead] = ordered as [ReadPaper];
  const { plaintiffs, defendants } = sidesOf({ parties: { value, certainty, factIds } });
  const versus = titleOfSides({ plaintiffs, defendants }, addressedOf(ordered, defendants));
  if (versus !== null) return { value: versus, certainty, factIds };
  const [first] = value.filter(({ role }) => role !== 'addressee' || !isLetter(lead));
  const sender = isLetter(lead) ? value.find(({ role }) => role === 'sender') : undefined;
  if (sender !== undefined) {
    const client = factsOf([lead], 'attorney').find(({ fact }) => fact.value.name === sender.name)?.fact.value
      .for;
    const who = client ? `${sender.name} for ${client}` : sender.name;
    return {
      ...NOTHING,
      factIds,
      value: `${kindById(lead.kind ?? 'letter').name} from ${who}`.slice(0, 300),
    };
  }
  if (lead.kind === 'garnishment' && (first === undefined || first.role === 'sender'))
    return {
      ...NOTHING,
      factIds,
      value: first === undefined ? 'My garnishment' : `Garnishment at ${first.name}`.slice(0, 300),
    };
  const named =
    first === undefined
      ? isLetter(lead)
        ? `My ${kindById(lead.kind ?? 'letter').name.toLowerCase()}`
        : lead.filename.replace(/\.[^.]{1,5}$/, '')
      : `Matter of ${first.name}`;
  return { ...NOTHING, factIds, value: named.trim().slice(0, 300) || 'My case' };
}
