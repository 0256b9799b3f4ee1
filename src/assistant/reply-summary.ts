import { isCalendarDate } from '../calendar-date.ts';
import { explainEntry } from '../docket/explain-entry.ts';
import { CASE_KIND_WORDS } from '../law/courts/case-kinds.ts';
import { isFormOrList } from '../papers/kind-of.ts';
import { readPaper } from '../papers/paper.ts';
import type { AnalysisClaim } from '../papers/schema.ts';
import { readSentences } from '../papers/sentences.ts';
import { numberInWords } from '../text/number-words.ts';
import { asSentence } from '../text/sentence-end.ts';
import { amount, listed } from '../text/words.ts';
import { unsaidKind } from './called.ts';
import { numberedParagraphs } from './complaint-facts.ts';
import { decisionsOf } from './decisions.ts';
import { asTitle, type BuiltinReply, Draft, type Place } from './draft.ts';
import { entryKey } from './entry-key.ts';
import { complaintParties } from './fact-complaint.ts';
import type { AnalysisFact, CaseFacts } from './facts-schema.ts';
import type { ReadComplaint } from './known-facts.ts';
import { notCivil } from './not-civil.ts';
import type { Situation } from './situation.ts';
import { sourcePlace } from './source-place.ts';
import { toDosOf } from './to-do-rules.ts';
import { day, dayAndDistance, shortened } from './words.ts';

const MOST_CLAIMS = 6;
const MOST_SUMS = 2;
const MOST_RELIEF = 2;
const MOST_PAPERS = 4;
const MANY_PARAGRAPHS = 100;
const MOST_TYPES = 6;

/** 'Count I', 'Claim Two', 'First claim'. */
function claimName(number: string): string {
  if (/^(?:[IVXLC]+|\d{1,3}|[A-Z])$/i.test(number)) return `Count ${number}`;
  const name = `${number.charAt(0).toUpperCase()}${number.slice(1).toLowerCase()}`;
  return numberInWords(number) > 0 ? `Claim ${name}` : `${name} claim`;
}

/** A claim with its statute and its place: 'Count I: Failure to Pay Rent (§ 47-8-33) [2]'. */
export function claimLine(draft: Draft, complaint: ReadComplaint, claim: AnalysisClaim): string {
  const place = sourcePlace(complaint, claim.evidence);
  const name = claim.number === null ? '' : `${claimName(claim.number)}: `;
  const statute = /§|\d{3}/.test(claim.type) ? undefined : claim.statutes.find((each) => /§|\d/.test(each));
  const law = statute === undefined ? '' : ` (${statute})`;
  return `${name}${asTitle(claim.type, 110)}${law}${place === null ? '' : draft.cite(place)}`;
}

function sayCase(draft: Draft, { facts, isBeforeCase, kind: known }: Situation): void {
  const { case: item, side } = facts;
  const number = item.caseNumber === null ? 'no case number entered' : item.caseNumber;
  const kind = item.caseType === null || isBeforeCase ? '' : ` ${CASE_KIND_WORDS[known]},`;
  draft.point(
    `${item.title} (${number}):${kind} ${item.courtName ?? 'no court entered'}. You are ${side === 'attorney' ? 'an attorney in it' : `the ${side}`}.`,
    'case:title',
    'case:number',
    'case:court',
    'case:side',
  );
  const names = [
    item.plaintiffName !== null && `plaintiff ${item.plaintiffName}`,
    item.defendantName !== null && `defendant ${item.defendantName}`,
  ].filter((name) => name !== false);
  if (names.length > 0)
    draft.point(asSentence(`Parties entered: ${names.join('; ')}`), 'case:plaintiff', 'case:defendant');
}

/** Of papers whose category nobody chose. */
function readFromWords(suggested: number, total: number): string {
  if (suggested === 1) return `What ${total === 1 ? 'it' : 'one of them'} is was read from its words`;
  const which = suggested === total ? 'they' : `${suggested.toLocaleString('en-US')} of them`;
  return `What ${which} are was read from their words`;
}

function sayPapers(draft: Draft, { facts: { documents } }: Situation): void {
  const { total, ready, failed, byType, unread } = documents;
  if (total === 0) return;
  const types = byType
    .slice(0, MOST_TYPES)
    .map(({ type, count }) => `${type} (${count.toLocaleString('en-US')})`);
  const more = byType.length > MOST_TYPES ? ', and others' : '';
  const suggested = byType.reduce((sum, each) => sum + (each.suggested ?? 0), 0);
  const waiting = total - ready - failed;
  const lost = unread.filter(({ isFailed }) => isFailed).map(({ filename }) => filename);
  const states = [
    suggested > 0
      ? ` ${readFromWords(suggested, total)}: choose the category yourself where it is wrong.`
      : '',
    failed > 0 ? ` ${failed.toLocaleString('en-US')} could not be read (${listed(lost, 3)}).` : '',
    waiting > 0 ? ` ${waiting.toLocaleString('en-US')} not read yet.` : '',
  ];
  draft.point(
    `${amount(total, 'document')}: ${types.join(', ')}${more}.${states.join('')}`,
    'document:total',
  );
}

function sayDocket(draft: Draft, { facts: { docket }, ended }: Situation): void {
  const [newest] = docket.newest;
  if (newest === undefined) return;
  const isEnd = ended?.key === `docket:${entryKey(newest)}`;
  const meaning = isEnd ? 'It may end the case or a part of it.' : explainEntry(newest).meaning;
  const when = newest.date === null ? '' : `, of ${day(newest.date)}`;
  draft.point(
    `${amount(docket.total, 'docket entry', 'docket entries')}; the newest${when}: ${shortened(newest.description, 140)} In plain words: ${meaning}`,
    'docket:total',
    `docket:${entryKey(newest)}`,
  );
}

function sayTimeline(draft: Draft, { facts: { deadlines }, today }: Situation): void {
  const open = deadlines.filter(({ status, date }) => status !== 'done' && date !== null);
  const late = open.filter(({ status }) => status === 'overdue');
  const next = open.find(({ date }) => date !== null && date >= today);
  if (open.length === 0) {
    draft.absent(['deadline', 'hearing', 'offer'], 'No open deadline on your timeline has a date yet.');
    return;
  }
  const parts = [
    late.length > 0 &&
      `${amount(late.length, 'deadline')} overdue: ${listed(
        late.map(({ kind }) => kind),
        3,
      )}`,
    next?.date && `next: ${next.kind}, ${dayAndDistance(next.date, today)}`,
  ].filter(Boolean);
  draft.point(
    `Timeline: ${parts.join('; ')}.`,
    ...late.slice(0, 3).map(({ id }) => `deadline:${id}`),
    ...(next ? [`deadline:${next.id}`] : []),
  );
}

const IN_SHORT =
  /\bthis is (?:an?|the) (?:[\w-]+ ){0,4}(?:action|case|lawsuit|complaint|suit)\b|\bbrings? this (?:\w+ )?(?:action|suit|complaint|lawsuit)\b|\bthis (?:action|lawsuit|suit) (?:arises|seeks|challenges|concerns|is brought|is about)\b/i;

function sayParties(draft: Draft, complaint: ReadComplaint): void {
  const by = complaintParties(complaint, 'plaintiff');
  const against = complaintParties(complaint, 'defendant');
  const [first] = by;
  if (first === undefined || against.length === 0) {
    draft.point(
      `${complaint.filename} is read as a complaint; its parties could not be read with certainty.`,
    );
    return;
  }
  const place = sourcePlace(complaint, first.evidence);
  const names = (all: typeof by) =>
    listed(
      all.map(({ name }) => name),
      3,
    );
  draft.point(
    `${complaint.filename}: ${names(by)} against ${names(against)}${place === null ? '' : draft.cite(place)}.`,
    `document:${complaint.documentId}`,
  );
}

/** The sentence in which a complaint says what it is about. */
function gistOf(complaint: ReadComplaint): Place | null {
  const { documentId, filename } = complaint;
  for (const { text, page } of complaint.analysis.factual_allegations) {
    const sentence = readSentences(readPaper(text)).find(
      (each) => each.text.length > 60 && IN_SHORT.test(each.text),
    );
    // The allegation is told without its number and stamps: the words are looked up on its page.
    if (sentence)
      return { documentId, filename, page, start: null, text: text.slice(sentence.start, sentence.end) };
  }
  return null;
}

/** The first and the last day that a complaint tells of, with the words around them. */
function daysOf(complaint: ReadComplaint): Place[] {
  const { timeline, factual_allegations } = complaint.analysis;
  // Out of hundreds of paragraphs a day or two would tell nothing.
  if (factual_allegations.length > MANY_PARAGRAPHS) return [];
  const exact = timeline.filter(
    ({ date, text }) =>
      isCalendarDate(date) && text.length > 40 && !/^dated\b|respectfully submitted|\bs\//i.test(text),
  );
  const [first] = exact;
  const last = exact.at(-1);
  return [...new Set([first, last])].flatMap((entry) =>
    entry ? (sourcePlace(complaint, entry.evidence) ?? []) : [],
  );
}

function sayComplaint(draft: Draft, complaint: ReadComplaint): void {
  const { claims, factual_allegations, damages, relief, jury_demand, warnings } = complaint.analysis;
  sayParties(draft, complaint);
  const gist = gistOf(complaint);
  if (gist !== null) draft.point(`It says of itself: ${draft.quote(gist)}`);
  const numbered = numberedParagraphs(complaint);
  const paragraphs =
    numbered > 0
      ? amount(numbered, 'numbered paragraph')
      : `${amount(factual_allegations.length, 'paragraph')} without numbers`;
  if (claims.length > 0) {
    draft.point(`It makes ${amount(claims.length, 'claim')}, in ${paragraphs}:`);
    for (const claim of claims.slice(0, MOST_CLAIMS)) draft.point(claimLine(draft, complaint, claim));
    if (claims.length > MOST_CLAIMS) draft.point(`and ${amount(claims.length - MOST_CLAIMS, 'more claim')}.`);
  }
  const asks = new Set(relief.map(({ evidence }) => evidence.start));
  const sums = damages
    .filter(({ amount: sum, evidence }) => sum !== null && !asks.has(evidence.start))
    .slice(0, MOST_SUMS);
  for (const { evidence } of sums) {
    const place = sourcePlace(complaint, evidence);
    if (place) draft.point(`A sum it names: ${draft.quote(place, 200)}`);
  }
  for (const place of daysOf(complaint)) draft.point(`A day it names: ${draft.quote(place, 180)}`);
  const own = relief.filter(({ text }) => !text.trim().endsWith(':'));
  const asked = (own.length > 0 ? own : relief)
    .flatMap(({ evidence }) => sourcePlace(complaint, evidence) ?? [])
    .slice(0, MOST_RELIEF);
  for (const place of asked) draft.point(`It asks for: ${draft.quote(place, 180)}`);
  const jury = jury_demand && sourcePlace(complaint, jury_demand.evidence);
  if (jury) draft.point(`It asks for a jury${draft.cite(jury)}.`);
  const [warning] = warnings;
  if (warning !== undefined) draft.point(`Look at the paper itself: ${warning}`);
}

/** Code of a form that was never filled in. */
const TEMPLATE = /\{\{|\{%|_{4,}/;
/** The head of a paper, with the parties. */
const CAPTION = /\b(?:plaintiffs?|petitioners?),?\s+vs?\.\s|^in the\b.*\bcourt\b/i;
const MOSTLY_CAPITALS = 0.6;

/** A line of a caption, of a heading or of a signature says nothing about its paper. */
function isCaption(text: string): boolean {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = line.match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase()).length;
  return (
    CAPTION.test(line) ||
    /\b(?:plaintiffs?|defendants?|petitioners?|respondents?)[.,;]*$/i.test(line) ||
    capitals > letters.length * MOSTLY_CAPITALS
  );
}

function tellingPlace(facts: CaseFacts, fact: AnalysisFact): Place | null {
  if (fact.analysis.type !== 'summary' || isFormOrList(fact.docType)) return null;
  const [decision] = decisionsOf(facts, fact.documentId);
  const points = fact.analysis.key_point_sources.flatMap((evidence) => sourcePlace(fact, evidence) ?? []);
  return (
    decision ??
    points.find(({ text }) => !TEMPLATE.test(text) && !isCaption(text) && text.length > 40) ??
    null
  );
}

function sayOthers(draft: Draft, { facts, complaint }: Situation): void {
  const others = facts.documents.analyses
    .filter(({ documentId }) => documentId !== complaint?.documentId)
    .flatMap((fact) => {
      const place = tellingPlace(facts, fact);
      return place === null ? [] : [{ fact, place }];
    });
  for (const { fact, place } of others.slice(0, MOST_PAPERS)) {
    const kind = fact.docType === 'Other' ? null : unsaidKind(fact.filename, fact.docType);
    const what = [kind, fact.docDate && day(fact.docDate)].filter(Boolean).join(', ');
    const name = `${fact.filename}${what === '' ? '' : ` (${what})`}`;
    draft.point(`${name}: ${draft.quote(place, 200)}`, `document:${fact.documentId}`);
  }
}

/** What the case is, what papers there are, what the complaint says in its own words, and what was not read. */
export function summaryReply(situation: Situation, passages: readonly Place[]): BuiltinReply {
  const { facts, complaint } = situation;
  const draft = new Draft(facts);
  const urgent = toDosOf(situation, passages).filter(({ urgency }) => urgency === 'at-once');
  urgent.slice(0, 2).forEach(({ what, keys }, at) => {
    draft.say(`${at === 0 ? 'Most urgent' : 'Then'}: ${what}`, ...keys);
  });
  for (const line of notCivil(situation)) draft.say(line);
  draft.fromCase();
  sayCase(draft, situation);
  sayTimeline(draft, situation);
  sayPapers(draft, situation);
  sayDocket(draft, situation);
  if (facts.documents.total === 0) {
    draft.say(
      'There are no documents yet, so there is nothing to quote from. Upload what you were given and what you filed, then ask again.',
    );
    return draft.finish({ most: 0.4 });
  }
  if (complaint !== null || facts.documents.analyses.length > 0) draft.fromDocuments();
  if (complaint !== null) sayComplaint(draft, complaint);
  else if (!situation.isBeforeCase)
    draft.point('No document here was recognized as a complaint; one may stand inside another file.');
  sayOthers(draft, situation);
  if (complaint !== null) {
    draft.say('A complaint is one side’s story; quoting it does not mean that it is true.');
  }
  return draft.finish({ most: 0.85 });
}
