import { COUNTERCLAIM } from '../conversations/concepts.ts';
import { isByCourt, kindOf, statesClaim } from '../papers/kind-of.ts';
import { type BuiltinReply, Draft, type Place } from './draft.ts';
import type { CaseFacts, PaperSays } from './facts-schema.ts';
import { isOnNamedDay, namesDays } from './named-days.ts';
import { isOthersFailure, isOwnAbsence, isOwnDuty } from './own-duties.ts';
import { inPaperWords } from './paper-words.ts';
import { plainWords } from './plain-words.ts';
import { dayOfFact, type PaperFact, placeOf, saidFacts } from './said-facts.ts';
import { sayBeside } from './said-reply.ts';
import { sentencesOf } from './said-sentences.ts';
import { sayFact } from './say-fact.ts';
import { sayQuotes } from './say-quotes.ts';
import type { Situation } from './situation.ts';
import { dayAndDistance } from './words.ts';
import { type Worry, worryOf } from './worries.ts';
import { sayMoved, sayPartPayment, sayRent, sayTooOld } from './worry-claims.ts';
import { sayMadeOf } from './worry-sums.ts';

interface Asked {
  question: string;
  situation: Situation;
  passages: readonly Place[];
}

const MOST_PAPERS = 3;
const MOST_OF_ONE = 6;
const MOST_OF_SEVERAL = 3;
const MOST_DAYS = 3;
const LONGEST_ALLEGATION = 600;

/** How people call papers, and the kinds that they mean. */
const CALLED: readonly (readonly [asked: RegExp, kinds: RegExp])[] = [
  [
    /\bletters?\b|\blawyers?\b|\battorneys?\b|\boffer\b|\bdeal\b|\bsettlement\b/,
    /letter|offer|email|stipulation/,
  ],
  [/\borders?\b|\bjudge\b/, /order|judgment|minute|writ|decree/],
  [/\bnotices?\b/, /notice/],
  [/\bsummons\b/, /summons/],
  [/\b(?:complaint|lawsuit|petition)\b/, /complaint|petition/],
  [/\bsubpoena\b/, /subpoena/],
  [/\be-?mails?\b/, /email/],
  [/\bwrit\b|\bgarnish\w*/, /writ|garnish/],
  [/\bstipulation\b|\bagreement\b|\bcontract\b|\blease\b/, /stipulation|contract|agreement|lease|offer/],
];

/** The papers that a question means: by their day, by what it calls them; else all, the newest first. */
function papersMeant(question: string, { documents, today }: CaseFacts): PaperSays[] {
  const all = (documents.says ?? []).toSorted((a, b) => (b.docDate ?? '').localeCompare(a.docDate ?? ''));
  if (namesDays(question)) {
    const ofDay = all.filter(({ docDate }) => docDate !== null && isOnNamedDay(docDate, question, today));
    if (ofDay.length > 0) return ofDay;
  }
  const plain = plainWords(question);
  const kinds = CALLED.filter(([asked]) => asked.test(plain)).map(([, each]) => each);
  const called = all.filter(({ docType, filename }) =>
    kinds.some((each) => each.test(`${kindOf(docType) ?? ''} ${docType ?? ''} ${filename}`.toLowerCase())),
  );
  return called.length > 0 ? called : all;
}

function sentencesIn(papers: readonly PaperSays[], { situation, passages }: Asked): Place[] {
  const ids = new Set(papers.map(({ documentId }) => documentId));
  return sentencesOf(situation.facts, passages)
    .filter(({ documentId }) => ids.has(documentId))
    .sort((a, b) => (a.documentId === b.documentId ? (a.start ?? 0) - (b.start ?? 0) : 0));
}

/** Days to come that these papers name for this side or for nobody in particular. */
function ownDays(papers: readonly PaperSays[], facts: CaseFacts): PaperFact[] {
  const ids = new Set(papers.map(({ documentId }) => documentId));
  const other = facts.side === 'plaintiff' ? 'defendant' : 'plaintiff';
  const found = saidFacts(facts, ['hearing', 'deadline', 'offer']).filter((each) => {
    const { fact, paper } = each;
    const date = dayOfFact(each);
    const isTheirs = fact.kind === 'deadline' && [other, 'court', 'other'].includes(fact.value.who);
    const isSet = date === null ? fact.kind === 'deadline' && fact.value.period != null : date >= facts.today;
    return ids.has(paper.documentId) && isSet && !isTheirs;
  });
  return found
    .filter((each, at) => found.findIndex((one) => one.fact.quote === each.fact.quote) === at)
    .sort((a, b) => (dayOfFact(a) ?? '9').localeCompare(dayOfFact(b) ?? '9'))
    .slice(0, MOST_DAYS);
}

/** The first day that a paper sets for it; not as something that has to be done. */
function saySigningDay(draft: Draft, papers: readonly PaperSays[], { facts, today }: Situation): void {
  const [first] = ownDays(papers, facts);
  const date = first === undefined ? null : dayOfFact(first);
  if (first === undefined || date === null) return;
  const { filename, documentId } = first.paper;
  draft.point(
    `The day that it names is ${dayAndDistance(date, today)}. ${filename}, page ${first.fact.page}: ${draft.quoteSentence(placeOf(first))}`,
    `document:${documentId}`,
  );
}

const SIGNING =
  /\b(?:by|upon|on|in) (?:your |the )?sign(?:ing|ature)\b|\b(?:if|when|once) (?:you|it is|they are|both|all|the \w+) (?:\w+ ){0,3}?sign(?:s|ed)?\b|\bsign(?:ing)? (?:this|it|that|the|and|below|both|here|before)\b|\bthe undersigned\b|\byour signature\b/i;
const GIVES_UP =
  /\b(?:waiv\w+|releas\w+|giv\w+ up|forgo\w*|withdraw\w*|relinquish\w*|surrender\w*|forfeit\w*|discharg\w+|hold harmless|indemnif\w+|consent\w*|confess\w*|admit\w*|acknowledg\w+|agrees?|stipulates?|covenants?|bound)\b/i;
const BY_WHEN = /\b(?:by|until|till|before|no later than)\b.{0,30}\d/i;
const OTHERWISE = /\b(?:if|should|unless)\b.{0,60}\b(?:not|unless|refuse\w*|reject\w*|declin\w+)\b/i;

/** What a signature would do, in the words of the papers that ask for one: its own sentences and those right behind them. */
function saySigning(draft: Draft, asked: Asked): boolean {
  // What a court signed asks nobody to sign.
  const isAsking = ({ docType }: PaperSays) => !isByCourt(docType);
  const meant = papersMeant(asked.question, asked.situation.facts).filter(isAsking);
  const all = (asked.situation.facts.documents.says ?? []).filter(isAsking);
  const [own, others] = [meant, all].map((papers) => {
    const places = sentencesIn(papers, asked);
    const signing = places.filter(({ text }) => SIGNING.test(text.replace(/\s+/g, ' ')));
    const ids = new Set(signing.map(({ documentId }) => documentId));
    const near = places.filter(
      (place) =>
        ids.has(place.documentId) &&
        (signing.includes(place) || GIVES_UP.test(place.text.replace(/\s+/g, ' '))),
    );
    // What only asks for a signature says less than what it does.
    const weight = ({ text }: Place) => (GIVES_UP.test(text) ? 0 : 1);
    return { places, ids, told: near.toSorted((a, b) => weight(a) - weight(b)).slice(0, MOST_OF_ONE) };
  });
  const found = own !== undefined && own.told.length > 0 ? own : others;
  if (found === undefined || found.told.length === 0) return false;
  draft.say(
    'Whether to sign is yours to decide; it cannot be decided here. What a signature would do, in the words of the paper:',
  );
  draft.fromDocuments();
  sayQuotes(draft, found.told);
  saySigningDay(
    draft,
    all.filter(({ documentId }) => found.ids.has(documentId)),
    asked.situation,
  );
  const otherwise = found.places.filter(
    (place) =>
      found.ids.has(place.documentId) &&
      !found.told.includes(place) &&
      (OTHERWISE.test(place.text.replace(/\s+/g, ' ')) || BY_WHEN.test(place.text)),
  );
  sayQuotes(draft, otherwise.slice(0, 2));
  draft.say(
    'A legal aid office or a lawyer can tell you what of this would bind you, and if you can take it back. Ask before the day that it names.',
  );
  return true;
}

const ITEM = /^\s*(?:\(?[a-z\d]{1,3}[.)]|[•*-])\s/i;

/** The sentences that say what this side has to do or to leave; with one that ends in a colon, the items under it. */
function withItems(places: readonly Place[], side: CaseFacts['side']): Place[] {
  let isUnder = false;
  return places.filter(({ text }) => {
    const isDuty = isOwnDuty(text, side);
    const isItem = isUnder && ITEM.test(text);
    isUnder = isItem || (isDuty && /:\s*$/.test(text));
    return isDuty || isItem;
  });
}

/** What papers ask of this side: the days they set, what they say is to be done or left, and what follows. */
function sayWanted(draft: Draft, asked: Asked): boolean {
  const { situation } = asked;
  const papers = papersMeant(asked.question, situation.facts).slice(0, MOST_PAPERS);
  const most = papers.length === 1 ? MOST_OF_ONE : MOST_OF_SEVERAL;
  const places = sentencesIn(papers, asked);
  const duties = papers.flatMap(({ documentId }) =>
    withItems(
      places.filter((place) => place.documentId === documentId),
      situation.facts.side,
    ).slice(0, most),
  );
  const days = ownDays(papers, situation.facts);
  if (duties.length + days.length === 0) return false;
  draft.fromDocuments();
  for (const each of days) sayFact(draft, each, situation.today);
  sayQuotes(draft, duties);
  const ids = new Set(papers.map(({ documentId }) => documentId));
  for (const each of saidFacts(situation.facts, ['consequence'])
    .filter(
      ({ paper, fact }) => ids.has(paper.documentId) && !isOthersFailure(fact.quote, situation.facts.side),
    )
    .slice(0, 2))
    sayFact(draft, each, situation.today);
  const absences = sentencesIn(papers, asked).filter(
    ({ text }) => isOwnAbsence(text, situation.facts.side) && !duties.some((duty) => duty.text === text),
  );
  sayQuotes(draft, absences.slice(0, 2));
  draft.say(
    'What a court orders binds. What the other side writes is what it wants; the rules and the court say whether it must be done.',
  );
  return true;
}

/** Words that make of a paragraph one about what this side did. */
const DEED = {
  defendant: /\b(?:defendants?|respondents?|tenants?|he|she|they|you)\b/i,
  plaintiff: /\b(?:plaintiffs?|petitioners?|counter-?defendants?|he|she|they|you)\b/i,
  attorney: /./,
} as const;

/** A word that begins names of the person's own side: complaints call people by their names too. */
const NO_NAME = /^(?:inc|llc|corp|company|the|and|etal|al|jr|sr)$/i;

/** How a complaint may call this side, beside what its part in the case is called. */
function ownNames(facts: CaseFacts): RegExp | null {
  const isOwn = (role: string) =>
    facts.side === 'defendant' ? /defendant|respondent/i.test(role) : /plaintiff|petitioner/i.test(role);
  const names = saidFacts(facts, ['party']).flatMap(({ fact }) =>
    fact.kind === 'party' && isOwn(fact.value.role) ? [fact.value.name] : [],
  );
  const last = names.flatMap((name) => /(\p{L}[\p{L}'’-]{2,})\W*$/u.exec(name)?.[1] ?? []);
  const own = [...new Set(last)].filter((name) => !NO_NAME.test(name));
  return own.length === 0 ? null : new RegExp(`\\b(?:${own.join('|')})\\b`, 'i');
}

/** What the newest complaint tells of what this side did. */
function sayAccused(draft: Draft, asked: Asked): boolean {
  const { complaint, facts } = asked.situation;
  const all = facts.documents.says ?? [];
  // Whoever sued is accused in what answers the complaint, and never in their own.
  const against = all.filter(({ docType, filename }) => COUNTERCLAIM.test(`${docType} ${filename}`));
  const answers = all.filter(({ docType }) => kindOf(docType) === 'answer');
  const papers =
    facts.side === 'plaintiff'
      ? against.length > 0
        ? against
        : answers
      : all.filter(({ docType }) => statesClaim(docType));
  const names = ownNames(facts);
  const isOfThem = (text: string) => DEED[facts.side].test(text) || names?.test(text) === true;
  const told = sentencesIn(papers, asked).filter(
    ({ text }) =>
      isOfThem(text) &&
      /\b\w+(?:ed|id)\b|\b(?:sent|took|came|went|threw|said|told|broke|made|left|kept|owes?|fail\w*)\b/i.test(
        text,
      ),
  );
  const ofComplaint = facts.side === 'plaintiff' ? [] : (complaint?.analysis.factual_allegations ?? []);
  const allegations = ofComplaint
    .filter(({ text }) => isOfThem(text) && text.length < LONGEST_ALLEGATION)
    .flatMap(({ text, page }): Place[] =>
      complaint === null
        ? []
        : [{ documentId: complaint.documentId, filename: complaint.filename, page, start: null, text }],
    );
  const places = [...told, ...allegations];
  const chosen = places.filter(
    (place, at) =>
      places.findIndex(
        (one) => one.documentId === place.documentId && one.text.includes(place.text.trim()),
      ) === at,
  );
  if (chosen.length === 0) return false;
  draft.fromDocuments();
  draft.say('What the paper says, which is not what is proven:');
  sayQuotes(draft, chosen.slice(0, MOST_OF_ONE));
  return true;
}

const SAYING: Readonly<Record<Worry['id'], (draft: Draft, asked: Asked) => boolean>> = {
  sign: saySigning,
  wanted: sayWanted,
  accused: sayAccused,
  moved: sayMoved,
  rent: sayRent,
  'too-old': sayTooOld,
  'part-payment': sayPartPayment,
  'made-of': sayMadeOf,
};
const SURE = 0.6;
/** Worries in which a question can name one thing of several. */
const OF_ONE_THING: readonly Worry['id'][] = ['wanted', 'accused'];

/**
 * The reply to what people fear of a paper in their hands: what it wants, what a signature on it would give up, what it
 * accuses them of, in its own words. Null where the question is another, or no paper says it.
 */
export function worryReply(asked: Asked): BuiltinReply | null {
  const worry = worryOf(asked.question);
  if (worry === null) return null;
  const draft = new Draft(asked.situation.facts, asked.passages);
  if (!SAYING[worry.id](draft, asked)) return null;
  if (OF_ONE_THING.includes(worry.id)) {
    const { facts } = asked.situation;
    const question = inPaperWords(asked.question, facts, asked.passages);
    // The one thing that the question names may stand in a sentence that asks for nothing and accuses nobody.
    sayBeside(draft, { question, facts, passages: asked.passages }, { told: [], isOpen: true });
  }
  return draft.finish({ most: SURE });
}
