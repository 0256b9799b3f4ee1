import { dollars } from '../facts/fact-words.ts';
import { chiefSum, HELD, ORDERED } from '../facts/sentences/chief-sum.ts';
import { helpOfPapers } from '../help/printed.ts';
import { whoMustCome } from '../next/contempt.ts';
import { callOf } from '../papers/kind-of.ts';
import { conflictsOf } from './answer-time.ts';
import { bankruptcyOf } from './bankruptcy.ts';
import { CARD } from './card-lines.ts';
import { requestsOf } from './discovery-days.ts';
import { firstPaperOf, kindOfCase } from './first-paper.ts';
import { isAgainstGovernment } from './government.ts';
import { issuedOn } from './issued-on.ts';
import { cameBy, givenUpIn } from './judgments.ts';
import { LineField } from './lines-schema.ts';
import { lockoutOf } from './lockout.ts';
import { servedMotion, startsResponse } from './motion-days.ts';
import { ownTimesOf, runsFromDay } from './own-forms.ts';
import {
  beginsCase,
  byLead,
  callsForAnswer,
  commandOf,
  factsOf,
  NOTHING,
  papersByCase,
  type ReadPaper,
} from './paper.ts';
import { problemsOf } from './proposal-problems.ts';
import { caseOf, readOf, type Sources } from './propose-case.ts';
import { inBounds, linesOf, offersOf } from './propose-lines.ts';
import { type ProposalAsker, roleOf } from './propose-role.ts';
import { kindOfProtection, protectionOf } from './protection.ts';
import { startsRequests } from './requests-time.ts';
import { asksOf, otherwiseOf } from './says.ts';
import type { Proposal } from './schema.ts';
import { provesService, serviceTold } from './service-told.ts';
import { asksForJudgment } from './signing.ts';
import { wantsPapers } from './subpoena-days.ts';
import { tenancyOf } from './tenancy.ts';
import { whatItIs } from './what-it-is.ts';

export interface ProposeOptions {
  asker: ProposalAsker | null;
  /** YYYY-MM-DD. */
  today: string;
  /** The same for the same papers. */
  keyOf(papers: readonly number[]): string;
}

const MOST_CUTS = 60;

/** What the papers of each case say together, the case of the first paper first. */
export function propose(papers: readonly ReadPaper[], options: ProposeOptions): Proposal[] {
  return papersByCase(papers).map((group) => proposalOf(group, options));
}

function proposalOf(papers: readonly ReadPaper[], { asker, today, keyOf }: ProposeOptions): Proposal {
  const ordered = byLead(papers);
  const [lead] = ordered as [ReadPaper];
  const sources = { papers, ordered, lead };
  const { law, isCourtNamed, says } = caseOf(sources);
  const own = ownTimesOf(ordered);
  const isWrit = own.decision === 'eviction-writ';
  const tenancy = tenancyOf(ordered);
  const isGovernments = ordered.some(beginsCase) && isAgainstGovernment(says.parties);
  // Whoever holds a summons to the government has most likely sued it: that is asked.
  const role: Proposal['role'] = isGovernments
    ? { ...NOTHING, value: asker?.role === 'plaintiff' ? 'plaintiff' : null }
    : roleOf(sources, asker, isWrit && tenancy?.isRenters !== true);
  const state = law.court?.state ?? says.state.value;
  const asked = askedIn(sources, state, today);
  const { protection = null, lockout = null, bankruptcy } = asked;
  const lines = linesOf(sources, { ...own, role: role.value, tenancy, protection, bankruptcy, today });
  const kind: Proposal['kind'] =
    isWrit || tenancy?.stay || (own.decision === 'restitution' && law.isKindAssumed)
      ? { value: 'eviction', certainty: 'likely', factIds: [] }
      : kindOfCase(law, ordered, kindOfProtection(lead, state));
  const otherwise = otherwiseOf(lead, papers);
  const threats = factsOf([lead], 'consequence').map(({ fact }) => fact.quote);
  const mustCome = whoMustCome(lead.kind, lead.head, threats, says.parties.value);
  const isTold = asked.serviceTold !== undefined;
  const proposal: Omit<Proposal, 'cuts'> = {
    key: keyOf(papers.map(({ index }) => index)),
    papers: papers.map(({ index }) => index),
    ...says,
    ...(protection !== null &&
      says.parties.value.length === 0 && { title: { ...NOTHING, value: 'Restraining order' } }),
    issued: issuedOn(ordered, today),
    kind,
    // A proof that they were served tells of the papers by which the case began.
    begins: ordered.some(callsForAnswer) || provesService(lead),
    first: firstPaperOf(ordered),
    role,
    sum: sumOf(sources),
    says: whatItIs(sources, { isGovernments, isWrit, tenancy, protection, lockout, kind }),
    ...own,
    runsFrom: runsFromDay(own, ordered, today),
    tenancy,
    ...asked,
    asks: asksOf(lead, { role: role.value, own, papers, isTold }),
    ...lines,
    offers: offersOf(sources),
    ...(mustCome !== null && { mustCome }),
    otherwise: otherwise && { quote: inBounds(otherwise.quote), factId: otherwise.id },
    conflicts: ordered.some(callsForAnswer) ? conflictsOf(lines.deadlines, law) : [],
    printed: printedOn(sources),
    problems: problemsOf(papers, law, isCourtNamed),
    sameCase: null,
  };
  // By when to object depends on when it came, whether it says so or not.
  const isAsked =
    (proposal.command === 'subpoena' && wantsPapers(proposal)) ||
    startsResponse(law, proposal) ||
    startsRequests(law, proposal);
  const asks = isAsked ? 'how-served' : proposal.asks;
  return { ...proposal, asks, cuts: cutsOf(papers, proposal) };
}

/** What only some papers say: what they command, call for, ask of the other side or tell; nothing of all others. */
function askedIn({ ordered, lead }: Sources, state: string | null, today: string) {
  const command = commandOf(lead);
  const givenUp = givenUpIn(ordered);
  const way = cameBy(ordered);
  const calls = callOf(lead.kind);
  const protection = protectionOf(lead, state);
  const bankruptcy = bankruptcyOf(lead);
  const lockout = lockoutOf(lead, today);
  const motion = servedMotion(lead, today);
  const requests = requestsOf(lead, today);
  const proof = serviceTold(lead, today);
  return {
    ...(command !== undefined && { command }),
    ...(givenUp !== null && { appealGivenUp: inBounds(givenUp) }),
    ...(way !== null && { cameBy: way }),
    ...(calls !== null && { calls }),
    ...(protection !== null && { protection }),
    ...(bankruptcy !== null && { bankruptcy }),
    ...(lockout !== null && { lockout }),
    ...(asksForJudgment(lead) && { signsJudgment: true as const }),
    ...(motion !== undefined && { motion }),
    ...(requests !== undefined && { requests }),
    ...(proof !== null && { serviceTold: proof }),
  } satisfies Partial<Proposal>;
}

function sumOf({ ordered }: Sources): Proposal['sum'] {
  const best = chiefSum(factsOf(ordered, 'sum'), ({ fact }) => fact);
  if (best === undefined) return { value: null, ...NOTHING };
  const { label, value } = best.fact;
  const { amount, what } = value;
  return readOf(best, {
    amount,
    what: what === '' ? dollars(amount) : what,
    ...(label === HELD && { isHeld: true }),
    ...(label === ORDERED && { isOrdered: true }),
  });
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
