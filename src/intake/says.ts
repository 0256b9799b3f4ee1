import type { FoundFact } from '../facts/schema.ts';
import { isLetter } from '../next/letters.ts';
import { ANSWER, needOf } from '../next/needs.ts';
import { endsClaim } from '../papers/kind-of.ts';
import { kindById } from '../papers/kinds.ts';
import { wholePhrase } from '../text/whole-phrase.ts';
import { motionNamed, setsMotionDay } from './later-motion.ts';
import { SUED } from './line-words.ts';
import { motionOf } from './motion-days.ts';
import { runsFromAnotherPaper, runsFromItself, runsFromOwnDay } from './own-paper.ts';
import { callsForAnswer, factsOf, itIs, type ReadPaper, type Standing, surest } from './paper.ts';
import type { Proposal } from './schema.ts';
import { provesService } from './service-told.ts';
import { signsAway } from './signing.ts';

const SIGNS =
  /\b(?:sign(?:ing|ed|ature)?|releas\w+|waiv\w+|giv(?:e|es|ing) up|forfeit\w*|settle\w*|in full)\b/i;
const MORE_TIME = /\b(?:exten(?:d|ds|ded|sion)|more time|additional (?:\w+ )?(?:days|time|weeks?))\b/i;
const PAYS = /\b(?:pay|payment|cash|check|install\w+)\b/i;

/** What an offer means for somebody's rights; null where nothing of that is seen. */
export function trapOf(quote: string): string | null {
  if (signsAway(quote))
    return 'Signing this is a judgment against you. Your time to answer runs on. Ask legal help first.';
  if (SIGNS.test(quote)) return 'Signing gives something up. Your date stays the same.';
  if (MORE_TIME.test(quote))
    return 'A promise of more time does not move a day at the court. Your date stays the same unless the court says so.';
  if (PAYS.test(quote))
    return 'Paying something may count as saying that you owe it. Your date stays the same.';
  return null;
}

/** What the leading paper is and does, with what it says follows for who does nothing. */
export function saysOf(lead: ReadPaper, papers: readonly ReadPaper[]): string {
  if (lead.kind === null || lead.kind === 'other')
    return 'We could not tell what this paper is. Read it yourself, or ask the clerk of the court that it names.';
  const is = `${itIs(lead.kind)}. ${meaning(lead, papers)}`;
  const loses = /\b(?:default|judgment|evict|possession)\b/i.test(
    otherwiseOf(lead, papers)?.value.what ?? '',
  );
  // What was lost is lost already.
  return loses && !endsClaim(kindById(lead.kind).name)
    ? `${is} It says that you can lose if you do nothing.`
    : is;
}

/** 'If you fail to appear and defend': whoever got the paper is who does nothing. */
const READER_FAILS =
  /\b(?:if|should|unless|upon)\s+(?:you|your|(?:the\s+)?(?:above[- ]named\s+)?(?:defendants?|respondents?|tenants?|residents?))\b|\byour?\s+(?:failure|default)\b|\bfailure\s+(?:to|of)\b/i;
/** What a form tells whoever fills it in, serves it or keeps it. */
const OF_FORM =
  /\binstructions?\s+(?:to|for)\s+(?:the\s+)?(?:clerk|sheriff|server|bailiff|attorneys?)\b|\b(?:fill(?:ed|ing)?|complet(?:e|ed|ing))\s+(?:out|in|all)\b[^.;]{0,40}\bform\b|\b(?:envelope|certified\s+mail|return\s+receipt)\b[^.;]{0,80}\b(?:returned|refused|unclaimed|endorsement)\b|\bservice\b[^.;]{0,40}\b(?:is\s+)?(?:refused|unclaimed)\b/i;

/** What the papers say happens to whoever does nothing, those of the leading paper first; null where that is unsure. */
export function otherwiseOf(
  lead: ReadPaper,
  papers: readonly ReadPaper[],
): Standing<'consequence'>['fact'] | null {
  const all = factsOf([lead, ...papers.filter((paper) => paper !== lead)], 'consequence').filter(
    ({ fact }) => !OF_FORM.test(fact.quote),
  );
  const own = all.filter(({ fact }) => fact.certainty !== 'unsure' && READER_FAILS.test(fact.quote));
  const found = surest(own) ?? surest(all);
  return found === undefined || found.fact.certainty === 'unsure' ? null : found.fact;
}

/** Whether the papers call to a day at the court and give no time to answer. */
function setsOnlyDay(papers: readonly ReadPaper[]): boolean {
  const comes = factsOf(papers, 'hearing').some(
    ({ fact }) => fact.value.date !== null && fact.certainty !== 'unsure',
  );
  // An answer that may be brought to that day has no time of its own.
  const answers = factsOf(papers, 'deadline').filter(
    ({ fact: { value } }) => (value.date ?? value.period ?? null) !== null,
  );
  return comes && !answers.some(({ fact, paper }) => needOf(fact, paper.filename) === ANSWER);
}

function setsDayForMotion(paper: ReadPaper): boolean {
  const told = (kind: 'deadline' | 'hearing') => factsOf([paper], kind).map(({ fact }) => fact);
  return setsMotionDay({ deadlines: told('deadline'), hearings: told('hearing') });
}

const LONGEST_PURPOSE = 120;

/** What the one hearing of a paper is for, in its words; null where it sets several, or says no more than its name. */
function hearingAbout(paper: ReadPaper): string | null {
  const [only, ...more] = factsOf([paper], 'hearing');
  if (only === undefined || more.length > 0) return null;
  const { label, value } = only.fact;
  const isMore = value.what.toLowerCase() !== label.toLowerCase() && value.what.length <= LONGEST_PURPOSE;
  return isMore && only.fact.certainty !== 'unsure' ? wholePhrase(value.what) : null;
}

function meaning(lead: ReadPaper, papers: readonly ReadPaper[]): string {
  switch (lead.kind) {
    case 'summons':
      return setsOnlyDay(papers) ? SUED.day : SUED.time;
    case 'complaint':
    case 'petition':
      return 'It says what somebody wants from somebody else in court.';
    case 'eviction-notice':
      return 'Your landlord tells you to do something or to leave. It is not yet an order of a court.';
    case 'demand-letter':
      return 'Somebody asks you for something. It is not from a court.';
    case 'letter':
      return isLetter(lead)
        ? 'It is not an order of a court.'
        : 'A clerk of the court sent it. Read what it asks of you, and by when.';
    case 'offer':
    case 'email':
    case 'messages':
      return 'It is not an order of a court.';
    case 'order':
    case 'minute-entry': {
      const motion = setsDayForMotion(lead) ? motionNamed(lead) : null;
      const is = kindById(lead.kind).is;
      return motion === null ? is : `${is} It sets a day for this: ${motion}.`;
    }
    case 'motion': {
      const asks = motionOf(lead)?.isForSummaryJudgment
        ? 'It asks the judge to decide without a trial.'
        : null;
      const is = kindById(lead.kind).is;
      return asks === null
        ? is
        : `${is} ${asks} Whoever does not answer it in writing and in time can lose by it.`;
    }
    case 'admissions':
      return `What you do not answer in time can count as admitted. ${kindById(lead.kind).is}`;
    case 'notice-hearing': {
      const about = hearingAbout(lead);
      const is = 'The court has set a day on which you should be there.';
      return about === null ? is : `${is} It is about this: “${about}”`;
    }
    default:
      return kindById(lead.kind ?? 'other').is;
  }
}

/** What to ask next. */
export function asksOf(
  lead: ReadPaper,
  {
    role,
    own,
    papers,
    isTold = false,
  }: {
    role: Proposal['role']['value'];
    own: Pick<Proposal, 'sendBack' | 'decision'>;
    papers: readonly ReadPaper[];
    /** Whether the paper tells itself when and how its reader was served. */
    isTold?: boolean;
  },
): Proposal['asks'] {
  // Nobody was served by a form that asks to be sent back, and a judgment against who was absent waits for no answer.
  const waits = own.decision === 'judgment' || papers.some((paper) => paper.kind === 'summons');
  if (runsFromItself(own) && !waits) return 'nothing';
  if (isLetter(lead)) return 'letter';
  if (role === 'plaintiff' && callsForAnswer(lead)) return 'filed-when';
  if (callsForAnswer(lead)) return 'how-served';
  // Whoever was served by it says when and how, where the proof does not.
  if (provesService(lead) && role !== 'plaintiff') return isTold ? 'nothing' : 'how-served';
  const times = factsOf([lead], 'deadline').some(({ fact }) => isFromService(fact));
  return times ? 'how-served' : 'nothing';
}

function isFromService(fact: FoundFact): boolean {
  return (
    fact.kind === 'deadline' &&
    !fact.value.date &&
    !runsFromOwnDay(fact.value.period?.from ?? '') &&
    !runsFromAnotherPaper(fact.value.period?.from ?? '') &&
    /\bserv|receiv|receipt|notice\b/i.test(fact.value.period?.from ?? '')
  );
}
