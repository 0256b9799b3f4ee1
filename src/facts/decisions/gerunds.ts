import { cutObject, mannerAfter } from './things.ts';

interface Done {
  of: string;
  outcome: string;
  start: number;
  end: number;
  isSure: boolean;
  isHead: true;
  way: 'head';
}

/** What an order is said to do: 'ORDER granting 12 Motion'. */
const GERUND =
  /\b(?:grant|deny|dismiss|vacat|adopt|approv|affirm|strik|overrul|sustain|allow|terminat|reject|accept|remand|stay|lift|re-?open|clos|reinstat|transferr|withdraw|discharg|convert|consolidat|extend|award|quash|revers|modify|disallow|unseal|seal|amend|correct|defer)ing(?:\s(?:in part and (?:grant|deny)ing in part|in part|as moot))?\b|\bsetting aside\b|\bfinding (?:as )?moot\b|\b(?:tak|hold)ing (?:under advisement|in abeyance)\b/gi;
/** What names an order as such: in capitals, or as the first words of an entry. */
const HEAD =
  /\b(?:ORDER(?:ED|S)?|RULING|JUDGMENT|DECREE|OPINION|DECISION|ENTRY|ENDORSE(?:MENT|D)|RECOMMENDATIONS?)\b|^[\W\d]{0,12}(?:(?:\p{Lu}?\p{L}+\s){0,4})(?:order|ruling|opinion|decision|endorsement|entry)\b/iu;
const CAPITALS = /\b(?:ORDER(?:ED|S)?|RULING|JUDGMENT|DECREE|OPINION|DECISION|ENTRY|ENDORSE(?:MENT|D))\b/;
/** 'Plaintiff asks for an order granting', 'the order denying the motion is vacated': of another order. */
const OF_ANOTHER =
  /\b(?:an|the|this|that|any|such|court['’]?s|judge['’]?s|for|from|of|re|proposed|after|motion|appeal|objections? to)\s(?:[\w'’-]+\s){0,3}?order$/i;
const STOP = /(?<!\s\p{Lu})[.;](?=\s+(?:\p{Lu}|\[|\()|\s*$)|:(?=\s)|\s[-–—]\s/u;
const JOINS = /(?:^|[\s,;:()])(?:and|or|but|,|;|&)\s*$|[,;:]\s*$|\b(?:and|&)\s(?:also\s)?$/i;
const NUMBERS =
  /^(?:(?:re|the|as|to|at|docket|entry|doc|docs|dkt|ecf|filing|nos?)\b[.\s]{0,2}|[[(#]?\s?\d{1,4}(?:[-.]\d{1,3})?\s?[\])]?[\s,.]{1,3}(?:(?:and|&)\s)?)+/i;

/** Letters of one statement. */
const REACH = 400;
const MOST = 40;

/** What the head of an order or an entry says that it does, one by one; each thing up to the next. */
export function gerundsIn(text: string): Done[] {
  const found: Done[] = [];
  const all = [...text.matchAll(GERUND)].slice(0, MOST);
  let last = -1;
  for (const [index, match] of all.entries()) {
    const at = match.index;
    // 'modified by vacating the sentence' is what another verb does.
    if (/\b(?:by|without|before|after|from)\s$/i.test(text.slice(Math.max(0, at - 12), at))) continue;
    // What another order did, as it is cited: '(S.D. Ga. 2009) (dismissing his petition)'.
    if (isWithin(text.slice(Math.max(0, at - REACH), at))) continue;
    const from = sentenceBefore(text, at);
    const lead = text.slice(from, at);
    const isNext = last >= from && JOINS.test(lead);
    if (!isNext && !isOfOrder(lead, from)) continue;
    last = at;
    const next = all
      .slice(index + 1, index + 6)
      .find((each) => each.index - at < REACH && JOINS.test(text.slice(at, each.index)));
    const rest = text.slice(at + match[0].length, Math.min(next?.index ?? text.length, at + REACH));
    const stop = STOP.exec(rest);
    const words = stop ? rest.slice(0, stop.index) : rest;
    const bare = words.replace(/^\s+/, '').replace(NUMBERS, '');
    const skipped = words.length - bare.length;
    const of = cutObject(bare).replace(/[\s,;:]*(?:\b(?:and|or)\b)?[\s,;:]*$/i, '');
    const end = at + match[0].length + skipped + of.length;
    const thing = of === '' ? numberedThing(words) : of;
    if (thing === '') continue;
    found.push({
      of: thing,
      outcome: `${match[0]}${mannerAfter(text, end)}`,
      start: at,
      end,
      isSure: true,
      isHead: true,
      way: 'head',
    });
  }
  return found;
}

/** 'granting 12' names its motion by its number alone. */
function numberedThing(words: string): string {
  const number = /\d{1,4}(?:-\d{1,3})?/.exec(words)?.[0];
  return number === undefined ? '' : `Motion no. ${number}`;
}

/** Whether a parenthesis is open, and no number of the docket stands in it. */
function isWithin(before: string): boolean {
  const open = before.lastIndexOf('(');
  return (
    open > before.lastIndexOf(')') &&
    /\d{4}\)\s*\(?$|\d{3,4}[^()]{0,60}\(|^.*\bsee\b/is.test(before.slice(0, open + 1))
  );
}

function isOfOrder(lead: string, from: number): boolean {
  const head = from < 60 ? HEAD.exec(lead) : CAPITALS.exec(lead);
  if (head === null || OF_ANOTHER.test(lead.slice(0, head.index + head[0].length))) return false;
  const between = lead.slice(head.index + head[0].length);
  return (
    between.length < 200 &&
    !/\b(?:motion|request|stipulation|seeking|asks?|for an order|should|if|why)\b/i.test(between)
  );
}

function sentenceBefore(text: string, at: number): number {
  const start = Math.max(0, at - REACH);
  const before = text.slice(start, at);
  let from = start;
  for (const match of before.matchAll(
    /(?<!\b(?:No|Nos|Doc|Docs|Dkt|Inc|Jr|Sr|Hon|Mr|Ms|Mrs|Dr|R|v|vs|\p{Lu}))[.]\s+(?=\p{Lu})/gu,
  ))
    from = start + match.index + match[0].length;
  return from;
}
