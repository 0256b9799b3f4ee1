import { eventOf } from '../docket/entry-event.ts';
import { readPaper } from '../papers/paper.ts';
import { readSentences } from '../papers/sentences.ts';
import { amount } from '../text/words.ts';
import { courtPapers, decisionsOf } from './decisions.ts';
import type { Place } from './draft.ts';
import { entryKey } from './entry-key.ts';
import type { FactReplier } from './fact-replier.ts';
import type { CaseFacts } from './facts-schema.ts';
import { judgesOf, type NamedJudge } from './judges.ts';
import { type PaperFact, saidFacts } from './said-facts.ts';
import { sayFact } from './say-fact.ts';
import { day, shortened } from './words.ts';

const MOST_JUDGES = 5;
const MOST_ORDERS = 5;
const MOST_OF_ONE = 3;

/** The whole sentence in which somebody is only spoken of. */
function sentenceOf({ documents }: CaseFacts, { place }: NamedJudge): Place {
  const passage = documents.judges?.find(
    ({ documentId, start, text }) =>
      documentId === place.documentId &&
      place.start !== null &&
      start <= place.start &&
      place.start < start + text.length,
  );
  if (passage === undefined || place.start === null) return place;
  const at = place.start - passage.start;
  const sentence = readSentences(readPaper(passage.text)).find(({ start, end }) => start <= at && at < end);
  if (sentence === undefined) return place;
  return {
    ...place,
    start: passage.start + sentence.start,
    text: passage.text.slice(sentence.start, sentence.end),
  };
}

/** The judge by name first: from a summons, the docket, and the heads and signatures of papers; then who else is named. */
export const judge: FactReplier = ({ situation: { facts }, draft }) => {
  const judges = judgesOf(facts);
  const presiding = judges.filter(({ presides }) => presides).slice(0, MOST_JUDGES);
  const others = judges.filter(({ presides }) => !presides).slice(0, MOST_JUDGES);
  const before = draft.lines;
  for (const { id, judgeName, defendantName } of facts.summonses) {
    if (judgeName) draft.point(`${judgeName}, entered on the summons to ${defendantName}.`, `summons:${id}`);
  }
  const assigned = facts.docket.telling.filter((entry) => eventOf(entry) === 'judge-assigned').slice(0, 2);
  for (const entry of assigned) {
    draft.point(
      `Docket${entry.date === null ? '' : ` of ${day(entry.date)}`}: ${shortened(entry.description, 200)}`,
      `docket:${entryKey(entry)}`,
    );
  }
  if (presiding.length > 0) draft.fromDocuments();
  for (const { name, office, place, docDate } of presiding) {
    const when = docDate === null ? '' : `, ${day(docDate)}`;
    draft.point(
      `${name}${office === '' ? '' : `, ${office}`} (${place.filename}${when})${draft.cite(place)}.`,
    );
  }
  if (presiding.length > 1) draft.say('A case can change judges: the newest paper counts, and the docket.');
  const isKnown = draft.lines > before;
  if (!isKnown) {
    draft.absent(
      ['judge'],
      'No judge’s name was found at the head or the end of your papers, on the docket kept here, or on a summons. The clerk can tell you by the case number.',
      'case:number',
      'docket:total',
    );
  }
  if (others.length > 0 && !isKnown) {
    draft.say('Named in a paper, which does not mean that this is the judge who decides your case:');
    for (const each of others) draft.point(`${each.name}: ${draft.quote(sentenceOf(facts, each))}`);
  }
  return true;
};

/** What every judgment says of what it does not name answers nothing. */
export const ALL_ELSE = /^(?:all|any)\s(?:other\s)?(?:and\sfurther\s)?relief\b/i;

function decisionsRead(facts: CaseFacts, id: string): PaperFact[] {
  return saidFacts(facts, ['disposition']).filter(
    ({ paper, fact }) =>
      paper.documentId === id && fact.kind === 'disposition' && !ALL_ELSE.test(fact.value.of),
  );
}

/** What the court's own papers order, the newest first; a request of a party is no decision. */
export const decisions: FactReplier = ({ situation: { facts, today }, draft }) => {
  const papers = courtPapers(facts).slice(0, MOST_ORDERS);
  const entries = facts.docket.newest
    .filter(({ documentType }) => documentType === 'Order' || documentType === 'Judgment')
    .slice(0, 3);
  if (papers.length + entries.length === 0) {
    return draft.absent(
      ['disposition'],
      'No order or judgment is among your papers, and the docket kept here shows none. What a party asks for in a motion is no decision.',
      'document:total',
      'docket:total',
    );
  }
  for (const entry of entries) {
    draft.point(
      `Docket${entry.date === null ? '' : ` of ${day(entry.date)}`}: ${shortened(entry.description, 220)}`,
      `docket:${entryKey(entry)}`,
    );
  }
  if (papers.length > 0) draft.fromDocuments();
  for (const { id, filename, docDate } of papers) {
    const places = decisionsOf(facts, id);
    const name = `${filename}${docDate === null ? '' : ` (${day(docDate)})`}`;
    const read = places.length > 0 ? [] : decisionsRead(facts, id);
    for (const each of read.slice(0, MOST_OF_ONE)) sayFact(draft, each, today);
    if (places.length === 0 && read.length === 0)
      draft.point(`${name}: no sentence that decides something was found; read it.`, `document:${id}`);
    for (const place of places.slice(0, MOST_OF_ONE))
      draft.point(`${name}: ${draft.quote(place)}`, `document:${id}`);
    if (places.length > MOST_OF_ONE)
      draft.point(`and ${amount(places.length - MOST_OF_ONE, 'more such sentence')} in ${filename}.`);
  }
  draft.say('These are the court’s own words; read each paper to its end before you rely on them.');
  return true;
};
