import { readColumnHead } from './column-heads.ts';
import { looksLikeHistory, type Survey, surveyColumns } from './column-survey.ts';
import { DocketBuild, finishDocket } from './docket-build.ts';
import { type DocketLine, readDocketLines } from './docket-lines.ts';
import type { DocketFormat, ParsedDocket } from './docket-row.ts';
import { readHistory } from './history-reader.ts';
import { isNoticeStart, readNotices } from './notice-reader.ts';
import { readNyscefList, readPageStamps } from './nyscef-reader.ts';
import { readRows } from './row-reader.ts';

const NOTHING_FOUND =
  'No entry was found: no line begins with a date. Please paste the docket as the court shows it, with its dates.';

/**
 * Reads the text of a court's docket as a person copies it from a browser, a PDF or an e-mail. Pure, never throws,
 * takes time in proportion to the text. Every line that is not blank is in an entry (`lines`), a heading or a warning.
 */
export function parseDocket(text: string): ParsedDocket {
  const lines = readDocketLines(text);
  const survey = surveyColumns(lines);
  const build = new DocketBuild();
  const format = read(lines, survey, build);
  const parsed = finishDocket(build, format);
  if (parsed.entries.length > 0 || text.trim() === '') return parsed;
  const first = lines.find(({ trimmed }) => trimmed !== '');
  const lineNumber = first?.number ?? 1;
  const none = {
    lineNumber,
    endLine: lineNumber,
    text: first?.trimmed.slice(0, 200) ?? '',
    message: NOTHING_FOUND,
  };
  return { ...parsed, warnings: [none, ...parsed.warnings] };
}

function read(lines: readonly DocketLine[], survey: Survey, build: DocketBuild): DocketFormat {
  const rows = survey.cellRows + survey.blankRows + survey.numberFirst;
  const hasNotice = lines.some(isNoticeStart);
  if (!hasNotice && looksLikeHistory(survey)) {
    readHistory(lines, build);
    return 'cmecf-history';
  }
  if (!hasNotice && survey.receivedLabels > 0 && survey.receivedLabels * 2 > rows) {
    readNyscefList(lines, build);
    return 'nyscef';
  }
  if (survey.pageStamps > 0 && rows === 0) {
    readPageStamps(lines, build);
    return 'nyscef';
  }
  let at = 0;
  while (at < lines.length) {
    at = readRows(lines, at, build, survey);
    if (at < lines.length) at = readNotices(lines, at, build);
  }
  return formatOf(lines, survey, hasNotice && rows === 0);
}

const SIGNS: ReadonlyArray<[DocketFormat, RegExp]> = [
  ['odyssey', /^(?:events (?:&|and) orders of the court|other events and hearings)$/i],
  ['new-mexico-case-lookup', /^register of actions activity$|event result|^(?:opn|cls): /i],
  ['re-search-nm', /re:\s?search/i],
  [
    'los-angeles',
    /^(?:documents filed|proceedings held|register of actions) \(|^event time:|superior court of california, county of los angeles/i,
  ],
  [
    'florida',
    /\bdin\b|clerk of (?:the )?(?:circuit )?courts?\b.{0,60}\bflorida\b|\bflorida\b.{0,40}(?:circuit|county|appellate)/i,
  ],
  ['nyscef', /nyscef/i],
  ['supreme-court', /^(?:date\s+)?proceedings (?:and|&) orders/i],
  ['courtlistener', /courtlistener|buy on pacer/i],
  [
    'appellate',
    /^(?:court of appeals docket|general docket)\b|\t\s{0,3}\d{1,5} (?:pg|pgs), [\d.,]{1,9} ?[KM]B|^\d{1,5} (?:pg|pgs), [\d.,]{1,9} ?[KM]B/i,
  ],
  ['pacer', /docket text|pacer service center|cm\/ecf|docket for case/i],
];
const SIGN_LINES = 4000;

function formatOf(lines: readonly DocketLine[], survey: Survey, isNotice: boolean): DocketFormat {
  if (isNotice) return 'cmecf-notice';
  const found = new Set<DocketFormat>();
  for (const line of lines.slice(0, SIGN_LINES)) {
    const text = line.trimmed.slice(0, 200);
    for (const [format, sign] of SIGNS) if (!found.has(format) && sign.test(text)) found.add(format);
    if (readColumnHead(line)?.some(({ name }) => /^din$/i.test(name))) found.add('florida');
  }
  const first = SIGNS.find(([format]) => found.has(format))?.[0];
  if (first) return first;
  return survey.enteredMarks > 0 ? 'pacer' : 'generic';
}
