import { clausesOf, isOnlyIf } from './stay-sentences.ts';

const TAKEN =
  '(?:lifted|dissolved|vacated|terminated|rescinded|revoked|withdrawn|recalled|quashed|annulled|cancel{1,2}ed|discharged|voided|waived|set\\s+aside|held\\s+for\\s+naught)';
const TAKING =
  '(?:lift|dissolv|vacat|terminat|rescind|revok|withdraw|recall|annul|cancel|set(?:ting|s)?\\s+aside|relief\\s+from|reliev)';
const REFUSED =
  '(?:den(?:ied|ies|y|ying)|refus(?:ed|es|e|ing)|declin(?:ed|es|e|ing)|overruled|not\\s+(?:granted|given|allowed|entered|ordered|warranted|well\\s+taken))';

/** A stay that is taken away, or that is over. */
const GONE = new RegExp(
  `\\bstay\\b[^.;]{0,140}?(?:\\b${TAKEN}|\\b(?:is|are|was)\\s+over\\b|\\b(?:has\\s+)?expired\\b|\\bended\\b|\\b(?<!\\bthe\\s)(?:end|dissolve|terminate|expire|lapse)s?\\b|\\b(?:no\\s+longer\\s+in|of\\s+no\\s+(?:further\\s+)?)\\s*(?:force|effect)\\b)|\\b(?:lifts|lifting|recalls|dissolves|vacates|vacating|terminates|terminating|rescinds|revokes|annuls|withdraws)\\b[^.;]{0,40}?\\bstay\\b|\\bstay\\b[^.;]{0,90}?\\b(?:modified|conditioned|annulled)\\b[^.;]{0,30}?\\bto\\s+(?:permit|allow)\\b|\\brelief\\s+from\\b[^.;]{0,40}?\\bstay\\b[^.;]{0,60}?\\b(?:is|are)\\s+(?:\\w+\\s+)?(?:granted|allowed)\\b|\\bgrant(?:s|ed|ing)?\\b[^.;]{0,60}?\\brelief\\s+from\\b[^.;]{0,40}?\\bstay\\b|\\b${TAKING}\\w*\\s+(?:(?!and\\b|judgment\\b)\\w+\\s+){0,3}?stay\\b[^.;]{0,120}?\\b(?:is|are)\\s+(?:(?:hereby|therefore)\\s+)?(?:granted|allowed|well\\s+taken)\\b|\\bgrant(?:s|ed|ing)?\\b[^.;]{0,60}?\\b${TAKING}\\w*\\s+(?:(?!and\\b|judgment\\b)\\w+\\s+){0,3}?stay\\b`,
  'i',
);
/** An order that is taken away; whether it stayed anything is told elsewhere in the paper. */
const ORDER_GONE = new RegExp(
  `(?<!\\bdefault\\s)\\border\\b(?!\\s+(?:of|for|granting)\\s+(?:default|possession|eviction|restitution|dismissal|judgment))[^.;]{0,200}?\\b(?:is|are|be|been|stands?)\\s+(?:(?:\\w+,?\\s+){0,3}?${TAKEN}|no\\s+longer\\s+in\\s+(?:force|effect)|of\\s+no\\s+(?:further\\s+)?(?:force|effect))`,
  'i',
);
/** A stay that was asked for and not given. */
const NOT_GIVEN = new RegExp(
  `\\bstay(?:ed|ing)?\\b[^.;]{0,90}?\\b${REFUSED}\\b|\\b${REFUSED}\\b[^.;]{0,60}?\\bstay(?:ed|ing)?\\b|\\bno\\s+stay\\b|\\b(?:not|no\\s+longer)\\s+(?:be\\s+)?stayed\\b`,
  'i',
);
/** 'The request is not granted': what it asked for stands in a sentence before. */
const REQUEST_REFUSED = new RegExp(
  `^\\W*(?:(?:the|this|that|such|said|his|her|their|defendant[’']s|tenant[’']s|respondent[’']s)\\s+){1,2}(?:\\w+\\s+)?(?:requests?|motions?|applications?|relief)\\s+(?:is|are)\\s+(?:\\w+\\s+)?${REFUSED}\\b|\\b(?:and|therefore|hereby)\\s+(?:it\\s+is\\s+)${REFUSED}\\b`,
  'i',
);
/** Whoever asked that a stay end, and did not get it. */
const END_REFUSED = new RegExp(
  `\\b${TAKING}\\w*[^.;]{0,40}?\\bstay\\b[^.;]{0,60}?\\b${REFUSED}\\b|\\b${REFUSED}\\b[^.;]{0,60}?\\b${TAKING}\\w*[^.;]{0,40}?\\bstay\\b`,
  'i',
);
/** One more stay than the one that was given. */
const MORE = /\b(?:further|longer|additional|other|more|second)\b[^.;]{0,20}?\bstays?\b/i;
/** 'The stay expires on December 20' sets its end; 'the stay is lifted' is its end. */
export const ENDS_ON =
  /\bstay\b[^.;]{0,60}?\b(?:expires?|ends?|lapses?|terminates?)\s+(?:on|at|automatically)\b/i;

const TITLE_GONE = new RegExp(
  `\\b(?:${TAKING}|den(?:y|ies|ied)|refus|declin)\\w*\\s+(?:(?!and\\b|granting\\b|staying\\b)[^\\s.;]+\\s+){0,6}?stay\\b`,
  'i',
);
/** Lines in capitals that stand together, or a line that begins with 'Order'. */
const TITLES = /^[^\S\n]*(?:(?:[^\p{Ll}\n]{4,}\n?){1,3}|(?:Amended\s+)?Order\s[^\n.]{0,90}$)/gmu;
/** What is only asked for by a title is not yet decided. */
const ASKED = /\b(?:motion|application|request|hearing)\s+(?:to|for)\s+(?:\w+\s+)?$/i;
const END_REFUSED_TITLE = new RegExp(`\\bden(?:y|ies|ied)\\w*\\b[^.;]{0,60}?\\b${TAKING}`, 'i');
const PROPOSED = /^\W*(?:proposed\b[\])]?\s+(?:\w+\s+){0,2}order\b|order\s*[[(]\s*proposed\b)/im;

/** How a sentence ends a stay or refuses one: null where it does not, or only says when or why it would end. */
function overIn(sentence: string): 'gone' | 'refused' | null {
  if (END_REFUSED.test(sentence) || MORE.test(sentence)) return null;
  for (const clause of clausesOf(sentence)) {
    // The same words in a clause apart from the one that is supposed.
    const at = sentence.indexOf(clause);
    for (const [words, how] of [
      [GONE, 'gone'],
      [ORDER_GONE, 'gone'],
      [NOT_GIVEN, 'refused'],
    ] as const) {
      const match = words.exec(clause);
      if (match === null || (how === 'gone' && ENDS_ON.test(clause))) continue;
      const start = at + match.index;
      const said = clause.slice(0, match.index + match[0].length);
      const behind = clause.slice(said.length, said.length + 25);
      const isSure = /\b(?:hereby|therefore|now|forthwith|immediately|at\s+once)\b/i.test(said + behind);
      if (!isSure && /\b(?:shall|should|will|would|may|can|could|might)\b(?!\s+not\b)/i.test(said)) continue;
      if (!isOnlyIf(sentence, start, start + match[0].length)) return how;
    }
  }
  return null;
}

/** Whether a sentence speaks of how a stay comes to its end, sure or not. */
export const speaksOfEnd = (sentence: string): boolean =>
  (GONE.test(sentence) || /\bstay\b[^.;]{0,40}?\b(?:being|be|dissolve|terminate|end)\b/i.test(sentence)) &&
  !ENDS_ON.test(sentence);

export interface Ends {
  /** The sentences that take a stay away, by their places. */
  gone: number[];
  /** Those that refuse one. */
  refused: number[];
  /** A title that takes away or refuses: nothing below it gives. */
  isTitledOver: boolean;
  /** Whoever wanted the stay to end was refused: it may go on. */
  isEndRefused: boolean;
}

/** What of an order ends a stay or refuses one. */
export function endsIn(body: string, sentences: readonly string[]): Ends {
  const speaks = (at: number) => sentences.slice(0, at + 1).some((sentence) => /\bstay/i.test(sentence));
  const found = sentences.map((sentence, at) => {
    if (at > 0 && REQUEST_REFUSED.test(sentence) && /\bstay/i.test(sentences[at - 1] ?? '')) return 'refused';
    const how = overIn(sentence);
    return how !== null && speaks(at) ? how : null;
  });
  return {
    gone: found.flatMap((how, at) => (how === 'gone' ? [at] : [])),
    refused: found.flatMap((how, at) => (how === 'refused' ? [at] : [])),
    isTitledOver: [...body.matchAll(TITLES)].some(([title]) => isOverByTitle(title)),
    isEndRefused: sentences.some((sentence) => END_REFUSED.test(sentence)),
  };
}

/** Whether a title takes a stay away or refuses one. */
function isOverByTitle(title: string): boolean {
  const match = TITLE_GONE.exec(title);
  if (match === null || !/\b(?:order|minute|judgment|notice)/i.test(title)) return false;
  if (END_REFUSED_TITLE.test(title)) return false;
  return !ASKED.test(title.slice(0, match.index)) || /\bgrant/i.test(title);
}

/** Whether a paper is only what somebody would have the judge sign. */
export const isProposed = (text: string): boolean => PROPOSED.test(text);
