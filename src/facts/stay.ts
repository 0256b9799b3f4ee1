import { isOfMoneyAlone, letsOfficerAct, namesFirstDay } from './stay-against.ts';
import { ENDS_ON, endsIn, isProposed, speaksOfEnd } from './stay-over.ts';
import { CONDITIONAL, FAILS, OF_EVICTION, OF_PLACE, sentencesOf, withoutReason } from './stay-sentences.ts';
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
  /** It begins only once its condition is met: until then the officer may come. */
  isPending?: boolean | undefined;
}

const HOME =
  /\b(?:evict\w*|restitution|premises|tenan\w+|residents?|landlord|unlawful detainer|dwelling|apartment|lock-?out|dispossess\w*|forcible entry|rental|housing (?:part|court|session))\b|\bpossession of (?:the |real )/i;
/** A truck is taken by a writ of the same name. */
const MAY_BE_HOME = /\bwrits? of (?:possession|assistance)\b/i;
const THINGS = /\b(?:claim and delivery|replevin|vehicle|automobile|truck|collateral)\b/i;
const STAYED = new RegExp(
  `(?<!\\bin\\s(?:this|the|an?)\\s)\\b${OF_EVICTION}\\b[^.;]{0,120}?\\b(?:is|are|be|been|remains?|stands?)\\s+(?:\\w+\\s+){0,2}?stayed\\b|\\b${OF_EVICTION}\\s+(?:hereby\\s+|temporarily\\s+)?stayed\\b|\\bstays\\s+(?:the\\s+|all\\s+|any\\s+)?(?:\\w+\\s+){0,3}?${OF_EVICTION}\\b|\\bproceedings\\b[^.;]{0,120}?\\b(?:sheriff|marshal|constable|officer|petitioner|landlord)s?\\b[^.;]{0,80}?\\b(?:are|be)\\b[^.;]{0,40}?\\bstayed\\b|\\bstay\\b[^.;]{0,160}?\\b(?:is|are|be|remains?)\\s+(?:(?:hereby|further|again)\\s+){0,2}(?:granted|ordered|entered|issued|allowed|extended|continued|in\\s+(?:full\\s+)?(?:effect|force|place))\\b|\\bgrants?\\b[^.;]{0,40}?\\bstay\\b|\\b(?:sheriff|marshal|constable|officer|deputy|plaintiff|petitioner|landlord|owner)s?\\b[^.;]{0,40}?\\bshall\\s+not\\b[^.;]{0,40}?\\b(?:execute|enforce|evict|remove|lock|carry\\s+out|levy)\\b`,
  'i',
);
const TITLED =
  /^[^\S\n]*(?:[^\n]{0,60}\border\b[^\n]{0,60}\n?[^\n]{0,20}\bstay(?:ing|s)?\b(?!\s+(?:in|at)\b)|(?:temporary\s+)?stay\s+of\s+(?:execution|eviction|enforcement|the\s+writ|writ))/im;
const IF =
  /\b(?:if|unless|whether|why|should|when|where|may|can|could|might|would|ask\w*|request\w*|mov(?:e|es|ing)|seeks?|argu\w+)\b/i;
const PERFORMS =
  /\b(?:pay(?:s|ment|ing)?|paid|deposit(?:s|ing|ed)?|posts?|bond|undertaking|compl(?:y|ies|iance)|vacates?|lets?|allows?|does|keeps?|files?)\b/i;
const GRANTS_MOTION =
  /\b(?:motions?|requests?|applications?)\b[^.;]{0,90}\b(?:is|are)\s+(?:hereby\s+)?(?:granted|allowed)\b/i;
const PAYS = /\b(?:pay(?:s|ment|ing)?|paid|deposit(?:s|ing|ed)?|rent|bond|undertaking)\b/i;
const OF_STAY = new RegExp(`\\bstay(?:ed)?\\b|\\b${OF_EVICTION}\\b|\\bexecuted?\\b`, 'i');
const DUTY =
  /\b(?:defendants?|tenants?|respondents?|residents?|occupants?)\b[^.;]{0,60}?\b(?:shall|must|(?:is|are)\s+ordered\s+to|to(?=\s+(?:pay|deposit|post)\b))\s+(?!not\b|recover\b)[^.;]{0,40}?\b(?:pay|deposit|post|vacate|move|compl|keep|let|allow)/i;
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
/** 'The stay, which would expire on November 30, is extended through December 14'. */
const EXTENDED = /(\bstay\b)[^.;]{0,160}?(\s(?:is|are|be)\s+(?:\w+\s+)?(?:extended|continued)\b)/gi;
/** A deed that comes before the stay and without which there is none yet. */
const DEED =
  '[^.;]{0,80}?\\b(?:post(?:s|ing|ed)?|fil(?:e|es|ing)|pay(?:s|ment|ing)?|paid|deposit(?:s|ing|ed)?|giv(?:es|ing)|furnish\\w*)\\b';
const ONLY_ONCE = new RegExp(
  `\\bafter\\s+(?:the\\s+)?(?:payment|posting|filing|deposit)\\b|\\bsubject\\s+to\\s+(?:the\\s+)?(?:prior\\s+)?(?:payment|posting|filing|deposit)\\b|\\bcontingent\\b|\\b(?:upon|once|if)\\b(?!\\s+(?:the\\s+)?(?:failure|default|non))${DEED}`,
  'i',
);
const NOT_DONE = /\b(?:fail\w*|not)\b/i;
/** 'Until the bond is posted'; 'the stay takes effect when the rent is paid'. */
const BEGINS_WITH = new RegExp(
  `\\buntil\\b(?:[^.;,]|[.,](?=\\d)){0,60}\\b(?:is|are|has\\s+been|have\\s+been)\\s+(?:\\w+\\s+)?(?:posted|paid|filed|made|deposited|given|received)\\b|\\b(?:stay(?:ed)?|order)\\b[^.;]{0,80}\\b(?:effect\\w*|begins?|commences?|starts?)\\b[^.;]{0,20}\\b(?:upon|once|when|after|if|until)\\b${DEED}`,
  'i',
);
const WAITS = new RegExp(`\\b(?:upon|once|when|after|if)\\b${DEED}`, 'i');
const UNTIL_HEARD =
  /\bpending\b[^.;,]{0,60}\b(?:hearing|return\s+date|trial|determination|motion)\b|\buntil\s+(?:the\s+|that\s+|said\s+)?(?:hearing|return\s+date)\b/i;
const LEADS_HEARING = new RegExp(
  `\\b(?:set|scheduled|calendared|returnable|heard|show\\s+cause|hearing|continued)\\b[^;]{0,120}\\b(?:on|for|to|at)\\s+${TO_DAY}|\\breturnable\\s+${TO_DAY}`,
  'i',
);
/** A paper that begins a case tells what a court may do, and no more. */
const BEGINS =
  /\b(?:notice\s+of\s+petition|summons|annexed\s+petition|have\s+been\s+sued|(?:fail(?:s|ure)?\s+to|must)\s+answer)\b/i;
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
  // What had been stayed is told as it was.
  if (/\bhad\b[^.;]{0,30}\bstayed\b|\b(?:not|no\s+longer)\s+(?:be\s+)?stayed\b/i.test(match[0])) return false;
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
  const others = sentences.filter((whole, at) => {
    if (granted.includes(at)) return false;
    const sentence = withoutReason(whole);
    if (/\bupon\s+(?:failure|default)\b/i.test(sentence)) return true;
    if (speaksOfEnd(sentence) || BEGINS_WITH.test(sentence)) return true;
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
    ...(behind === null && WAITS.test(after) ? [after.slice(WAITS.exec(after)?.index)] : []),
    ...(behind === null && FOR_WHAT.test(after) ? [after.slice(FOR_WHAT.exec(after)?.index)] : []),
    ...(behind === null && DUTY.test(after) ? [after.slice(DUTY.exec(after)?.index)] : []),
  ];
}

/** The last days that sentences on a stay name, the earliest first. */
function lastDays(sentences: readonly string[]): string[] {
  const days = sentences.flatMap((whole) => {
    // What it would have lasted until is past, once it is extended.
    const sentence = whole.replace(EXTENDED, '$1$2');
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

/** The one day on which a stay is heard, for one that lasts until then; null where none or several are named. */
function hearingDay(sentences: readonly string[], granted: readonly number[]): string | null {
  if (!granted.some((at) => UNTIL_HEARD.test(sentences[at] ?? ''))) return null;
  const days = sentences.flatMap((sentence) =>
    wholeDays(sentence)
      .filter(({ start }) => LEADS_HEARING.test(sentence.slice(0, start)) && !/\bheld\s/i.test(sentence))
      .filter(({ start }) => !/\bbefore\s+$/i.test(sentence.slice(0, start)))
      .map(({ date }) => date),
  );
  const [day = null, ...others] = new Set(days);
  return others.length > 0 ? null : day;
}

/** Whether a sentence that orders a stay lets it begin only with a deed. */
function waitsForDeed(sentence: string): boolean {
  const words = withoutReason(sentence);
  const match = ONLY_ONCE.exec(words);
  if (match !== null && !NOT_DONE.test(match[0])) return true;
  // What a sentence asks for before it orders the stay comes first, unless it goes on: 'so long as the rent is paid'.
  const before = words.slice(0, STAYED.exec(words)?.index ?? 0);
  const ahead = CONDITIONAL.exec(before);
  return ahead !== null && PERFORMS.test(before) && !/\blong\b/i.test(ahead[0]);
}

/** A stay that was not read from an order of the court, and may be one all the same; null where nothing speaks for it. */
function supposedStay(body: string, sentences: readonly string[], isEndRefused: boolean): Stay | null {
  const isOfMoney = sentences.some((sentence) => isGrant(sentence) && isOfMoneyAlone(sentence));
  const title = TITLED.exec(body)?.[0] ?? null;
  const isTitled = title !== null && (OF_PLACE.test(title) || !(isOfMoney || isOfMoneyAlone(title)));
  const isAllowed = sentences.some(isSupposed) && !BEGINS.test(body);
  if (!isTitled && !isAllowed && !isEndRefused) return null;
  const named = lastDays(sentences.filter((sentence) => /\bstay/i.test(sentence)));
  const conditions = conditionsOf(sentences, []);
  return { state: 'unsure', until: named[0] ?? null, lasts: null, conditions };
}

/** The text of an order as it is read: a title in capitals is a sentence of its own, and what was struck out orders nothing. */
const bodyOf = (text: string) =>
  text
    .replace(/~~[^~]*~~/g, ' ')
    .replace(/\[\s?\][^[\n]*/g, ' ')
    .replace(/^([^\p{Ll}\n]{4,}[\p{L}\d]{3})[^\S\n]*\n(?=[^\S\n]*\n)/gmu, '$1.\n');

const isOfHome = (text: string) => HOME.test(text) || (MAY_BE_HOME.test(text) && !THINGS.test(text));

/** The last days that a paper on a home names of any stay, whether it is given, taken away or only asked for. */
export function endsOfStays(text: string): string[] {
  if (!isOfHome(text)) return [];
  return sentencesOf(bodyOf(text))
    .filter((sentence) => /\bstay(?:ed|ing|s)?\b/i.test(sentence))
    .flatMap((sentence) =>
      wholeDays(sentence)
        .filter(({ start }) => LEADS_END.test(sentence.slice(0, start)))
        .map(({ date }) => date),
    );
}

/** The first day from which an order lets the officer act, YYYY-MM-DD; null where it names none. */
export function officersDay(text: string, after: string): string | null {
  if (!isOfHome(text)) return null;
  const days = sentencesOf(bodyOf(text))
    .filter((sentence) => letsOfficerAct(sentence, null) || namesFirstDay(sentence))
    .flatMap((sentence) =>
      wholeDays(sentence)
        .filter(({ start }) => !LEADS_FAR_END.test(sentence.slice(0, start)))
        .map(({ date }) => date),
    );
  return days.filter((date) => date > after).toSorted()[0] ?? null;
}

/** Whether a paper says that the officer may act. */
export const letsAct = (text: string): boolean =>
  isOfHome(text) && sentencesOf(bodyOf(text)).some((sentence) => letsOfficerAct(sentence, null));

/**
 * What a court's paper says of a stay of an eviction: whether it holds, until when and on which condition; null where it
 * speaks of none. What is only asked for, supposed or allowed is none, and no stay of money is one.
 */
export function readStay(text: string): Stay | null {
  if (!isOfHome(text) || isProposed(text)) return null;
  const body = bodyOf(text);
  const sentences = sentencesOf(body);
  const ends = endsIn(body, sentences);
  const over = [...ends.gone, ...ends.refused];
  const speaks = sentences.flatMap((sentence, at) =>
    isGrant(sentence) && !over.includes(at) && !isOfMoneyAlone(sentence) ? [at] : [],
  );
  // What only names the first day of the officer stays nothing by itself.
  const granted = speaks.every((at) => namesFirstDay(sentences[at] ?? '')) ? [] : speaks;
  const last = granted.at(-1) ?? -1;
  // What takes a stay away stands behind what tells of it; a new one may stand behind what took the old one away.
  if (ends.isTitledOver || ends.gone.some((at) => at > last) || (last < 0 && over.length > 0))
    return { state: 'ended', until: null, lasts: null, conditions: [] };
  if (last < 0) return supposedStay(body, sentences, ends.isEndRefused);
  const speaking = sentences.filter(
    (sentence, at) => granted.includes(at) || (ENDS_ON.test(sentence) && !CONDITIONAL.test(sentence)),
  );
  const days = lastDays(speaking);
  const until = days[0] ?? hearingDay(sentences, granted);
  const [lasts = null] =
    until !== null
      ? []
      : speaking.flatMap(
          (sentence) => LASTS.exec(sentence.slice(STAYED.exec(sentence)?.index ?? 0))?.[0].trim() ?? [],
        );
  const isPending =
    granted.some((at) => waitsForDeed(sentences[at] ?? '')) ||
    sentences.some((each) => BEGINS_WITH.test(each));
  const isDoubtful =
    days.length > 1 ||
    over.length > 0 ||
    !granted.some((at) => isOfOfficer(sentences[at] ?? '')) ||
    sentences.some((sentence) => letsOfficerAct(sentence, until));
  return {
    state: isPending || isDoubtful ? 'unsure' : 'holds',
    until,
    lasts,
    conditions: conditionsOf(sentences, granted),
    ...(isPending && { isPending }),
  };
}
