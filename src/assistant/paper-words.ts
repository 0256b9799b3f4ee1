import { editDistance, forgivenEdits } from '../text/spelling.ts';
import { STOP_WORDS } from '../text/stem.ts';
import { indexTerms, tokenize } from '../text/tokenize.ts';
import { isCourtWord } from './court-vocabulary.ts';
import type { Place } from './draft.ts';
import type { CaseFacts } from './facts-schema.ts';

const SHORTEST = 5;
const SHORTEST_KNOWN = 3;
/** Words of a question at most that are looked up; the rest stand as they are. */
const MOST_WORDS = 60;
const MOST_KNOWN = 20_000;

/** Words of the papers by their first letter, as far as a question needs them. */
function knownWords(facts: CaseFacts, passages: readonly Place[]): Map<string, Set<string>> {
  const quotes = (facts.documents.says ?? []).flatMap((paper) => paper.facts.map(({ quote }) => quote));
  const words = new Map<string, Set<string>>();
  let count = 0;
  for (const text of [...passages.map((place) => place.text), ...quotes]) {
    for (const { word } of tokenize(text)) {
      if (word.length < SHORTEST_KNOWN || count >= MOST_KNOWN) continue;
      const same = words.get(word.charAt(0)) ?? new Set();
      if (!same.has(word)) count += 1;
      words.set(word.charAt(0), same.add(word));
    }
  }
  return words;
}

/** How the papers spell a word that is none of English; null where they do not, or it is another form of theirs. */
function spelled(word: string, known: ReadonlyMap<string, ReadonlySet<string>>): string | null {
  if (word.length < SHORTEST || isCourtWord(word)) return null;
  const other = meant(word, known.get(word.charAt(0)) ?? new Set());
  return other === null || other.startsWith(word) || word.startsWith(other) ? null : other;
}

/** One letter away and of nearly the same length; two such words leave open which was meant. */
function meant(word: string, known: ReadonlySet<string>): string | null {
  const most = forgivenEdits(word);
  let best: string | null = null;
  let fewest = most + 1;
  for (const other of known) {
    const edits = editDistance(word, other, most);
    if (edits > most || edits > fewest) continue;
    best = edits === fewest && best !== other ? null : other;
    fewest = edits;
  }
  return best;
}

/** Everyday words and those that papers have for the same thing; each line is one group. */
const SAME_THING: readonly string[] = [
  'picture pictures pics photo photos photograph photographs image images',
  'auction auctioned sale',
  'gun guns firearm firearms weapon weapons',
  'kid kids child children',
  'reinstate reinstatement',
  'translate translator translation interpreter interpret',
  'wear clothes clothing dress attire',
  'cop cops police officer deputy',
  'extension postponement continuance',
  'guarantee warranty warranties warranted',
  'invoice bill statement',
  'lawyer lawyers attorney attorneys counsel',
  'boss manager supervisor employer',
  'paycheck wages salary earnings',
  'landlord owner lessor',
  'renter tenant lessee resident',
  'car automobile vehicle',
  'trial hearing',
  'evict eviction possession',
  'custody conservator conservatorship',
  'alimony spousal maintenance',
  'cancel terminate rescind',
  'refund reimburse reimbursement',
  'broken defective',
  'crash accident collision wreck',
  'loan note mortgage',
  'scheduled set',
  'reason ground grounds',
  'grandma grandmother',
  'grandpa grandfather',
  'mom mother',
  'dad father',
  'ex spouse wife husband',
  'break broke disobey disobeys violate violates violation',
  'blame blaming blamed blames fault',
  'talk talking speak spoken speaking oral orally verbal verbally',
  'typed written writing',
  'guest guests visitor visitors overnight stays sleeping sleeps',
  'hide hiding conceal concealed concealing',
  'steal stole stolen theft thief',
  'shots shot vaccination vaccine vaccinated',
  'quit resign resigned resignation',
  'fix fixed repair repaired repairs cure',
  'lie lied lying lies false misstated misrepresented untrue',
  'rip ripped tear remove removed removal',
  'speed mph miles',
  'noise noisy loud barking music',
  'smell smells odor odors',
  'branch branches limb limbs',
  'heater heating heat furnace boiler',
  'bug bugs roach roaches pests infestation',
  'stuff belongings property goods',
  'coworker coworkers colleague colleagues employees',
  'pregnant pregnancy expecting',
  'drunk intoxicated alcohol',
  'yell yelled yelling shout shouted scream screamed',
  'cutoff deadline',
  'roommate roomate roommates occupant occupants',
  'insurer insurance carrier underwriter',
  'adjuster adjustor investigator examiner',
  'yard lot parcel premises',
  'surveyor survey surveyed surveying',
  'babysitter sitter childcare daycare',
  'phone telephone cell',
  'tip tips gratuities gratuity',
  'vet veterinary veterinarian animal',
  'dentist dental',
];

/** How people say that a job ended, of which papers have two words. */
const LET_GO =
  /\blet (?:me |him |her |us |them )go\b|\bla(?:y|id) (?:me |him |her |us |them )?off\b|\b(?:canned|sacked|axed)\b/gi;
/** The same for what people say in several words: the word of the papers stands in their place. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:catch|caught|get|bring (?:it|the loan|this)) (?:up|current)(?: to date)?\b/gi, 'reinstate'],
  [/\bsu(?:e|es|ed|ing) (?:me|us|him|her|them) back\b/gi, 'counterclaim'],
  [/\b(?:thr(?:ow|own|ew)|toss(?:ed)?|kick(?:ed)?) (?:\w+ ){0,2}?out\b/gi, 'dismiss'],
  [/\bsen[dt] (?:it |this |my case )?back\b/gi, 'remand'],
  [/\b(?:sle(?:ep|pt) (?:thru|through)|over(?:sleep|slept)|skip(?:ped)?|blow off|blew off)\b/gi, 'appear'],
  ...['terminated', 'discharged'].map((word) => [LET_GO, word] as const),
  [
    /\bout of (?:my|your|the) mouth\b|\b(?:just )?tell (?:it to )?them (?:to their face|in person)\b/gi,
    'orally',
  ],
];

function inPhrases(question: string, stands: (word: string) => boolean): string {
  return PHRASES.reduce(
    (words, [said, word]) => (stands(word) ? words.replace(said, word) : words),
    question,
  );
}

const GROUPS: ReadonlyMap<string, readonly string[]> = new Map(
  SAME_THING.flatMap((line) => {
    const group = line.split(' ');
    return group.map((word) => [word, group] as const);
  }),
);

const TERMS: ReadonlyMap<string, readonly string[]> = new Map(
  SAME_THING.flatMap((line) => {
    const terms = [...new Set(indexTerms(line))];
    return terms.map((term) => [term, terms.filter((other) => other !== term)] as const);
  }),
);

/** Index terms by which papers may call the thing of an index term. */
export function paperTermsFor(term: string): readonly string[] {
  return TERMS.get(term) ?? [];
}

/** How papers may call what a question, in the form of `plainWords`, speaks of in everyday words. */
export function paperWordsFor(plain: string): string[] {
  const ofPhrases = PHRASES.flatMap(([said, word]) => (plain.search(said) === -1 ? [] : [word]));
  const ofWords = tokenize(plain)
    .slice(0, MOST_WORDS)
    .flatMap(({ word }) => (GROUPS.get(word) ?? []).filter((other) => other !== word));
  return [...ofPhrases, ...ofWords];
}

/**
 * A question in the words of its papers: misspelled ones as a paper spells them ('depost', where it has 'deposit'), and
 * everyday ones that no paper uses by the first of the same thing that one does ('pictures', where it has 'photographs').
 * A word of the papers, and one that is near to several of theirs, stays.
 */
export function inPaperWords(question: string, facts: CaseFacts, passages: readonly Place[]): string {
  const known = knownWords(facts, passages);
  const stands = (word: string) => known.get(word.charAt(0))?.has(word) === true;
  let mended = inPhrases(question, stands);
  const tokens = tokenize(mended).slice(0, MOST_WORDS);
  for (const { word, start, end } of tokens.toReversed()) {
    if (STOP_WORDS.has(word) || /\d/.test(word) || stands(word)) continue;
    const other = GROUPS.get(word)?.find(stands) ?? spelled(word, known);
    if (other === null) continue;
    mended = `${mended.slice(0, start)}${other}${mended.slice(end)}`;
  }
  return mended;
}
