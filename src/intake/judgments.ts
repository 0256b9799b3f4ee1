import { appealGivenUp } from '../facts/given-up.ts';
import { GIVES_BACK, givesPlaceBack, rowsOf } from '../facts/gives-back.ts';
import { officersDay } from '../facts/stay.ts';
import { isNameless } from '../facts/times/no-name.ts';
import { OUT_DAY } from '../next/day-names.ts';
import { decides } from '../papers/kind-of.ts';
import type { KindId } from '../papers/kinds.ts';
import { type ReadPaper, textOf } from './paper.ts';
import type { DECISIONS, Proposal } from './schema.ts';
import { wholeDays } from './whole-days.ts';

export type Decision = (typeof DECISIONS)[number];

const BY_DEFAULT = /\bdefault\s+judgment\b|\bjudgment\s+(?:by|on|upon)\s+default\b/i;
const ABSENT =
  /\b(?:defendants?|respondents?|tenants?|residents?)\b[^.;]{0,80}\b(?:did\s+not|failed\s+to|failing\s+to|failure\s+to|has\s+not|not)\s+(?:answer|appear)/i;
const RULINGS: ReadonlySet<KindId | null> = new Set<KindId>(['order', 'minute-entry', 'opinion']);
const PARTY = '(?:plaintiff|petitioner|defendant|respondent|tenant|landlord|counter-?claimant)';
/** 'Judgment is hereby entered for Plaintiff', 'the Court enters judgment against', 'Plaintiff is granted judgment'. */
const WHOM = String.raw`(?:[^.;]|\.(?=\d)){0,80}?\b(?:for|in\sfavou?r\sof|against)\b`;
const NOW = String.raw`(?<!\b(?:will|shall|may|to|should|can|must|would|could))\s(?:is|be)\b(?:,?\s(?:hereby|now|therefore|and|the\ssame|is|also),?){0,4}\s`;
const ENTERS = new RegExp(
  [
    String.raw`(?<!\bno\s(?:\w+\s)?)\bjudgment\b(?:[^.;]|\.(?=\d)){0,80}?${NOW}(?:entered|rendered)\b${WHOM}`,
    String.raw`(?<!\bmotions?\b[^.;]{0,80})\bjudgment${NOW}(?:awarded|granted)\b${WHOM}`,
    String.raw`\b(?:enters|renders|awards)\s(?:\w+\s){0,2}judgment\b${WHOM}`,
    String.raw`\b${PARTY}\b[^.;]{0,60}?\b(?:is|shall)\s(?:hereby\s)?(?:awarded|granted|have(?:\sand\srecover)?|recover)\s(?:an?\s)?(?:\w+\s)?judgment\b`,
  ].join('|'),
  'i',
);
/** 'If a payment is missed, judgment is entered': it is not entered yet. */
const NOT_YET =
  /\b(?:if|unless|should|when|until|once|whether|upon|in case|asks?|request\w*|mov(?:es|ed))\b/i;

/** Whether an order says itself that judgment is entered for or against somebody, and not only that it will be. */
function entersJudgment(paper: ReadPaper): boolean {
  return rowsOf(textOf(paper)).some((row) => {
    const even = row.replace(/\s+/g, ' ');
    const found = ENTERS.exec(even);
    return found !== null && !NOT_YET.test(even.slice(0, found.index));
  });
}

const isJudgmentPaper = (paper: ReadPaper) =>
  decides(paper.kind) || (RULINGS.has(paper.kind) && entersJudgment(paper));

/** Whether by such a paper a rented place is given back. */
export const givesBack = ({ decision }: Pick<Proposal, 'decision'>): boolean =>
  decision === 'restitution' || decision === 'eviction-writ';

const givesHomeBack = (paper: ReadPaper) => givesPlaceBack(textOf(paper));

/** 'If defendant does not appear, a warrant may issue' tells of nobody who stayed away. */
const isAbsence = (sentence: string) =>
  ABSENT.test(sentence) && !/\b(?:if|unless|should|in case)\b/i.test(sentence);

/** What the judgment among the papers is; null where none is among them. */
export function judgmentOf(papers: readonly ReadPaper[]): Decision | null {
  const decisions = papers.filter(isJudgmentPaper);
  if (decisions.length === 0) return null;
  if (decisions.some(givesHomeBack)) return 'restitution';
  const isDefault = (paper: ReadPaper) =>
    paper.kind === 'default-judgment' || BY_DEFAULT.test(paper.head) || rowsOf(textOf(paper)).some(isAbsence);
  if (decisions.some(isDefault)) return 'default-judgment';
  return decisions.every(({ kind }) => kind === 'agreed-judgment') ? 'agreed-judgment' : 'judgment';
}

/** The sentence of a judgment by which the right to appeal is given up; null where none gives it up. */
export function givenUpIn(papers: readonly ReadPaper[]): string | null {
  return papers.filter(isJudgmentPaper).flatMap((paper) => appealGivenUp(textOf(paper)) ?? [])[0] ?? null;
}

const BOX = /\[[ _]{0,3}\]|[☐□❏▢]/;
/** What of a form a tick stands before, up to the next box. */
const CHOSEN = /(?:\[\s?[xX✓✗✔✘]\s?\]|[☑☒✔✘⊠])([^[☐□❏▢☑☒✔✘⊠\n]{0,60})/gu;
const AT_DEFAULT = /\b(?:by|on|upon)\s+default\b|\bdefault\s+judgment\b/i;
const AT_TRIAL =
  /\b(?:after|at)\s+(?:an?\s+)?(?:(?:court|jury|bench)\s+)?trial\b|\b(?:was|were)\s+tried\b|\bcame\s+(?:on|before\s+the\s+court)\s+for\s+(?:\w+\s+)?trial\b/i;

/** How a judgment came about: after a trial at which both were there, or against who was absent; null where it does not say. */
export function cameBy(papers: readonly ReadPaper[]): 'trial' | 'default' | null {
  const ways = papers.filter(isJudgmentPaper).map((paper) => {
    const text = textOf(paper);
    // A form prints the sentences of both; only its ticks say which.
    const chosen = [...text.matchAll(CHOSEN)].flatMap(([, words = '']) => words);
    const said = BOX.test(text) || chosen.length > 0 ? chosen : rowsOf(text);
    if (said.some((words) => AT_DEFAULT.test(words) || isAbsence(words.replace(/\s+/g, ' '))))
      return 'default';
    return said.some((words) => AT_TRIAL.test(words)) ? 'trial' : null;
  });
  return ways.find((way) => way !== null) ?? null;
}

/** The judge or the clerk begins a line with the day; in a sentence it may be that of another paper. */
const OWN_DAY =
  /^[^\S\n]*(?:(?:so\s+)?ordered[^\n]{0,20}?|(?:the\s+)?(?:judgment|this)\s+(?:was\s+)?|date\s+)?(?:filed|entered|signed|rendered|dated|done)\b[^\n]{0,80}/gim;
/** A notice that it was entered tells the day in a sentence of its own. */
const TOLD_ENTERED = /\bjudgment\b[^\n;]{0,60}\b(?:was|were|has\s+been)\s+entered\b[^\n]{0,80}/gi;

/** 'Was mailed first class on …', above the clerk's name. */
const MAILED = /\b(?:mailed|mailing|served by mail)\b[^.;]{0,160}/gi;
const FROM_MAILING = /\bafter\b[^.;]{0,80}\b(?:mailed|mailing)\b/i;

/** The day on which a notice of a judgment was mailed, where it says itself that its times run from then; null otherwise. */
function noticedOn(papers: readonly ReadPaper[], today: string): string | null {
  const [notice] = papers.filter(({ kind }) => kind === 'judgment-notice');
  if (notice === undefined || !FROM_MAILING.test(textOf(notice))) return null;
  const days = (textOf(notice).match(MAILED) ?? []).flatMap(wholeDays).filter((day) => day <= today);
  return days.toSorted()[0] ?? null;
}

/** The earliest day on which the judgment can have been entered; null where none stands there, or it is still to come. */
export function enteredOn(papers: readonly ReadPaper[], today: string): string | null {
  const noticed = noticedOn(papers, today);
  if (noticed !== null) return noticed;
  const past = papers.filter(isJudgmentPaper).map((paper) => {
    const told = paper.kind === 'judgment-notice' ? (textOf(paper).match(TOLD_ENTERED) ?? []) : [];
    const lines = [...told, ...(textOf(paper).match(OWN_DAY) ?? [])].flatMap(wholeDays);
    const filed = paper.facts.flatMap((fact) =>
      fact.kind === 'filed' && fact.certainty !== 'unsure' && fact.status !== 'dismissed'
        ? [fact.value.date]
        : [],
    );
    const isPast = (day: string | null): day is string => day !== null && day.length === 10 && day <= today;
    const own = lines.filter(isPast);
    return (own.length > 0 ? own : [paper.docDate, ...filed].filter(isPast)).toSorted()[0];
  });
  return past.find((day) => day !== undefined) ?? null;
}

/** The day from which a judgment lets an officer put somebody out, as it names it; null where it names none. */
export function outFrom(papers: readonly ReadPaper[], today: string): string | null {
  const entered = enteredOn(papers, today) ?? today;
  const giving = papers.filter((paper) => isJudgmentPaper(paper) && givesHomeBack(paper));
  const acts = giving.flatMap((paper) => officersDay(textOf(paper), entered) ?? []);
  const named = giving
    .flatMap((paper) => rowsOf(textOf(paper)))
    .filter((sentence) => GIVES_BACK.test(sentence))
    .flatMap(wholeDays)
    .filter((day) => day > entered);
  return [...acts, ...named].toSorted()[0] ?? null;
}

/** The day of the writ, once, under its own name: it is the owner's to use, and the tenant's to know. */
export function withOutDay(deadlines: Proposal['deadlines'], out: string | null): Proposal['deadlines'] {
  const isOut = (due: Proposal['deadlines'][number]) =>
    out !== null && due.date === out && isNameless(due.label);
  const named = deadlines.filter(isOut);
  // Of one day told twice the hour stays.
  const kept = named.find(({ time }) => time !== null) ?? named[0];
  return deadlines.flatMap((due) => {
    if (!isOut(due)) return [due];
    return due === kept ? [{ ...due, label: OUT_DAY, who: 'defendant' as const }] : [];
  });
}
