import { readCaption } from '../papers/caption.ts';
import { kindOf } from '../papers/kind-of.ts';
import { type Paper, readPaper } from '../papers/paper.ts';
import { readSentences } from '../papers/sentences.ts';
import { findTold, type ToldDay, tellsNoStory } from '../papers/told.ts';
import type { PageLines } from '../text/line-layout.ts';
import { asAddressed } from './addressed.ts';
import { withoutUnticked } from './boxes.ts';
import { captionFacts } from './caption-facts.ts';
import { type ReadingNotes, readCompleteness } from './completeness.ts';
import { withoutDuties } from './decisions/court-acts.ts';
import { findDispositions } from './decisions/dispositions.ts';
import { docketFacts } from './docket/docket-facts.ts';
import { isRegister } from './docket/registers.ts';
import { withEnclosedAsOffer, withoutThreatenedCourt } from './enclosed.ts';
import { withoutCourtDates } from './no-court.ts';
import { withOwnStart } from './own-start.ts';
import { findPeople } from './people/contacts.ts';
import { findCorrespondents } from './people/correspondents.ts';
import { findJudges } from './people/judges.ts';
import type { Completeness, FactPlace, FoundFact, PaperFacts } from './schema.ts';
import { findConsequences } from './sentences/consequences.ts';
import { findOffers, withoutTold } from './sentences/offers.ts';
import { findSumFacts } from './sentences/sums.ts';
import { findToldSums, type ToldSum } from './sentences/told-sums.ts';
import { withStartTold } from './start-told.ts';
import { viewOf } from './statements.ts';
import { findTimes, type TimesContext } from './times/find-times.ts';
import { withNoAppearance } from './times/no-appearance.ts';
import { withWholePlaces } from './times/place-lines.ts';
import { withReadersLabels } from './writer.ts';

/** A paper that has been read. */
export interface FactSource extends ReadingNotes {
  /** Pages joined by form feeds. */
  text: string;
  /** The day that the paper bears, YYYY-MM-DD. */
  docDate: string | null;
  /** Where its lines stand, as far as it is known. */
  layout?: readonly PageLines[] | undefined;
  /** What tells a day to come from one that was, where it is not the model that is kept here. */
  odds?: TimesContext['odds'];
}

export interface Told {
  days: ToldDay[];
  sums: ToldSum[];
}

export interface ReadFacts extends PaperFacts {
  /** What the paper says happened, and when, and every sum that it names. */
  told: Told;
  completeness: Completeness;
}

export const NOTHING_TOLD: Told = { days: [], sums: [] };

/** Longer texts are bundles: their first part says what the paper asks. */
const MOST_CHARACTERS = 1_000_000;
const MOST_FACTS = 500;

/**
 * What a paper says, each with its words and place, in the order of the text; what was found of days and could not be
 * given a meaning; and how completely it was read. Pure; time grows with the length of the text.
 */
export function readFacts({ text, docType, docDate, pageCount, notes, layout, odds }: FactSource): ReadFacts {
  const paper = readPaper(text.slice(0, MOST_CHARACTERS), layout);
  const sentences = readSentences(paper);
  // The rows of a docket tell what happened, and have a reader of their own; a receipt's number stands in its head.
  if (kindOf(docType) === 'docket' || (docType === 'Other' && isRegister(paper)))
    return ofDocket(paper, { text, pageCount, notes, docType });
  const times = findTimes(paper, sentences, {
    dated: docDate,
    docType,
    today: null,
    ...(odds && { odds }),
  });
  const view = viewOf(paper, sentences, docType);
  const offers = findOffers(view, times.facts);
  const caption = withoutThreatenedCourt(captionFacts(readCaption(paper)), sentences, docType);
  const said = [
    ...caption,
    ...correspondentsOf(paper, caption),
    ...withEnclosedAsOffer(withoutTold(times.facts, offers), paper, docType),
    ...findJudges(paper),
    ...findPeople(view),
    ...findSumFacts(view),
    ...offers,
    ...withoutDuties(findDispositions(view), times.facts),
    ...findConsequences(view),
  ];
  const facts = withoutUnticked(
    withNoAppearance(withWholePlaces(asAddressed(said, paper, docType), paper), paper),
    paper.text,
  );
  const whole = withReadersLabels(
    withoutCourtDates(withOwnStart(withStartTold(facts, paper, docType), paper, { docType, docDate })),
  );
  return {
    told: {
      days: tellsNoStory(docType) ? [] : withoutAppointments(findTold(sentences, docDate), whole),
      sums: findToldSums(view),
    },
    facts: inOrder(mostTelling(whole)),
    unplaced: inOrder(times.unplaced).slice(0, MOST_FACTS),
    completeness: readCompleteness(text, {
      pageCount,
      notes: [...cutNotes(text), ...leftOut(facts.length), ...notes],
      docType,
    }),
  };
}

/** Who writes and is written to, where no caption names the parties; of a notice that names its giver alone, its reader. */
function correspondentsOf(paper: Paper, caption: readonly FoundFact[]): FoundFact[] {
  const named = caption.filter((fact) => fact.kind === 'party');
  if (named.length === 0) return findCorrespondents(paper);
  const isOfCourt = caption.some(({ kind }) => kind === 'court' || kind === 'case-number');
  if (isOfCourt || new Set(named.map(({ value }) => value.role)).size > 1) return [];
  const isKnown = (name: string) =>
    named.some(({ value }) => value.name.toLowerCase() === name.toLowerCase());
  return findCorrespondents(paper).filter(
    ({ kind, value }) => kind === 'party' && value.role === 'addressee' && !isKnown(value.name),
  );
}

/** What is still to be done or held on its day is no story. */
function withoutAppointments(told: readonly ToldDay[], facts: readonly FoundFact[]): ToldDay[] {
  const set = facts.flatMap(({ kind, value, certainty, start, end }) => {
    // A day that nobody is told to meet may as well have passed: it is told as both.
    if (kind === 'deadline' && value.who === 'unsaid' && certainty !== 'certain') return [];
    const date =
      kind === 'offer' ? value.until : kind === 'hearing' || kind === 'deadline' ? value.date : null;
    return date ? [{ date, start, end }] : [];
  });
  return told.filter(
    ({ date, start, end }) => !set.some((fact) => fact.date === date && fact.start < end && start < fact.end),
  );
}

/** Hearings and what is certain are never left out for what is less. */
function mostTelling(facts: readonly FoundFact[]): FoundFact[] {
  if (facts.length <= MOST_FACTS) return [...facts];
  const rank = ({ kind, certainty }: FoundFact) =>
    (kind === 'hearing' ? 0 : kind === 'deadline' ? 1 : 2) + (certainty === 'unsure' ? 3 : 0);
  return facts.toSorted((a, b) => rank(a) - rank(b) || a.start - b.start).slice(0, MOST_FACTS);
}

function leftOut(count: number): string[] {
  if (count <= MOST_FACTS) return [];
  return [
    `This paper names so many days, sums and people that only ${MOST_FACTS} of ${count} are shown: read it yourself, all of it.`,
  ];
}

function ofDocket(paper: Paper, { text, ...known }: ReadingNotes & { text: string }): ReadFacts {
  return {
    told: NOTHING_TOLD,
    facts: inOrder(docketFacts(paper, readCaption(paper))),
    unplaced: [],
    completeness: readCompleteness(text, known),
  };
}

/** What is to be known of a text that is too long to be looked through whole. */
function cutNotes(text: string): string[] {
  if (text.length <= MOST_CHARACTERS) return [];
  const pages = text.slice(0, MOST_CHARACTERS).split('\f').length;
  return [
    `This file is very long: only its first ${pages} pages were looked through for days, sums and names.`,
  ];
}

function inOrder<Item extends FactPlace>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => a.start - b.start || a.end - b.end);
}
