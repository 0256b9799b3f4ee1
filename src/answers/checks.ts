import { calledPaper } from '../verification/papers.ts';
import { type AssembledAnswer, answerText } from './assemble.ts';
import { citationsIn, unapprovedCitations } from './citations.ts';
import { undecidedLost } from './defenses.ts';
import { type FactIndex, inventionsIn } from './inventions.ts';
import { whatIsMissing } from './reading.ts';
import type { AnswerCheck, Counterclaim, DefenseOption, Ledger, LedgerParagraph } from './schema.ts';
import { paragraphName } from './wording.ts';

export interface CheckInput {
  answer: AssembledAnswer;
  ledger: Ledger;
  defenses: readonly DefenseOption[];
  counterclaims: readonly Counterclaim[];
  /** What the sources say: complaints, evidence, the case, the person's own words. */
  index: FactIndex;
  /** What the documents and the case say, without the person's own words. */
  documents: FactIndex;
  /** The person's own words and the case's own entries: what they cite is theirs. */
  own: readonly string[];
  /** Why pieces of a language model were not used, a sentence each. */
  refused: readonly string[];
}

/** Checks that say how far the person has come; a draft that fails them is unfinished, not wrong. */
export const UNFINISHED_CHECKS: readonly string[] = [
  'needs-answer',
  'admissions',
  'lost-defenses',
  'defense-facts',
  'open-places',
  'unreadable',
];

const MOST_NAMED = 12;

function listed(items: readonly string[]): string {
  const shown = items.slice(0, MOST_NAMED).join(', ');
  return items.length > MOST_NAMED ? `${shown} and ${items.length - MOST_NAMED} more` : shown;
}

function numbersOf(paragraphs: readonly Pick<LedgerParagraph, 'key' | 'number' | 'page'>[]): string {
  return listed(paragraphs.map((paragraph) => paragraphName(paragraph).replace(/^paragraph /, '')));
}

/**
 * What a draft is checked for before anybody relies on it (each with a sentence for the person): all paragraphs answered
 * once and in order, in one of the ways the rules know; nothing denied or admitted that was not chosen; no figure, date
 * or name without a source; no citation off the approved list; and what is still open.
 */
export function checkAnswer(input: CheckInput): AnswerCheck[] {
  return [
    everyParagraph(input),
    responseKinds(input),
    noInventions(input),
    citations(input),
    ownWords(input),
    ownFacts(input),
    needsAnswer(input),
    admissions(input),
    lostDefenses(input),
    defenseFacts(input),
    openPlaces(input),
    unreadable(input),
    ...(input.refused.length > 0 ? [phrasing(input)] : []),
  ];
}

function everyParagraph({ answer, ledger }: CheckInput): AnswerCheck {
  const name = ({ documentId, key }: { documentId: string; key: string }) => `${documentId} ${key}`;
  const wanted = ledger.paragraphs.map(name);
  const given = answer.responses.map(name);
  const isSame = wanted.length === given.length && wanted.every((key, index) => key === given[index]);
  return {
    id: 'every-paragraph',
    ok: isSame && wanted.length > 0,
    text: isSame
      ? wanted.length > 0
        ? `Each of the ${wanted.length} numbered paragraphs is answered once, in order.`
        : 'The complaint has no numbered paragraphs that could be answered one by one.'
      : `The draft answers ${given.length} paragraphs, and the complaint has ${wanted.length}.`,
  };
}

const SAYS: Readonly<Record<string, RegExp>> = {
  admit: /\badmits\b/,
  deny: /\bdenies\b/,
  admit_in_part: /\badmits in part and denies\b|\brepeats the responses\b/,
  lacks_knowledge: /\black(?:s)? knowledge or information sufficient to form a belief\b/,
  legal_conclusion: /\blegal conclusion\b|\brepeats the responses\b/,
  needs_answer: /^\[NEEDS YOUR ANSWER: [^\]]+\]$/,
};

function responseKinds({ answer, ledger }: CheckInput): AnswerCheck {
  const wrong = answer.responses.filter(({ response, text }, index) => {
    const chosen = ledger.paragraphs[index]?.response;
    return response !== chosen || !(SAYS[response]?.test(text) ?? false);
  });
  return {
    id: 'response-kinds',
    ok: wrong.length === 0,
    text:
      wrong.length === 0
        ? 'Each response says what you chose, and nothing was chosen for you.'
        : `The response to ${listed(wrong.map(({ number }) => number))} does not say what you chose.`,
  };
}

/** What must have a source: everything but headings, which are the complaint's own. */
function statements({ responses, sections, defenses, counterclaims, prayer }: AssembledAnswer): string[] {
  return [
    sections.introduction,
    ...responses.map(({ text }) => text),
    ...defenses.map(({ text }) => text),
    ...counterclaims.flatMap(({ title, paragraphs, relief }) => [
      title,
      ...paragraphs.map(({ text }) => text),
      relief,
    ]),
    ...prayer,
  ];
}

function noInventions({ answer, index }: CheckInput): AnswerCheck {
  const invented = [...new Set(statements(answer).flatMap((text) => inventionsIn(text, index)))];
  return {
    id: 'no-inventions',
    ok: invented.length === 0,
    text:
      invented.length === 0
        ? 'Every figure, date and name stands in the complaint, your documents or your own words.'
        : `These stand in no source: ${listed(invented)}. Strike them out or say where they come from.`,
  };
}

function citations({ answer, own, ledger }: CheckInput): AnswerCheck {
  // Headings are repeated from the complaint, with the statutes that they name.
  const headings = ledger.paragraphs.map(({ section }) => section ?? '');
  const strange = unapprovedCitations(answerText(answer), [...own, ...new Set(headings)]);
  const yours = own.flatMap(citationsIn).filter((citation) => unapprovedCitations(citation).length > 0);
  return {
    id: 'citations',
    ok: strange.length === 0,
    text:
      strange.length > 0
        ? `These citations were not checked: ${listed(strange)}.`
        : yours.length > 0
          ? `Only rules from our checked list are cited, beside those in your own words (${listed([...new Set(yours)])}), which we did not check.`
          : 'Only rules from our checked list are cited.',
  };
}

function ownWords({ own, documents }: CheckInput): AnswerCheck {
  const alone = [
    ...new Set(own.flatMap((words) => inventionsIn(words, documents, { trustsOpenings: true }))),
  ];
  return {
    id: 'own-words',
    ok: true,
    text:
      alone.length === 0
        ? 'Every figure, date and name in your own words stands in a document or in the case, too.'
        : `Only your own words have these: ${listed(alone)}. Make sure that they are right.`,
  };
}

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();

function ownFacts({ answer, counterclaims }: CheckInput): AnswerCheck {
  const given = squeezed(
    counterclaims.map(({ title, facts, relief }) => `${title} ${facts} ${relief}`).join(' '),
  );
  const strange = answer.counterclaims
    .flatMap(({ paragraphs }) => paragraphs)
    .filter(({ text }) => !text.startsWith('[CONFIRM:') && !given.includes(squeezed(text)));
  return {
    id: 'counterclaim-facts',
    ok: strange.length === 0,
    text:
      strange.length === 0
        ? 'The counterclaims say only what you wrote.'
        : `Counterclaim paragraphs ${listed(strange.map(({ number }) => String(number)))} say what you did not write.`,
  };
}

function needsAnswer({ ledger }: CheckInput): AnswerCheck {
  const open = ledger.paragraphs.filter(({ response }) => response === 'needs_answer');
  return {
    id: 'needs-answer',
    ok: open.length === 0,
    text:
      open.length === 0
        ? 'No paragraph is left without an answer.'
        : `${open.length} of ${ledger.paragraphs.length} paragraphs still ${open.length === 1 ? 'needs' : 'need'} your answer: ${numbersOf(open)}. What is not denied counts as admitted.`,
  };
}

function admissions({ ledger }: CheckInput): AnswerCheck {
  const admitted = ledger.paragraphs.filter(
    ({ response, cue }) => (response === 'admit' && cue !== 'realleges') || response === 'admit_in_part',
  );
  return {
    id: 'admissions',
    ok: admitted.length === 0,
    text:
      admitted.length === 0
        ? 'You admit nothing.'
        : `You admit all or part of ${admitted.length === 1 ? 'paragraph' : 'paragraphs'} ${numbersOf(admitted)}. An admission settles the fact: read each once more before you sign.`,
  };
}

function lostDefenses({ defenses }: CheckInput): AnswerCheck {
  const open = undecidedLost(defenses);
  return {
    id: 'lost-defenses',
    ok: open.length === 0,
    text:
      open.length === 0
        ? 'You have decided on each defense that is lost when it is left out.'
        : `Decide on these first, as the notes beside them say; they can be lost for good: ${listed(open.map(({ title }) => title))}.`,
  };
}

function defenseFacts({ defenses }: CheckInput): AnswerCheck {
  const bare = defenses.filter(({ chosen, facts }) => chosen && facts.trim() === '');
  return {
    id: 'defense-facts',
    ok: bare.length === 0,
    text:
      bare.length === 0
        ? 'Each chosen defense has a fact of your own.'
        : `These defenses have no fact yet: ${listed(bare.map(({ title }) => title))}. Without one they should go.`,
  };
}

function openPlaces({ answer }: CheckInput): AnswerCheck {
  const open = answerText(answer).match(/\[CONFIRM: [^[\]]*\]/g) ?? [];
  return {
    id: 'open-places',
    ok: open.length === 0,
    text:
      open.length === 0
        ? 'No place is left open in brackets.'
        : `${open.length} ${open.length === 1 ? 'place is' : 'places are'} left open in brackets, which only you can fill.`,
  };
}

function unreadable({ ledger }: CheckInput): AnswerCheck {
  const flagged = ledger.paragraphs.filter(({ flags }) => flags.length > 0);
  const lost = ledger.unplaced.length;
  const parts = [
    ...(flagged.length > 0
      ? [`Look at the paper itself for ${numbersOf(flagged)}: see the notes there.`]
      : []),
    ...(lost > 0
      ? [`${lost} earlier ${lost === 1 ? 'answer belongs' : 'answers belong'} to no paragraph any more.`]
      : []),
    ...ledger.documents
      .filter(({ isNumbered }) => !isNumbered)
      .map((document) => `“${calledPaper(document)}” is not numbered.`),
    ...ledger.documents.filter(({ reading }) => reading?.problems.length).map(whatIsMissing),
  ];
  return {
    id: 'unreadable',
    ok: parts.length === 0,
    text: parts.length === 0 ? 'Every paragraph could be read.' : parts.join(' '),
  };
}

function phrasing({ refused }: CheckInput): AnswerCheck {
  return {
    id: 'phrasing',
    ok: true,
    text: `${refused.length} ${refused.length === 1 ? 'passage stays' : 'passages stay'} in your own words, because the language model’s wording did not pass: ${refused.slice(0, 5).join('; ')}.`,
  };
}
