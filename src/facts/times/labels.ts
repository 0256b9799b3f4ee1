import { MONTH_WORD } from '../../text/day-words.ts';
import { shortened } from './clause.ts';

const LONGEST = 70;

const SITTINGS =
  'hearing|conference|trial|mediation|arbitration|deposition|examination|appearance|sentencing|arraignment|argument|calendar call|docket call|meeting of creditors|auction|sale|inspection|inquest|court date'.split(
    '|',
  );
const SITTING = `(?:${SITTINGS.flatMap(threeWays).join('|')})`;

/** As it stands in a sentence, in a title and in capitals. */
function threeWays(words: string): string[] {
  return [
    words,
    words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
    words.toUpperCase(),
    capital(words),
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

const ACTS =
  'file|serve|answer|respond|pay|move|appear|object|vacate|request|cure|contact|submit|make|reply|comply|leave|provide|notify|produce|oppose|ask|seek|plead|return|deliver|remove|quit|surrender|send|give|complete|amend|appeal|demand|obtain|show|correct|dispute|challenge|exercise|accept|exchange|disclose|meet|confer|designate|advise|explain|inform|join|call|mail|opt out|exclude|claim|register|pick up|bring|attend|participate|set|schedule|supplement|identify|lodge|post|deposit|renew|sign|execute|refile|report|state|consent|withdraw|hear|conduct|depose|agree|reinstate|redeem|settle';
const ACT = new RegExp(
  `\\b(?:shall|must|may|should|will|to|and|or|please|either|can|not|hereby|within which to)\\s(?:(?:also|then|each|either|promptly|personally|immediately|first|jointly)\\s){0,2}((?:${ACTS})\\b[^.;:]{0,160})`,
  'gi',
);
const OBJECT_ENDS =
  /\s(?:by|within|on or before|no later than|not later than|no more than|at least|not less than|not later|until|prior to|before|after|upon|on|with the clerk|in writing|if|unless|which|who|that|at|from|pursuant|under|during|whether|regarding|addressing|indicating)\b|[,.;:(]/i;
const LABEL_COLON = /^([A-Z][^:.;]{2,70}?)\s?[:–—|-]+\s/;
const DUE =
  /((?:(?!(?:is|are|was|were|shall|must|will|should|may|be)\b)[\w'/&-]+\s){1,7})(?:(?:is|are|was|were|shall be|will be|must be|should be|may be)\s)?(?:now\s)?(?:due|filed|served|submitted|completed|postmarked|received|made|returned|paid|exchanged)\b/i;
const LAST_DAY =
  /\b(?:last (?:day|date)|deadline|time|cut-?off(?: date)?)\s(?:to|for)\s((?:[^\s,.;:(]+\s?){1,7}?)(?=\s(?:is|are|shall|will|set|by|on|to \d)\b|[,.;:(]|\s?$|\s\d)/i;
const DEADLINE_NOUN = /((?:[\w'/&-]+\s){1,5}(?:deadline|cut-?off|completion|due date|bar date|ddl))\b/i;

/** Short words for a deadline: what to do, as an order; else the thing that is due. */
export function deadlineLabel(clause: string, at: number): string {
  const [before, after] = [clause.slice(0, at), clause.slice(at)];
  const last = LAST_DAY.exec(clause);
  if (last?.[1]) return capital(last[1]);
  const noun = DEADLINE_NOUN.exec(before);
  if (noun?.[1]) return capital(noun[1]);
  const acts = [...clause.matchAll(ACT)];
  const nearest = acts.findLast(({ index }) => index < at) ?? acts.find(({ index }) => index >= at);
  if (nearest?.[1]) return act(nearest[1]);
  const label = LABEL_COLON.exec(clause);
  if (label?.[1]) return capital(label[1]);
  const due = DUE.exec(before) ?? DUE.exec(clause);
  if (due?.[1]) return `${capital(due[1])} due`;
  const plain = (before.trim().length > 3 ? before : after).replace(
    /\s(?:by|on or before|no later than|not later than|within|until|is|are|on)\s*$/i,
    '',
  );
  return capital(plain);
}

const UPON_WHOM =
  /^(\w+)\s(?:up)?on\s(?:the\s)?(?:plaintiff|defendant|petitioner|respondent|landlord|tenant|other\s\w+|opposing\s\w+)\b[^,.;]{0,40}?,?\s(?=(?:an?|the|your|its|his|her|their)\s)/i;

/** 'Serve on the plaintiff an answer' is to serve an answer. */
function act(words: string): string {
  const straight = words.replace(UPON_WHOM, '$1 ');
  const end = OBJECT_ENDS.exec(straight);
  return capital(end === null ? straight : straight.slice(0, end.index));
}

/** Short words for a hearing: its name, and what it is about. */
export function hearingLabel(clause: string, at: number): string {
  let best: { distance: number; words: string } | null = null;
  for (const match of clause.matchAll(NAMED)) {
    const distance = Math.abs(match.index - at) + (match.index > at ? 40 : 0);
    const words = `${match[1] ?? ''}${match[2] ?? ''}`;
    if (best === null || distance < best.distance) best = { distance, words };
  }
  if (best === null) return /\bmove\b/i.test(clause) ? 'Hearing on the motion' : 'Hearing';
  return capital(best.words.replace(/^(?:the|a|an|this|said|and|of)\s/i, ''));
}

function capital(words: string): string {
  const plain = words.replace(/^(?:the|a|an|that|and)\s(?=\w)/i, '');
  const even = shortened(plain, LONGEST).replace(
    /(?:\s(?:to|of|for|with|the|a|an|and|or|be))*[\s,:;-]*$/i,
    '',
  );
  const calm = even.length > 6 && even === even.toUpperCase() ? even.toLowerCase() : even;
  return calm === '' ? 'Deadline' : `${calm.charAt(0).toUpperCase()}${calm.slice(1)}`;
}
