import type { Certainty, Fact } from '../facts/schema.ts';
import { type CaseLaw, lawOf, UNKNOWN_CASE } from '../law/case-law.ts';
import { courtsOfState } from '../law/courts/directory.ts';
import { isLetter } from '../next/letters.ts';
import { stateOnLetter } from './addressee.ts';
import { courtName } from './court-name.ts';
import { titlesOf } from './first-paper.ts';
import { printedAddress } from './own-forms.ts';
import { factsOf, NOTHING, type ReadPaper, type Standing, surest } from './paper.ts';
import { partiesOf, titleOf } from './propose-parties.ts';
import type { Proposal } from './schema.ts';

/** The papers of one case. */
export interface Sources {
  papers: readonly ReadPaper[];
  /** The leading paper first. */
  ordered: readonly ReadPaper[];
  lead: ReadPaper;
}

type Read<Value> = { value: Value; certainty: Certainty; factIds: string[] };

/** A value with what it rests on; of one that nothing tells it is unsure. */
export function readOf<Value>(found: { fact: Fact } | undefined, value: Value, isSure = true): Read<Value> {
  if (found === undefined) return { value, certainty: 'unsure', factIds: [] };
  const { id, certainty, status } = found.fact;
  const said = status === 'confirmed' || status === 'corrected' ? 'certain' : certainty;
  return { value, certainty: isSure || said === 'unsure' ? said : 'likely', factIds: [id] };
}

/** What the papers say of the case itself, and whose law it is then counted by. */
export function caseOf(sources: Sources): {
  law: CaseLaw;
  isCourtNamed: boolean;
  says: Pick<Proposal, 'court' | 'caseNumber' | 'title' | 'state' | 'parties'>;
} {
  const { ordered } = sources;
  const number = surest(factsOf(ordered, 'case-number'));
  const court = surest(factsOf(ordered, 'court'));
  const parties = partiesOf(ordered);
  const law = lawOf({
    ...UNKNOWN_CASE,
    courtName: court?.fact.value.name ?? null,
    caseNumber: number?.fact.value.number ?? null,
    title: titlesOf(ordered).join('; '),
    papers: wordsOf(sources),
  });
  const says = {
    court: { ...courtOf(court, law), printedAddress: printedAddress(ordered) },
    caseNumber: readOf(number, number?.fact.value.number ?? null),
    title: titleOf(parties, ordered),
    state: stateOf(court ?? number, law, sources),
    parties,
  };
  return { law, isCourtNamed: court !== undefined, says };
}

function courtOf(found: Standing<'court'> | undefined, law: CaseLaw): Proposal['court'] {
  const { court, certainty } = law;
  const name = courtName(found?.fact.value.name ?? null, court);
  return {
    ...readOf(found, name, certainty === 'certain'),
    ...(court !== null && found === undefined && { certainty: 'likely' as const }),
    courtId: court?.id ?? null,
    choices: courtsOfState(court?.state ?? null).map(({ id, name: called }) => ({ id, name: called })),
    address: null,
    phone: null,
  };
}

/** The state of the court, or for a letter the one in which whoever got it lives. */
function stateOf(
  found: Standing<'court'> | Standing<'case-number'> | undefined,
  law: CaseLaw,
  { lead }: Sources,
): Proposal['state'] {
  const state = law.court?.state ?? null;
  if (state !== null) return readOf(found, state);
  // Where the court is not known, the only state that the addresses of the paper name is its own.
  const isSent = isLetter(lead) || lead.kind === 'garnishment';
  const lives = isSent || law.court === null ? stateOnLetter(lead) : null;
  return lives === null
    ? { value: null, ...NOTHING }
    : { ...NOTHING, value: lives.code, certainty: lives.certainty };
}

/** How the papers begin, and what they ask money for. */
function wordsOf({ ordered }: Sources): string {
  const sums = factsOf(ordered, 'sum').map(({ fact }) => fact.value.what);
  return [...ordered.map(({ head }) => head), ...sums].join('\n');
}
