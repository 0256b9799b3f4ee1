import { splitSentences } from '../text/sentence-end.ts';
import { findDays } from './times/days.ts';

/** What somebody has to do so that a stay goes on. */
export interface StayCondition {
  /** In the words of the paper. */
  words: string;
  /** The days by which, YYYY-MM-DD, the first first; none where it names none. */
  dates: string[];
  isPayment: boolean;
}

/** An order by which an officer may not come for a time, as far as it was read. */
export interface Stay {
  /** 'ended' where the paper lifts or refuses it; 'unsure' where it may be one. */
  state: 'holds' | 'unsure' | 'ended';
  /** The last day that it names, YYYY-MM-DD. */
  until: string | null;
  /** Where it names no day, how long in its own words: 'pending further order of the court'. */
  lasts: string | null;
  conditions: StayCondition[];
}

const HOME =
  /\b(?:evict\w*|restitution|premises|tenan\w+|residents?|landlord|unlawful detainer|dwelling|apartment|lock-?out|dispossess\w*|forcible entry|rental)\b|\bpossession of (?:the |real )/i;
/** A truck is taken by a writ of the same name. */
const MAY_BE_HOME = /\bwrits? of (?:possession|assistance)\b/i;
const THINGS = /\b(?:claim and delivery|replevin|vehicle|automobile|truck|collateral)\b/i;
const OF_EVICTION =
  '(?:writs?|warrants?|execution|enforcement|evict(?:ions?)?|lock-?outs?|removal|set-?out|restitution|possession|judgments?)';
const STAYED = new RegExp(
  `(?<!\\bin\\s(?:this|the|an?)\\s)\\b${OF_EVICTION}\\b[^.;]{0,120}?\\b(?:is|are|be|been|remains?|stands?)\\s+(?:\\w+\\s+){0,2}?stayed\\b|\\b(?:execution|enforcement|eviction|warrant|writ)\\s+stayed\\b|\\bstays\\s+(?:the\\s+|all\\s+|any\\s+)?(?:\\w+\\s+){0,3}?${OF_EVICTION}\\b|\\bstay\\b[^.;]{0,90}?\\b(?:is|are|be|remains?)\\s+(?:hereby\\s+)?(?:granted|ordered|entered|issued|allowed|extended|continued|in\\s+(?:full\\s+)?(?:effect|force|place))\\b|\\bgrants?\\b[^.;]{0,40}?\\bstay\\b|\\b(?:sheriff|marshal|constable|officer|deputy|plaintiff|petitioner|landlord|owner)s?\\b[^.;]{0,40}?\\bshall\\s+not\\b[^.;]{0,40}?\\b(?:execute|enforce|evict|remove|lock|carry\\s+out|levy)\\b`,
  'i',
);
const TITLED =
  /^[^\S\n]*(?:[^\n]{0,60}\border\b[^\n]{0,60}\n?[^\n]{0,20}\bstay(?:ing|s)?\b(?!\s+(?:in|at)\b)|(?:temporary\s+)?stay\s+of\s+(?:execution|eviction|enforcement|the\s+writ|writ))/im;
const OVER =
  /\bstay\b[^.;]{0,90}?\b(?:lifted|dissolved|vacated|terminated|expired|denied|refused|over|set\s+aside|end(?:s|ed)|dissolves|terminates|expires)\b|\b(?:lifts|lifting|dissolves|vacates|terminates|denies|refuses)\b[^.;]{0,40}?\bstay\b|\bdenied\b[^.;]{0,40}?\bstay\b|\bno\s+stay\b|\bnot\s+(?:be\s+)?stayed\b/i;
/** 'The stay expires on December 20' sets its end; 'the stay is lifted' is its end. */
const ENDS_ON = /\bstay\b[^.;]{0,60}?\b(?:expires?|ends?|lapses?|terminates?)\s+(?:on|at|automatically)\b/i;
/** What goes on or begins only under a condition. */
const CONDITIONAL =
  /\b(?:if|unless|provided|on\s+(?:the\s+)?condition|conditioned|conditional(?:ly)?|conditions?|so\s+long\s+as|as\s+long\s+as|upon|subject\s+to|in\s+the\s+event|should)\b/i;
const IF =
  /\b(?:if|unless|whether|when|where|may|can|could|might|would|ask\w*|request\w*|mov(?:e|es|ing)|seeks?|argu\w+)\b/i;
const PERFORMS =
  /\b(?:pay(?:s|ment|ing)?|paid|deposit(?:s|ing|ed)?|posts?|bond|undertaking|compl(?:y|ies|iance)|vacates?|lets?|allows?|does|keeps?|files?)\b/i;
const GRANTS_MOTION =
  /\b(?:motions?|requests?|applications?)\b[^.;]{0,90}\b(?:is|are)\s+(?:hereby\s+)?(?:granted|allowed)\b/i;
const PAYS = /\b(?:pay(?:s|ment|ing)?|paid|deposit(?:s|ing|ed)?|rent|bond|undertaking)\b/i;
const FAILS =
  /\b(?:fail(?:s|ure|ed)?|default(?:s|ed)?|(?:does|do|is|are)\s+not|non-?payment|violat\w+|breach\w*)\b/i;
const OF_STAY = new RegExp(`\\bstay(?:ed)?\\b|\\b${OF_EVICTION}\\b|\\bexecuted?\\b`, 'i');
const DUTY =
  /\b(?:defendants?|tenants?|respondents?|residents?|occupants?)\b[^.;]{0,60}?\b(?:shall|must|(?:is|are)\s+ordered\s+to)\s+(?!not\b|recover\b)[^.;]{0,40}?\b(?:pay|deposit|post|vacate|move|compl|keep|let|allow)/i;
/** 'Stayed through January 15 for respondent to pay the arrears': what it is given for is its condition. */
const FOR_WHAT =
  /\bfor\s+(?:the\s+)?(?:defendants?|tenants?|respondents?|residents?|occupants?)\s+to\s+(?:pay|deposit|post|vacate|move|comply|cure)\b/i;
/** What a judgment gives the other side is no condition of a stay. */
const INTO_COURT = /\b(?:court|registry|clerk|escrow|deposit|each\s+month|stay)\b/i;
/** An hour or a day of the week may stand between such a word and its day. */
const TO_DAY = '(?:\\d[^,;]{0,14}?\\s(?:on|of)\\s+|(?:noon|midnight)\\s+(?:on|of)\\s+)?(?:\\w+day,?\\s+)?$';
const LEADS_END = new RegExp(
  `\\b(?:until|till|through|thru|to|ending|expires?|ends?|up\\s+to|before|prior\\s+to|(?:no|not)\\s+(?:earlier|sooner)\\s+than)\\s+(?:automatically\\s+)?(?:and\\s+including\\s+)?(?:on\\s+|at\\s+)?${TO_DAY}`,
  'i',
);
const LEADS_FAR_END = new RegExp(`\\b(?:until|till|through|thru)\\s+${TO_DAY}`, 'i');
const LEADS_DUE = new RegExp(
  `\\b(?:by|on|before|(?:no|not)\\s+later\\s+than|due)\\s+(?:or\\s+before\\s+)?${TO_DAY}`,
  'i',
);
const LASTS =
  /\b(?:pending|until|for\s+(?:a\s+period\s+of\s+)?(?:\w+\s+)?\(?\d+\)?\s+(?:calendar\s+|court\s+|business\s+)?(?:days|weeks|months)|for\s+(?:a\s+period\s+of\s+)?\w+\s+(?:days|weeks|months))\b[^.;,]{0,80}/i;

const wholeDays = (words: string) =>
  findDays(words).filter((day): day is typeof day & { date: string } => day.date?.length === 10);

/** How much of a stay is kept: its conditions are shown in the words of the paper. */
const LIMITS = { conditions: 6, dates: 12, words: 600 } as const;

function isGrant(sentence: string): boolean {
  const match = STAYED.exec(sentence);
  if (match === null) return false;
  const before = sentence.slice(0, match.index);
  const isOnlyPossible = /\b(?:may|can|could|might|would)\s+(?:be\s+)?(?:\w+\s+)?stay/i.test(sentence);
  if (isOnlyPossible || /\bappeal\b[^.;]{0,20}\bstays\b/i.test(sentence)) return false;
  // 'Unless this writ is stayed' supposes it; 'if the tenant pays, the writ is stayed' orders it.
  const supposes = IF.test(`${before}${match[0].slice(0, 40)}`) && !GRANTS_MOTION.test(sentence);
  return !supposes || (CONDITIONAL.test(before) && PERFORMS.test(before));
}

/** 'The eviction case is stayed' may mean the papers of it and not the officer. */
const isOfOfficer = (sentence: string) =>
  !/^\W*evictions?\s+(?:case|action|proceedings?|matter)\b/i.test(
    sentence.slice(STAYED.exec(sentence)?.index ?? 0),
  );

const isSupposed = (sentence: string) => /\bmay\s+be\s+stayed\b/i.test(sentence) && STAYED.test(sentence);

function conditionsOf(sentences: readonly string[], granted: readonly number[]): StayCondition[] {
  const [first = 1] = granted;
  const own = granted.flatMap((at) => partUnderCondition(sentences[at] ?? ''));
  const others = sentences.filter((sentence, at) => {
    if (granted.includes(at)) return false;
    if (/\bupon\s+(?:failure|default)\b/i.test(sentence)) return true;
    const isBound = CONDITIONAL.test(sentence) && (OF_STAY.test(sentence) || FAILS.test(sentence));
    if (isBound && (FAILS.test(sentence) || PERFORMS.test(sentence))) return true;
    // What is to be paid may stand before the stay that rests on it.
    return at >= first - 1 && DUTY.test(sentence) && INTO_COURT.test(sentence);
  });
  return [...new Set([...own, ...others].map((words) => words.trim().slice(0, LIMITS.words)))]
    .slice(0, LIMITS.conditions)
    .map((words) => {
      const due = wholeDays(words).filter(({ start }) => LEADS_DUE.test(words.slice(0, start)));
      const isFailure = /^(?:if|upon|should)\b[^.;]{0,60}\b(?:fail|not)/i.test(words);
      return {
        words,
        dates: isFailure ? [] : [...new Set(due.map(({ date }) => date))].toSorted().slice(0, LIMITS.dates),
        isPayment: PAYS.test(words) && !isFailure,
      };
    });
}

/** Of a sentence that orders the stay, what it asks for: before the order or behind it. */
function partUnderCondition(sentence: string): string[] {
  const match = STAYED.exec(sentence);
  const start = match?.index ?? 0;
  const end = start + (match?.[0].length ?? 0);
  const [before, after] = [sentence.slice(0, start), sentence.slice(end)];
  const ahead = CONDITIONAL.exec(before);
  const behind = CONDITIONAL.exec(after);
  const isOtherwise = /\bunless\s+(?:otherwise|the\s+court)\b/i;
  return [
    ...(ahead === null || !PERFORMS.test(before)
      ? []
      : [before.slice(ahead.index).replace(/,\s*(?:the|that)?\s*$/i, '')]),
    ...(behind !== null && !isOtherwise.test(after) ? [after.slice(behind.index)] : []),
    ...(behind === null && FOR_WHAT.test(after) ? [after.slice(FOR_WHAT.exec(after)?.index)] : []),
    ...(behind === null && DUTY.test(after) ? [after.slice(DUTY.exec(after)?.index)] : []),
  ];
}

/** The last days that sentences on a stay name, the earliest first. */
function lastDays(sentences: readonly string[]): string[] {
  const days = sentences.flatMap((sentence) => {
    const from = STAYED.exec(sentence)?.index ?? 0;
    const under = CONDITIONAL.exec(sentence.slice(from));
    const to = under === null ? sentence.length : from + under.index;
    const named = wholeDays(sentence);
    const own = named.filter(
      ({ start }) => start >= from && start <= to && LEADS_END.test(sentence.slice(from, start)),
    );
    // 'Until December 15, 2026, the writ is stayed'; 'stayed, provided that the tenant pays, until December 15'.
    const far = named.filter(({ start }) => LEADS_FAR_END.test(sentence.slice(0, start)));
    return (own.length > 0 ? own : far).map(({ date }) => date);
  });
  return [...new Set(days)].toSorted();
}

/**
 * What a court's paper says of a stay of an eviction: whether it holds, until when and on which condition; null where it
 * speaks of none. What is only asked for, supposed or allowed is none.
 */
export function readStay(text: string): Stay | null {
  if (!HOME.test(text) && (!MAY_BE_HOME.test(text) || THINGS.test(text))) return null;
  // A title in capitals has no point, and is no part of the sentence below it.
  const body = text
    .replace(/\[\s?\][^[\n]*/g, ' ')
    .replace(/^([^\p{Ll}\n]{4,}[\p{L}\d]{3})[^\S\n]*\n(?=[^\S\n]*\n)/gmu, '$1.\n');
  const sentences = splitSentences(body);
  const granted = sentences.flatMap((sentence, at) => (isGrant(sentence) && !isOver(sentence) ? [at] : []));
  const isTitled = TITLED.test(body);
  const over = sentences.some(isOver);
  if (granted.length === 0) {
    if (over) return { state: 'ended', until: null, lasts: null, conditions: [] };
    const supposed = sentences.some(isSupposed);
    if (!isTitled && !supposed) return null;
    const named = lastDays(sentences.filter((sentence) => /\bstay/i.test(sentence)));
    const conditions = conditionsOf(sentences, []);
    return { state: 'unsure', until: named[0] ?? null, lasts: null, conditions };
  }
  const speaking = sentences.filter(
    (sentence, at) => granted.includes(at) || (ENDS_ON.test(sentence) && !CONDITIONAL.test(sentence)),
  );
  const days = lastDays(speaking);
  const [until = null] = days;
  const [lasts = null] =
    until !== null
      ? []
      : speaking.flatMap(
          (sentence) => LASTS.exec(sentence.slice(STAYED.exec(sentence)?.index ?? 0))?.[0].trim() ?? [],
        );
  return {
    state:
      days.length > 1 || over || !granted.some((at) => isOfOfficer(sentences[at] ?? '')) ? 'unsure' : 'holds',
    until,
    lasts,
    conditions: conditionsOf(sentences, granted),
  };
}

/** Whether a sentence ends a stay or refuses one, and does not only say when or why it would end. */
function isOver(sentence: string): boolean {
  if (!OVER.test(sentence) || ENDS_ON.test(sentence)) return false;
  return (
    !CONDITIONAL.test(sentence) &&
    !/\b(?:shall|will|would|may)\b/i.test(
      sentence.slice(0, (OVER.exec(sentence)?.index ?? 0) + 60).replace(/\bmay be executed\b/i, ''),
    )
  );
}
