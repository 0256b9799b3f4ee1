import type { TextLine } from '../text/lines.ts';
import type { Vote } from './weigh-kinds.ts';

const HEAD_LINES = 140;
const LONGEST = 300;

/** The mail of the court's own filing system, in the words of CM/ECF. */
const TRANSACTION = /^the following transaction was (?:entered|received|filed)\b/i;
/** Rows in which a filing system says which case, under which name, and what was filed. */
const NUMBER = /^(?:case|cause|index|docket|matter|civil action)\s?(?:number|no\b\.?|#|id\b)\s{0,3}[:#.\t ]/i;
const NAME =
  /^(?:(?:case\s)?(?:name|style|title|caption)|short (?:title|caption)|case)\s{0,3}[:\t]\s{0,3}\S|^case (?:name|style|title|caption)\s/i;
const FILING =
  /^(?:docket text|documents?(?: (?:number|type|description|details|name|title|received|served|filed))?(?=\s{0,3}(?:[:\t]|$))|documents? received|filer|filed (?:by|on)|filing (?:id|type|description|code|part(?:y|ies)|date|status|details|title)|envelope|submission|submitted (?:by|on)|date(?:\/time)? (?:submitted|filed|received|served|accepted)|transaction id|status|submitter|service (?:contact|date|type|documents?)|doc ?#|received date|(?:file[- ]?stamped|lead|main) (?:copy|document)|original filename|court(?: location)?(?=\s{0,3}:))/i;
/** That a system for filing wrote it, not a person or a clerk. */
const SYSTEM =
  /\be-?fil(?:e|ing|ed)\b|\be-?serv(?:e|ice|ed)\b|\belectronic(?:ally)? (?:fil|serv|ma)|\be-?courts\b|\bnotification purposes\b|\bfiling (?:system|user)\b|\benvelope (?:number|id)\b|\bnotification of (?:service|filing)\b|\bfiling (?:has been |was |is )?(?:accepted|received|returned|rejected)\b|\b(?:accepted|received) by the (?:court|clerk)\b|\bthrough the .{0,40}\bsystem\b/i;
const SENDER = /^(?:-{2,}\s?)?(?:from:\s|begin forwarded|forwarded message|original message)/i;

function isProse(text: string): boolean {
  const words = text.split(/\s+/);
  return words.length >= 8 && words.filter((word) => /^\p{Ll}/u.test(word)).length * 2 > words.length;
}

/** Somebody's own words above a notice that they pass on: then it is their mail. */
function isPassedOn(lines: readonly TextLine[], at: number): boolean {
  const heads = lines.slice(0, at).flatMap(({ text }, index) => (SENDER.test(text) ? [index] : []));
  const last = heads.at(-1) ?? 0;
  const first = heads[0] ?? last;
  return (
    last > first + 1 && lines.slice(first, last).some(({ text }) => /[.?!]$/.test(text) || isProse(text))
  );
}

/**
 * A notice that a court's system for filing sent out, by what all of them hold: rows that name the case and what was
 * filed in it, written by a machine. An e-mail file that is one is filed as the notice.
 */
export function voteByFiling(lines: readonly TextLine[]): Vote[] {
  const head = lines.slice(0, HEAD_LINES).map((line) => ({ ...line, text: line.text.slice(0, LONGEST) }));
  const find = (pattern: RegExp) => head.findIndex(({ text }) => pattern.test(text));
  const [transaction, number, name] = [TRANSACTION, NUMBER, NAME].map(find);
  const rows = new Set(head.flatMap(({ text }) => FILING.exec(text)?.[0].toLowerCase() ?? []));
  const isNotice =
    transaction !== -1
      ? number !== -1 || name !== -1 || rows.size > 0
      : number !== -1 && name !== -1 && rows.size >= 2 && head.some(({ text }) => SYSTEM.test(text));
  const at = transaction !== undefined && transaction !== -1 ? transaction : Math.min(number ?? 0, name ?? 0);
  const line = head[at];
  if (!isNotice || !line || isPassedOn(head, at)) return [];
  const cue = { quote: line.text, page: line.page, start: line.start, end: line.start + line.text.length };
  const because = `A court's filing system wrote it: “${cue.quote}” (page ${cue.page}).`;
  return [{ type: 'notice-filing', confidence: 0.985, because, cue, isTitle: true }];
}
