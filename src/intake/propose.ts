import { isServers } from '../facts/addressed.ts';
import { dollars, periodWords } from '../facts/fact-words.ts';
import type { Certainty, Fact } from '../facts/schema.ts';
import { HELD } from '../facts/sentences/sums.ts';
import { helpOfPapers } from '../help/printed.ts';
import { type CaseLaw, lawOf, UNKNOWN_CASE } from '../law/case-law.ts';
import { courtsOfState } from '../law/courts/directory.ts';
import { dayName } from '../next/day-name.ts';
import { isLetter } from '../next/letters.ts';
import { callOf } from '../papers/kind-of.ts';
import { stateOnLetter } from './addressee.ts';
import { conflictsOf } from './answer-time.ts';
import { bankruptcyOf, withBankruptcyDays } from './bankruptcy.ts';
import { CARD } from './card-lines.ts';
import { withCourtDays } from './court-days.ts';
import { courtName } from './court-name.ts';
import { requestsOf, startsRequests } from './discovery-days.ts';
import { comesAtOnce, officerComes, withOfficersDay } from './eviction-writ.ts';
import { firstPaperOf, kindOfCase, titlesOf } from './first-paper.ts';
import { isHoldersAnswer } from './garnishment.ts';
import { isAgainstGovernment } from './government.ts';
import { issuedOn } from './issued-on.ts';
import { givenUpIn, isNameless, outFrom, withOutDay } from './judgments.ts';
import { LineField, PROPOSAL_LIMITS } from './lines-schema.ts';
import { lockoutOf } from './lockout.ts';
import { motionOf, startsResponse } from './motion-days.ts';
import { ownTimesOf, printedAddress, runsFromDay } from './own-forms.ts';
import {
  beginsCase,
  byLead,
  callsForAnswer,
  commandOf,
  factsOf,
  papersByCase,
  type ReadPaper,
  type Standing,
  surest,
} from './paper.ts';
import { problemsOf } from './proposal-problems.ts';
import { partiesOf, titleOf } from './propose-parties.ts';
import { type ProposalAsker, roleOf } from './propose-role.ts';
import { kindOfProtection, protectionOf, withProtectionNames } from './protection.ts';
import { saidOnce } from './said-twice.ts';
import { asksOf, otherwiseOf, trapOf } from './says.ts';
import type { Proposal } from './schema.ts';
import { isServedOnReader } from './served-on.ts';
import { provesService, serviceTold } from './service-told.ts';
import { wantsPapers } from './subpoena-days.ts';
import { isHeldBack, tenancyOf, withStayDays } from './tenancy.ts';
import { withWays } from './two-ways.ts';
import { whatItIs } from './what-it-is.ts';

export interface ProposeOptions {
  asker: ProposalAsker | null;
  /** YYYY-MM-DD. */
  today: string;
  /** The same for the same papers. */
  keyOf(papers: readonly number[]): string;
}

type Read<Value> = { value: Value; certainty: Certainty; factIds: string[] };

const NOTHING = { certainty: 'unsure', factIds: [] as string[] } as const;
const MOST_CUTS = 60;
const MOST_LINES = 20;

function readOf<Value>(found: { fact: Fact } | undefined, value: Value, isSure = true): Read<Value> {
  if (found === undefined) return { value, certainty: 'unsure', factIds: [] };
  const { id, certainty, status } = found.fact;
  const said = status === 'confirmed' || status === 'corrected' ? 'certain' : certainty;
  return { value, certainty: isSure || said === 'unsure' ? said : 'likely', factIds: [id] };
}

/** What the papers of each case say together, the case of the first paper first. */
export function propose(papers: readonly ReadPaper[], options: ProposeOptions): Proposal[] {
  return papersByCase(papers).map((group) => proposalOf(group, options));
}

interface Sources {
  papers: readonly ReadPaper[];
  /** The leading paper first. */
  ordered: readonly ReadPaper[];
  lead: ReadPaper;
}

function proposalOf(papers: readonly ReadPaper[], { asker, today, keyOf }: ProposeOptions): Proposal {
  const ordered = byLead(papers);
  const [lead] = ordered as [ReadPaper];
  const sources = { papers, ordered, lead };
  const number = surest(factsOf(ordered, 'case-number'));
  const courtFact = surest(factsOf(ordered, 'court'));
  const people = partiesOf(ordered);
  const title = titleOf(people, ordered);
  const law = lawOf({
    ...UNKNOWN_CASE,
    courtName: courtFact?.fact.value.name ?? null,
    caseNumber: number?.fact.value.number ?? null,
    title: titlesOf(ordered).join('; '),
    papers: wordsOf(sources),
  });
  const own = ownTimesOf(ordered);
  const { decision } = own;
  const isWrit = decision === 'eviction-writ';
  const tenancy = tenancyOf(ordered);
  const isRenters = tenancy?.isRenters === true;
  const isGovernments = ordered.some(beginsCase) && isAgainstGovernment(people);
  // Whoever holds a summons to the government has most likely sued it: that is asked.
  const role: Proposal['role'] = isGovernments
    ? { ...NOTHING, value: asker?.role === 'plaintiff' ? 'plaintiff' : null }
    : roleOf(sources, asker, isWrit && !isRenters);
  const comes = isWrit ? officerComes(ordered) : null;
  const named = isWrit ? (comes?.date ?? null) : outFrom(ordered, today);
  // While a stay lasts nobody is put out, and whoever is let back in is not put out either.
  const isHeld = isHeldBack({ tenancy }, today);
  const out = isHeld || isRenters ? null : named;
  const isLive = ({ date }: { date: string | null }) => !isHeld || date === null || date !== named;
  const told = withStayDays(deadlinesOf(sources, role.value), tenancy, ordered);
  const protection = protectionOf(lead);
  const owned = withProtectionNames(withOutDay(told, out), protection, lead);
  const deadlines = owned.filter((due) => !isNameless(due) || isLive(due));
  const hearings = hearingsOf(sources).filter((each) => !isWrit || isLive(each));
  const lockout = lockoutOf(lead, today);
  const bankruptcy = bankruptcyOf(lead);
  const lines = withOfficersDay({ deadlines, hearings, decision, outFrom: out }, comes ?? {});
  const times = withCourtDays(withBankruptcyDays(lines, bankruptcy, lead), lead);
  const offers = offersOf(sources);
  const sum = sumOf(sources);
  const kind: Proposal['kind'] =
    isWrit || tenancy?.stay || (decision === 'restitution' && law.isKindAssumed)
      ? { value: 'eviction', certainty: 'likely', factIds: [] }
      : kindOfCase(law, ordered, kindOfProtection(lead));
  const command = commandOf(lead);
  const otherwise = otherwiseOf(lead, papers);
  const calls = callOf(lead.kind);
  const motion = motionOf(lead);
  const requests = requestsOf(lead, today);
  const givenUp = givenUpIn(ordered);
  const proof = serviceTold(lead, today);
  const proposal: Omit<Proposal, 'cuts'> = {
    key: keyOf(papers.map(({ index }) => index)),
    papers: papers.map(({ index }) => index),
    court: { ...courtOf(courtFact, law), printedAddress: printedAddress(ordered) },
    caseNumber: readOf(number, number?.fact.value.number ?? null),
    title,
    state: stateOf(courtFact ?? number, law, sources),
    issued: issuedOn(ordered, today),
    parties: people,
    kind,
    // A proof that they were served tells of the papers by which the case began.
    begins: ordered.some(callsForAnswer) || provesService(lead),
    first: firstPaperOf(ordered),
    role,
    ...(command !== undefined && { command }),
    sum,
    says: whatItIs(sources, { isGovernments, isWrit, tenancy, protection, lockout, kind }),
    ...own,
    runsFrom: runsFromDay(own, ordered, today),
    outFrom: out,
    ...(isWrit && !isHeld && !isRenters && comesAtOnce(ordered) && { outAtOnce: true }),
    tenancy,
    ...(givenUp !== null && { appealGivenUp: inBounds(givenUp) }),
    ...(calls !== null && { calls }),
    ...(protection !== null && { protection }),
    ...(bankruptcy !== null && { bankruptcy }),
    ...(lockout !== null && { lockout }),
    ...(motion !== undefined && { motion }),
    ...(requests !== undefined && { requests }),
    ...(proof !== null && { serviceTold: proof }),
    asks: asksOf(lead, { role: role.value, own, papers, isTold: proof !== null }),
    deadlines: times.deadlines,
    hearings: times.hearings,
    offers,
    otherwise: otherwise && { quote: inBounds(otherwise.quote), factId: otherwise.id },
    conflicts: ordered.some(callsForAnswer) ? conflictsOf(deadlines, law) : [],
    printed: printedOn(sources),
    problems: problemsOf(papers, law, courtFact !== undefined),
    sameCase: null,
  };
  // By when to object depends on when it came, whether it says so or not.
  const isAsked =
    (command === 'subpoena' && wantsPapers(proposal)) ||
    startsResponse(law, proposal) ||
    startsRequests(law, proposal);
  const asks = isAsked ? 'how-served' : proposal.asks;
  return { ...proposal, asks, cuts: cutsOf(papers, proposal) };
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
  return [...ordered.map(({ head }) => head), ...sums].join('\n').replace(/\s+/g, ' ');
}

const ORDERED = 'The court orders';
const SUM_LABELS = ['They ask for', 'Said to be owed', ORDERED, HELD];

function sumOf({ ordered }: Sources): Proposal['sum'] {
  const sums = factsOf(ordered, 'sum');
  for (const label of SUM_LABELS) {
    const found = sums
      .filter(({ fact }) => fact.label === label)
      .toSorted((one, other) => other.fact.value.amount - one.fact.value.amount);
    const best = surest(found);
    if (best === undefined) continue;
    const { amount, what } = best.fact.value;
    return readOf(best, {
      amount,
      what: what === '' ? dollars(amount) : what,
      ...(label === HELD && { isHeld: true }),
      ...(label === ORDERED && { isOrdered: true }),
    });
  }
  return { value: null, ...NOTHING };
}

function isOthers({ fact, paper }: Standing<'deadline'>, role: Proposal['role']['value']): boolean {
  const { who } = fact.value;
  if (who === 'court') return true;
  if (isServedOnReader(fact.quote, role)) return true;
  const side = sideOf(fact, paper);
  if (who === 'other' && side === undefined) return true;
  return role !== null && side !== undefined && side !== role;
}

/** Whose duty it is; whom such a paper commands may be on neither side. */
function sideOf(
  fact: Extract<Fact, { kind: 'deadline' }>,
  paper: ReadPaper,
): Proposal['deadlines'][number]['who'] {
  const { who } = fact.value;
  if (who === 'plaintiff' || who === 'defendant') return who;
  return who === 'other' && commandOf(paper) !== undefined && !isServers(fact) ? 'neither' : undefined;
}

const inBounds = (text: string) => text.slice(0, PROPOSAL_LIMITS.line);

/** A draft that a party gives the judge orders nothing yet: whoever has it looks at the days again. */
const sureOf = ({ kind }: ReadPaper, { certainty }: Pick<Fact, 'certainty'>) =>
  kind === 'proposed-order' ? 'unsure' : certainty;

/** The same line twice, of two papers that belong together, is one. */
function once<Line>(lines: readonly Line[], keyOf: (line: Line) => string): Line[] {
  const seen = new Map<string, Line>();
  for (const line of lines) if (!seen.has(keyOf(line))) seen.set(keyOf(line), line);
  return [...seen.values()].slice(0, MOST_LINES);
}

function deadlinesOf({ ordered }: Sources, role: Proposal['role']['value']): Proposal['deadlines'] {
  const lines = factsOf(ordered, 'deadline').flatMap(({ fact, paper }) => {
    if (isOthers({ fact, paper }, role)) return [];
    const who = isHoldersAnswer(fact, paper) ? 'neither' : sideOf(fact, paper);
    const { date, earliest, period, time } = fact.value;
    const day = date ?? earliest ?? period?.started?.date ?? null;
    const isCounted = !date && !earliest && period;
    if (!isCounted && day === null) return [];
    return [
      {
        label: inBounds(dayName(fact, { ...paper, isLetter: isLetter(paper) })),
        date: isCounted ? null : day,
        time: time ?? null,
        period: isCounted ? { count: period.count, unit: period.unit, from: inBounds(period.from) } : null,
        certainty: sureOf(paper, fact),
        factId: fact.id,
        ...(who !== undefined && { who }),
      },
    ];
  });
  const each = once(lines, ({ label, date, period, who }) =>
    [label, date, period && periodWords(period), who].join(' '),
  );
  const read = factsOf(ordered, 'deadline');
  return withWays(saidOnce(each, read), read);
}

function hearingsOf({ ordered }: Sources): Proposal['hearings'] {
  const lines = factsOf(ordered, 'hearing').map(({ fact, paper }) => ({
    label: inBounds(fact.label),
    date: fact.value.date,
    time: fact.value.time ?? null,
    // Numbers alone lead nobody to a room.
    place: /\p{L}{3}/u.test(fact.value.place ?? '') ? inBounds(fact.value.place ?? '') : null,
    certainty: sureOf(paper, fact),
    factId: fact.id,
  }));
  return once(lines, ({ date, time }) => `${date} ${time}`);
}

function offersOf({ ordered }: Sources): Proposal['offers'] {
  const lines = factsOf(ordered, 'offer').map(({ fact }) => ({
    label: fact.value.what.slice(0, 300),
    until: fact.value.until ?? null,
    amount: fact.value.amount ?? null,
    warning: trapOf(fact.quote),
    factId: fact.id,
  }));
  return once(lines, ({ label, until }) => `${label} ${until}`);
}

function printedOn({ ordered }: Sources): Proposal['printed'] {
  const found = helpOfPapers(
    ordered.map(({ facts, head, beginning = head }) => ({ facts, text: beginning })),
  );
  return found.map(({ name, phone, address, email }) => ({ name: inBounds(name), phone, address, email }));
}

function cutsOf(papers: readonly ReadPaper[], proposal: Omit<Proposal, 'cuts'>): Proposal['cuts'] {
  const { deadlines, hearings, offers, otherwise } = proposal;
  const wanted = new Set([
    ...LineField.options.flatMap((field) => (CARD[field].hasWords ? proposal[field].factIds : [])),
    ...[...deadlines, ...hearings, ...offers].map(({ factId }) => factId),
    ...(otherwise ? [otherwise.factId] : []),
  ]);
  return papers
    .flatMap(({ index, facts }) =>
      facts
        .filter(({ id }) => wanted.has(id))
        .map(({ id, page, quote }) => ({ factId: id, paper: index, page, quote: quote.slice(0, 600) })),
    )
    .slice(0, MOST_CUTS);
}
