import { MONTH_WORD } from '../../text/day-words.ts';
import { shortened } from './clause.ts';
import { capital } from './duty-label.ts';
import { NO_NAME } from './no-name.ts';

const SITTINGS =
  'hearing|conference|trial|mediation|arbitration|deposition|examination|appearance|sentencing|arraignment|argument|calendar call|docket call|meeting of creditors|auction|sale|inspection|inquest|court date|jury selection'.split(
    '|',
  );
const SITTING = `(?:${SITTINGS.flatMap(threeWays).join('|')})`;

/** As it stands in a sentence, in a title and in capitals. */
function threeWays(words: string): string[] {
  return [
    words,
    words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
    words.toUpperCase(),
    `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
  ];
}

const KIND_OF_SITTING =
  'pre-?trial|case|management|status|settlement|motion|jury|bench|final|initial|telephonic|telephone|evidentiary|scheduling|oral|preliminary|show|cause|non-jury|trial|docket|calendar|discovery|default|competency|setting|fairness|approval|dissolution|custody|eviction';
const MONTH_OR_DAY = `\\d|${MONTH_WORD}\\b|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\\b`;
const LEADS_ON = '(?:is|are|will|shall|set|scheduled|on|at|in|before|by|has|have|was|were|must|may|and)\\b';
/** 'Final Pretrial Conference', 'hearing on the motion to dismiss'. */
const NAMED = new RegExp(
  `\\b((?:(?:[A-Z][\\w'/-]*|${KIND_OF_SITTING})\\s){0,5}${SITTING})\\b((?:\\s(?:on|of|for|re|regarding|to)(?=\\s(?!${MONTH_OR_DAY}|${LEADS_ON}))(?:\\s(?!${MONTH_OR_DAY}|${LEADS_ON})[^\\s,.;:()]{1,24}){1,8})?)`,
  'g',
);

const MOST_IN_LABEL = 8;
const LONGEST_WHAT = 140;

/** What is heard, where it stands before its verb: 'The motion to dismiss is set for hearing on'. */
const HEARD =
  /((?:(?:the|this|all|both|any|plaintiff|defendant|petitioner|respondent|movant|claimant)(?:'s|s')?\s|[A-Z][\w.]*'s?\s)(?:[^\s.;:]+\s){0,12}?(?:motions?|petition|application|request|objections?|order to show cause|appeal|claims?)(?:\s(?:to|for|of|in|on)\s(?:[^\s.;:,]+\s?){1,8}?)?)\s?,?\s(?:is|are|shall be|will be|has been|have been|was|came)\s(?:hereby\s)?(?:set|noticed|scheduled|heard|called|on)\b/i;
/** 'for a hearing on X', 'move for an order granting X'. */
const TO_SHOW =
  /\bto\s(show cause why[^.;]{5,90}|(?:testify|be deposed|be examined|mediate|answer the (?:complaint|petition))[^.;,]{0,60})/i;
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/\bOSC\b/, 'Show cause hearing'],
  [
    /\bpre-?trial\b(?!\s(?:orders?|statements?|briefs?|memorand\w+|motions?|disclosures?|filings?|materials?|deadlines?|services|release|detention|judges?)\b)/i,
    'Pretrial conference',
  ],
  [
    /\b(?:motion|demurrer|petition|application)s?\b[^.;]{0,80}\b(?:continued|reset|adjourned|heard)\s(?:to|for|on|until)\b/i,
    'Hearing on the motion',
  ],
  [/\bmotion\b[^.;]{0,80}\bbe (?:decided|considered|submitted|determined)\b/i, 'Decision on the motion'],
  [
    /\bhighest\s(?:and\sbest\s)?bidder\b|\bpublic\sauction\b|\b(?:will|shall)\b(?:(?!\bto\ssell\b)[^.;]){0,160}\bsell\b/i,
    'Sale',
  ],
  [/\btrial\b(?!\s(?:courts?|judges?|counsel)\b)/i, 'Trial'],
  [/\bmediat/i, 'Mediation'],
  [/\b(?:deposition|deposed)\b/i, 'Deposition'],
  [/\bconference\b/i, 'Conference'],
  [/\b(?:sale|auction)\b/i, 'Sale'],
  [/\b(?:heard|hearing)\b/i, 'Hearing'],
  [
    /\b(?:appear|court date|(?:come|go|report) to (?:the )?court(?:house)?|(?:in|before|at|to) (?:(?:this|the|open) )?(?:\w+ )?(?:court|judge)|judge|docket|calendar)\b|\b(?:matter|case|cause)\b[^.;]{0,40}\bset\b/i,
    'Court date',
  ],
];

const SHOWS_CAUSE = /\bshow cause\b,?(?:\s(?:if any\b,?|in writing|as to))?\s(?:why|for)\b/i;
/** Before the name of a sitting that somebody stayed away from. */
const MISSED =
  /\b(?:fail(?:ed|ing|ure|s)?\sto\s(?:appear|attend|come)|did\snot\s(?:appear|attend|come)|missed|non-?appearance|absen(?:t|ce)\sfrom)\b[^.;]{0,40}$/i;
const SHOW_CAUSE = 'Show cause hearing';

export interface HearingWords {
  /** The matter heard; the name of the hearing where no matter is named. */
  what: string;
  label: string;
}

/** Short words for a hearing, and what is heard there; `at` is where its day stands in the clause. */
export function hearingWords(clause: string, at: number, title = ''): HearingWords {
  // What was missed and has to be explained is no name of the day on which it is.
  const showing = clause.search(SHOWS_CAUSE);
  let best: { distance: number; name: string; matter: string } | null = null;
  for (const match of clause.matchAll(NAMED)) {
    if (showing !== -1 && (match.index > showing || MISSED.test(clause.slice(0, match.index)))) continue;
    const distance = Math.abs(match.index - at) + (match.index > at ? 40 : 0);
    if (best === null || distance < best.distance)
      best = { distance, name: trimmed(match[1] ?? ''), matter: trimmed(match[2] ?? '') };
  }
  const heard = HEARD.exec(clause)?.[1] ?? TO_SHOW.exec(clause)?.[1] ?? null;
  const label =
    best === null
      ? showing === -1
        ? plainSitting(clause)
        : SHOW_CAUSE
      : labelOfSitting(best.name, best.matter);
  const matter = best?.matter.replace(/^(?:on|of|for|re|regarding|to)\s/i, '') ?? '';
  const named =
    matter === '' && heard === null
      ? (/\b(?:hearing|trial)\s(?:on|for|re|regarding)\s(.+)$/i.exec(title)?.[1] ?? '')
      : '';
  const isMatter = heard !== null && !/\b(?:hearing|matter|case|trial|conference)$/i.test(heard);
  const bare = label === NO_NAME ? clause : label;
  const what = matter || (named !== '' ? capital(named) : isMatter ? heard : bare);
  return { what: shortened(what.trim(), LONGEST_WHAT), label };
}

function trimmed(words: string): string {
  return words
    .replace(/^(?:the|a|an|this|said|and|of)\s/i, '')
    .replace(/(?:\s(?:to|of|for|with|the|a|an|and|or|be|on|in|at))*[\s,:;-]*$/i, '')
    .trim();
}

function labelOfSitting(name: string, matter: string): string {
  const whole = matter === '' ? name : `${name} ${matter}`;
  const short = whole.split(' ').length <= MOST_IN_LABEL ? whole : name;
  return short === '' ? NO_NAME : capital(/\p{Ll}/u.test(short) ? short : short.toLowerCase());
}

/** Where a hearing has no name: what its clause says of it, and nothing that it does not. */
function plainSitting(clause: string): string {
  if (/\bmoves?\s(?:this|the|said|before|for)\b/i.test(clause)) return 'Hearing on the motion';
  return PLAIN.find(([pattern]) => pattern.test(clause))?.[1] ?? NO_NAME;
}

/** Whether a clause says that somebody sits and hears: agreements set times for much else. */
export function namesSitting(clause: string): boolean {
  return clause.search(NAMED) !== -1 || plainSitting(clause) !== NO_NAME;
}
