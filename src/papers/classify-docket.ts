import { MONTH_WORD } from '../text/day-words.ts';
import type { TextLine } from '../text/lines.ts';
import { withoutMenus } from './docket/site-menu.ts';
import type { Vote } from './weigh-kinds.ts';

const DOCKET_HEAD =
  /^(?:select all.*)?(?:date filed\s+#\s+docket text|filing date\s+#|doc\. ?no\.\s+dates|event date\s+event description|date\s+proceedings and orders|register of actions|general docket$|sort date entries|docket (?:sheet|entries|text)\b|(?:#|no\.?|seq\.?)?\s?(?:file )?date\s+(?:#\s+|code\s+|event\s+|entry\s+|docket\s+)?(?:text|description|docket text|entry|event|proceedings?)\b)/i;
/** With its number or a misread mark before it, as some lists have it. */
const DATE_LED = new RegExp(
  `^(?:\\S{1,4}\\s+)?(?:\\d{1,2}[/-]\\d{1,2}[/-]\\d{2,4}|\\d{4}-\\d\\d-\\d\\d|${MONTH_WORD}\\.? \\d{1,2},? \\d{4})(?=[\\s|)]|$)`,
  'u',
);
/** What a court's page of a case calls its fields and parts; a line that is one of them, or begins with one and a colon. */
const FIELD =
  /^(case (?:number|no\.?|type|status|title|style|caption|information|category|events?|summary)|(?:date )?filed|file date|filing date|closed|judge|judicial officer|assigned (?:to|judge)|court|location|style|docketed|lower ct|cause of action|part(?:y|ies)(?: information)?|plaintiff|defendant|(?:active )?attorneys?|lead attorney|events?(?: and hearings)?|docket|disposition(?: events?)?|hearings?|financial|documents|nature of suit|jury demand|jurisdiction|issues?|charges?)\s{0,3}(?:[:\t]|$)/i;
/** What a table of entries calls its columns, the day first. */
const COLUMNS = /^(?:[A-Z][a-z]+ )?Date\b(?:\t[A-Z#][A-Za-z /#]{0,30}){1,6}$/;

/** 'Date', 'Event Type' and 'Document' side by side above a row that begins with a day. */
const isHeadOfRows = (text: string, below: string | undefined) =>
  COLUMNS.test(text.slice(0, LONGEST)) && below !== undefined && DATE_LED.test(below);

/** The lines of a register that are no menu and no row of a table: what stands in these is the title of no paper. */
export function withoutRows(lines: readonly TextLine[]): TextLine[] {
  return withoutMenus(lines, 'left out').filter(({ text }) => !text.includes('\t'));
}

const SUM_AT_END = /(\d[\d,]*\.\d\d)\)?\s*$/;
/** Messages are dated rows too, each with its time and who wrote it. */
const CHAT = /\d:\d\d(?::\d\d)?(?:\s?[AaPp]\.?[Mm]\.?)?[\])]?\s?[-–:]?\s?(\p{L}[\p{L} .'’]{0,24}):\s/u;
const LONGEST = 400;

/** A list of dated entries under the fields of one case, as a court's page, its printout or its index shows them. */
export function voteByDocket(text: string, lines: readonly TextLine[]): Vote[] {
  const printed = withoutMenus(lines.filter((line) => !line.noise));
  const header = printed
    .slice(0, 120)
    .find(({ text: words }, at) => DOCKET_HEAD.test(words) || isHeadOfRows(words, printed[at + 1]?.text));
  const dated = printed.filter((line) => DATE_LED.test(line.text));
  const entered = text.match(/[([]Entered:/g)?.length ?? 0;
  const share = dated.length / Math.max(1, printed.length);
  const fields = new Set(
    printed
      .slice(0, 120)
      .flatMap((line) => FIELD.exec(line.text.slice(0, LONGEST))?.[1]?.toLowerCase() ?? []),
  );
  // Accounts are lists of dated rows as well; theirs end in sums.
  const sums = dated.flatMap(({ text: row }) => SUM_AT_END.exec(row.slice(-60))?.[1] ?? []);
  // The same fee, or none, stands at the end of many a docket's rows.
  const paid = new Set(sums.map((sum) => Number(sum.replaceAll(',', '')))).size < 3 ? 0 : sums.length;
  const isPaid = paid * 3 > dated.length * 2;
  if (chatIn(dated).length * 2 > dated.length) return [];
  const isCase = fields.size >= 4 && dated.length >= 2 && paid * 2 <= dated.length;
  const isList = dated.length >= 3 && (share > 0.25 || entered >= 3) && !isPaid;
  const looks = (header && dated.length >= 1 && !isPaid) || isCase || isList;
  const first = header ?? dated[0];
  if (!looks || !first) return [];
  const strong =
    (header ? 0.5 : 0) +
    (isCase ? 0.1 * Math.min(6, fields.size) : 0) +
    Math.min(0.3, dated.length * 0.05) +
    (entered > 0 ? 0.2 : 0) +
    Math.min(0.3, share);
  const quote = first.text.slice(0, 160);
  const cue = { quote, page: first.page, start: first.start, end: first.start + quote.length };
  const because = `Its lines are dated entries, as on a docket: “${cue.quote}” (page ${cue.page}), ${dated.length} of them.`;
  return [{ type: 'docket', confidence: Math.min(0.97, 0.55 + strong * 0.45), because, cue, isTitle: true }];
}

function chatIn(lines: readonly TextLine[]): string[] {
  return lines.flatMap(({ text }) => CHAT.exec(text.slice(0, LONGEST))?.[1] ?? []);
}

const FEW_MESSAGES = 4;

/** Messages as a telephone writes them out: most lines have a time and one of a few names. */
export function voteByChat(lines: readonly TextLine[]): Vote[] {
  const printed = lines.filter((line) => !line.noise).slice(0, 200);
  const speakers = chatIn(printed);
  const first = printed.find(({ text }) => CHAT.test(text.slice(0, LONGEST)));
  const isChat = speakers.length >= FEW_MESSAGES && speakers.length * 2 > printed.length;
  if (!first || !isChat || new Set(speakers).size * 2 > speakers.length) return [];
  const quote = first.text.slice(0, 160);
  const cue = { quote, page: first.page, start: first.start, end: first.start + quote.length };
  const because = `Its lines are messages with their times and who wrote them: “${cue.quote}” (page ${cue.page}).`;
  return [{ type: 'messages', confidence: 0.95, because, cue, isTitle: true }];
}
