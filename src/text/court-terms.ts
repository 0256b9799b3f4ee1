/** A court's word, and what it means in one sentence. */
export interface CourtTerm {
  /** Forms in which it stands in a text, the longest first. */
  forms: readonly string[];
  /** Names no rule: the same word stands in papers of courts with other rules. */
  meaning: string;
}

function term(forms: readonly string[], meaning: string): CourtTerm {
  return { forms, meaning };
}

/** Explained wherever people read. */
export const COURT_TERMS: readonly CourtTerm[] = [
  term(
    ['subject-matter jurisdiction'],
    'The power of a court over the kind of case, such as its sum or its topic.',
  ),
  term(['personal jurisdiction'], 'The power of a court over a person, for example because they live there.'),
  term(['certificate of service'], 'A signed line at the end of a paper: who got a copy, when and how.'),
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
  term(
    ['discovery'],
    'The stage in which each side has to hand over papers, e-mails, photos and files, and answer questions.',
  ),
  term(
    ['pleadings', 'pleading'],
    'A paper that says what a side claims or answers: a complaint, an answer, a reply.',
  ),
  term(['demurrer'], "California's paper that says: even if it were all true, the law gives no claim."),
  term(['venue'], 'The county or district in which a case belongs.'),
  term(
    ['privilege'],
    'A right to keep something from the other side, such as what you and your lawyer said.',
  ),
  term(['hearsay'], 'What somebody said outside the court, told in court to prove that it is true.'),
  term(
    ['answer to the complaint'],
    'The paper in which a defendant says of each claim: true, not true, or not known.',
  ),
  term(['complaint'], 'The paper that starts a lawsuit: it says who sues whom, for what, and why.'),
  term(['summons'], 'The court’s paper that tells you that you are sued and by when to answer.'),
  term(['plaintiffs', 'plaintiff'], 'The person or company that sues.'),
  term(['defendants', 'defendant'], 'The person or company that is sued.'),
  term(['docket'], 'The court’s own list of what was filed and decided in a case, with the days.'),
  term(['default judgment'], 'A court’s decision against a side that did not answer in time.'),
  term(['counterclaims', 'counterclaim'], 'A claim of your own against whoever sues you.'),
  term(
    ['return of service', 'proof of service'],
    'A signed paper that tells the court who got the papers, when and how.',
  ),
  term(['statute of limitations'], 'The time within which somebody may sue; after it the claim is too old.'),
  term(
    ['Bates numbers', 'Bates number'],
    'A number stamped on each page, so that both sides can name the same page.',
  ),
  term(
    ['work product'],
    'What you or your lawyer wrote down to prepare for the lawsuit; the other side seldom gets it.',
  ),
  term(['custodians', 'custodian'], 'The person whose desk, phone or computer a paper came from.'),
  term(['court days', 'court day'], 'A day on which the court is open: no weekend and no court holiday.'),
  term(['trigger date'], 'The day that starts the count, such as the day you were served.'),
  term(['milestones', 'milestone'], 'A point in a case with its day, such as a hearing or a deadline.'),
  term(['IRAC'], 'Four steps of legal writing: the issue, the rule, how it applies, and the conclusion.'),
  term(['garnishment'], 'A court order by which money is taken from your pay or bank account.'),
  term(['writ of restitution'], 'The court’s order that lets an officer put a tenant out.'),
  term(['exemption'], 'Money or things that may not be taken from you to pay a debt.'),
  term(['transcripts', 'transcript'], 'What was said under oath, written down word by word.'),
  term(['notary'], 'Somebody whom the state lets witness signatures.'),
  term(['allegations', 'allegation'], 'What one side says happened, before it is proved.'),
  term(['clerk'], 'The court’s office that takes papers and keeps the case file; it gives no legal advice.'),
  term(['penalty of perjury'], 'Who signs so and knows that it is untrue commits a crime.'),
  term(['register of actions'], 'Another name for the docket: the court’s list of what happened in a case.'),
  term(['caption'], 'The head of a court paper: the court, the sides and the case number.'),
  term(['load files', 'load file'], 'A list beside the papers that a review program reads to sort them.'),
  term(['privileged'], 'It may be kept from the other side, such as what you and your lawyer said.'),
  term(
    ['discovery plan'],
    'What both sides agreed on for papers and questions; where they do not agree, what each asks.',
  ),
  term(
    ['affirmative defenses', 'affirmative defense'],
    'A reason to win even if what the complaint says is true; you have to name it.',
  ),
  term(['meet and confer'], 'Talking with the other side before asking the court.'),
];

/** Words of motions: in other texts most of them are everyday words. */
export const MOTION_TERMS: readonly CourtTerm[] = [
  term(
    ['notice of completion of briefing'],
    'A short paper that tells the judge that the motion is ready to be decided.',
  ),
  term(['proposed order'], 'The order you ask for, written out so that the judge only has to sign it.'),
  term(['scheduling order'], "The judge's list of dates for the case."),
  term(['pretrial order'], "The judge's order about how the trial will go, and by when things are due."),
  term(['briefs', 'brief'], 'A paper that explains the law and the facts behind a motion.'),
  term(['good cause'], 'A reason that is strong enough for the court to do something out of the ordinary.'),
  term(['burden'], 'The work, time and money that answering would take.'),
  term(['redactions'], 'Parts of a paper that are taken out before others see it.'),
  term(['elements'], 'The things that have to be proved, each one, for a claim or a defense to win.'),
  term(['relevant'], 'It makes a fact that matters more or less likely.'),
  term(['impertinent'], 'It has nothing to do with the case.'),
  term(['immaterial'], 'It makes no difference to the case.'),
  term(['redundant'], 'It was said already.'),
  term(['scandalous'], 'It only makes somebody look bad.'),
  term(['conferral'], 'Talking with the other side before asking the court.'),
  term(['concurrence'], "The other side's agreement to what you ask for."),
  term(['opposition'], "A side's paper against what a motion asks for."),
];

export interface TextPiece {
  text: string;
  /** Where it begins in its text. */
  start: number;
  /** One sentence, where the piece is a court's word. */
  meaning: string | null;
}

interface Glossary {
  pattern: RegExp;
  explained: ReadonlyMap<string, string>;
}

function glossaryOf(terms: readonly CourtTerm[]): Glossary {
  const forms = terms
    .flatMap(({ forms: all, meaning }) => all.map((form) => ({ form, meaning })))
    .sort((a, b) => b.form.length - a.form.length);
  return {
    pattern: new RegExp(`\\b(?:${forms.map(({ form }) => form).join('|')})\\b`, 'gi'),
    explained: new Map(forms.map(({ form, meaning }) => [form.toLowerCase(), meaning])),
  };
}

const EVERYWHERE = glossaryOf(COURT_TERMS);
const IN_MOTIONS = glossaryOf([...COURT_TERMS, ...MOTION_TERMS]);

/**
 * Each text in pieces, a court's word in a piece of its own where it stands first in the whole of the texts. The pieces
 * of a text put together are the text. In texts about motions their own words are explained too.
 */
export function explainTerms(texts: readonly string[], { isMotion = false } = {}): TextPiece[][] {
  const glossary = isMotion ? IN_MOTIONS : EVERYWHERE;
  const explained = new Set<string>();
  return texts.map((text) => {
    const pieces: TextPiece[] = [];
    let from = 0;
    for (const match of text.matchAll(glossary.pattern)) {
      const meaning = glossary.explained.get(match[0].toLowerCase());
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
