/** A court's word, and what it means in one sentence. */
export interface CourtTerm {
  /** Forms in which it stands in a text, the longest first. */
  forms: readonly string[];
  meaning: string;
}

function term(forms: readonly string[], meaning: string): CourtTerm {
  return { forms, meaning };
}

export const COURT_TERMS: readonly CourtTerm[] = [
  term(
    ['subject-matter jurisdiction'],
    'The power of a court over the kind of case, such as its sum or its topic.',
  ),
  term(['personal jurisdiction'], 'The power of a court over a person, for example because they live there.'),
  term(['certificate of service'], 'A signed line at the end of a paper: who got a copy, when and how.'),
  term(
    ['notice of completion of briefing'],
    'A short paper that tells the judge that the motion is ready to be decided.',
  ),
  term(['proposed order'], 'The order you ask for, written out so that the judge only has to sign it.'),
  term(['scheduling order'], "The judge's list of dates for the case."),
  term(['pretrial order'], "The judge's order about how the trial will go, and by when things are due."),
  term(
    ['privilege log'],
    'A list of the papers that are held back, with the reason for each, without what they say.',
  ),
  term(['affidavits', 'affidavit'], 'A written statement of facts that somebody swears to be true.'),
  term(
    ['interrogatories'],
    'Written questions from one side that the other has to answer in writing under oath.',
  ),
  term(
    ['depositions', 'deposition'],
    'Questions to a person under oath before the trial, written down word by word.',
  ),
  term(['discovery'], 'The stage in which each side has to hand over papers and answer questions.'),
  term(
    ['pleadings', 'pleading'],
    'A paper that says what a side claims or answers: a complaint, an answer, a reply.',
  ),
  term(['demurrer'], "California's paper that says: even if it were all true, the law gives no claim."),
  term(['venue'], 'The county or district in which a case belongs.'),
  term(['briefs', 'brief'], 'A paper that explains the law and the facts behind a motion.'),
  term(['good cause'], 'A reason that is strong enough for the court to do something out of the ordinary.'),
  term(['burden'], 'The work, time and money that answering would take.'),
  term(['redactions'], 'Parts of a paper that are taken out before others see it.'),
  term(
    ['privilege'],
    'A right to keep something from the other side, such as what you and your lawyer said.',
  ),
  term(['elements'], 'The things that have to be proved, each one, for a claim or a defense to win.'),
  term(['hearsay'], 'What somebody said outside the court, told in court to prove that it is true.'),
  term(['relevant'], 'It makes a fact that matters more or less likely.'),
  term(['impertinent'], 'It has nothing to do with the case.'),
  term(['immaterial'], 'It makes no difference to the case.'),
  term(['redundant'], 'It was said already.'),
  term(['scandalous'], 'It only makes somebody look bad.'),
  term(['conferral'], 'Talking with the other side before asking the court.'),
  term(['concurrence'], "The other side's agreement to what you ask for."),
  term(['opposition'], "California's word for the response to a motion."),
];

export interface TextPiece {
  text: string;
  /** Where it begins in its text. */
  start: number;
  /** One sentence, where the piece is a court's word. */
  meaning: string | null;
}

const FORMS = COURT_TERMS.flatMap(({ forms, meaning }) => forms.map((form) => ({ form, meaning }))).sort(
  (a, b) => b.form.length - a.form.length,
);
const MEANING = new Map(FORMS.map(({ form, meaning }) => [form, meaning]));
const PATTERN = new RegExp(`\\b(?:${FORMS.map(({ form }) => form).join('|')})\\b`, 'gi');

/**
 * Each text in pieces, a court's word in a piece of its own where it stands first in the whole of the texts. The pieces
 * of a text put together are the text.
 */
export function explainTerms(texts: readonly string[]): TextPiece[][] {
  const explained = new Set<string>();
  return texts.map((text) => {
    const pieces: TextPiece[] = [];
    let from = 0;
    for (const match of text.matchAll(PATTERN)) {
      const meaning = MEANING.get(match[0].toLowerCase());
      if (meaning === undefined || explained.has(meaning)) continue;
      explained.add(meaning);
      if (match.index > from)
        pieces.push({ text: text.slice(from, match.index), start: from, meaning: null });
      pieces.push({ text: match[0], start: match.index, meaning });
      from = match.index + match[0].length;
    }
    if (from < text.length) pieces.push({ text: text.slice(from), start: from, meaning: null });
    return pieces;
  });
}
