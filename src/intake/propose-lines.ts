import { isServers } from '../facts/addressed.ts';
import { periodWords } from '../facts/fact-words.ts';
import type { Fact } from '../facts/schema.ts';
import { isNameless } from '../facts/times/no-name.ts';
import { dayName } from '../next/day-name.ts';
import { isLetter } from '../next/letters.ts';
import { calledAlone, headedSide } from '../next/ordered-side.ts';
import { nameInPaper, withOwner } from '../next/paper-names.ts';
import { withoutTrail } from '../text/whole-phrase.ts';
import { withBankruptcyDays } from './bankruptcy.ts';
import { withCourtDays } from './court-days.ts';
import { comesAtOnce, officerComes, withOfficersDay } from './eviction-writ.ts';
import { isHoldersAnswer } from './garnishment.ts';
import { outFrom, withOutDay } from './judgments.ts';
import { PROPOSAL_LIMITS } from './lines-schema.ts';
import type { OwnTimes } from './own-forms.ts';
import { commandOf, factsOf, type ReadPaper, type Standing } from './paper.ts';
import type { Sources } from './propose-case.ts';
import { withLastDay } from './protection.ts';
import { saidOnce } from './said-twice.ts';
import { trapOf } from './says.ts';
import type { Proposal } from './schema.ts';
import { isServedOnReader } from './served-on.ts';
import { withHandingOver } from './subpoena-days.ts';
import { isHeldBack, withStayDays } from './tenancy.ts';
import { withWays } from './two-ways.ts';

const MOST_LINES = 20;

/** What decides which of the days of the papers are anybody's. */
interface Known extends OwnTimes {
  role: Proposal['role']['value'];
  tenancy: Proposal['tenancy'];
  protection: Proposal['protection'];
  bankruptcy: Proposal['bankruptcy'];
  /** YYYY-MM-DD. */
  today: string;
}

/** The days of the papers by their names, each once, and the one on which an officer comes. */
export function linesOf(
  sources: Sources,
  known: Known,
): Pick<Proposal, 'deadlines' | 'hearings' | 'outFrom' | 'outAtOnce'> {
  const { ordered, lead } = sources;
  const { decision, role, tenancy = null, protection = null, bankruptcy = null, today } = known;
  const isWrit = decision === 'eviction-writ';
  const isRenters = tenancy?.isRenters === true;
  const comes = isWrit ? officerComes(ordered) : null;
  const named = isWrit ? (comes?.date ?? null) : outFrom(ordered, today);
  // While a stay lasts nobody is put out, and whoever is let back in is not put out either.
  const isHeld = isHeldBack({ tenancy }, today);
  const out = isHeld || isRenters ? null : named;
  const isLive = ({ date }: { date: string | null }) => !isHeld || date === null || date !== named;
  const told = withStayDays(deadlinesOf(sources, role), tenancy, ordered);
  const lasting = withLastDay(withOutDay(told, out), protection, lead);
  const deadlines = lasting.filter((due) => !isNameless(due.label) || isLive(due));
  const hearings = hearingsOf(sources).filter((each) => !isWrit || isLive(each));
  const lines = withOfficersDay({ deadlines, hearings, decision, outFrom: out }, comes ?? {});
  const given = withHandingOver(lines, lead);
  const times = withCourtDays(withBankruptcyDays(given, bankruptcy, lead), ordered);
  return {
    deadlines: times.deadlines,
    hearings: times.hearings,
    outFrom: out,
    ...(isWrit && !isHeld && !isRenters && comesAtOnce(ordered) && { outAtOnce: true }),
  };
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
  // 'TO PLAINTIFF: You are ordered to appear … A written response must be filed': theirs, as all of its paragraph.
  if (who === 'unsaid') return headedSide(paper.head, fact.start) ?? undefined;
  return who === 'other' && commandOf(paper) !== undefined && !isServers(fact) ? 'neither' : undefined;
}

/** No longer than a line may be. */
export const inBounds = (text: string) => text.slice(0, PROPOSAL_LIMITS.line);

/** A draft that a party gives the judge orders nothing yet: whoever has it looks at the days again. */
const sureOf = ({ kind }: ReadPaper, { certainty }: Pick<Fact, 'certainty'>) =>
  kind === 'proposed-order' ? 'unsure' : certainty;

/** The same line twice, of two papers that belong together, is one. */
function once<Line>(lines: readonly Line[], keyOf: (line: Line) => string): Line[] {
  const seen = new Map<string, Line>();
  for (const line of lines) if (!seen.has(keyOf(line))) seen.set(keyOf(line), line);
  return [...seen.values()].slice(0, MOST_LINES);
}

/** 'Pay the rent due November 1 within three days': the day says of which month the money is, and the time follows it. */
function isOfSum(
  { id, quote, label, value }: Extract<Fact, { kind: 'deadline' }>,
  paper: ReadPaper,
): boolean {
  if (value.date == null || paper.docDate === null || value.date >= paper.docDate) return false;
  return factsOf([paper], 'deadline').some(
    ({ fact }) =>
      fact.id !== id && fact.quote === quote && fact.label === label && !fact.value.date && fact.value.period,
  );
}

function deadlinesOf({ ordered }: Sources, role: Proposal['role']['value']): Proposal['deadlines'] {
  const lines = factsOf(ordered, 'deadline').flatMap(({ fact: read, paper }) => {
    const fact = withOwner(read, paper);
    if (isOthers({ fact, paper }, role)) return [];
    const who = isHoldersAnswer(fact, paper) ? 'neither' : sideOf(fact, paper);
    const { date, earliest, period, time } = fact.value;
    const day = date ?? earliest ?? period?.started?.date ?? null;
    const isCounted = !date && !earliest && period;
    if ((!isCounted && day === null) || isOfSum(fact, paper)) return [];
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
  const parties = factsOf(ordered, 'party').map(({ fact }) => fact.value);
  const lines = factsOf(ordered, 'hearing').map(({ fact, paper }) => ({
    label: inBounds(nameInPaper(fact, paper)?.name ?? withoutTrail(fact.label)),
    date: fact.value.date,
    time: fact.value.time ?? null,
    // Numbers alone lead nobody to a room.
    place: /\p{L}{3}/u.test(fact.value.place ?? '') ? inBounds(fact.value.place ?? '') : null,
    certainty: sureOf(paper, fact),
    factId: fact.id,
    ...(calledAlone(paper.head, fact, parties) === 'plaintiff' && { who: 'plaintiff' as const }),
  }));
  return once(lines, ({ date, time }) => `${date} ${time}`);
}

/** What the papers offer, each once. */
export function offersOf({ ordered }: Sources): Proposal['offers'] {
  const lines = factsOf(ordered, 'offer').map(({ fact }) => ({
    label: fact.value.what.slice(0, 300),
    until: fact.value.until ?? null,
    amount: fact.value.amount ?? null,
    warning: trapOf(fact.quote),
    factId: fact.id,
  }));
  return once(lines, ({ label, until }) => `${label} ${until}`);
}
