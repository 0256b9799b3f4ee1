import { evenWords } from './even-words.ts';
import { MANNER } from './patterns.ts';
import { nameOf } from './things.ts';

export interface Recommended {
  of: string;
  /** 'recommended to be granted'. */
  outcome: string;
  start: number;
  end: number;
}

const SAYS =
  /\b(?:recommends?|RECOMMENDS?|recommended|RECOMMENDED|recommending|recommendation (?:is|of the (?:court|undersigned)(?: is)?))\b/;
const DONE =
  '(granted in part and denied in part|granted in part|denied in part|granted|denied|dismissed|affirmed|reversed|vacated|remanded|sustained|overruled|approved|entered|adopted)';
const MOST = 8;
/** 'that the motion be granted and that the complaint be DISMISSED WITHOUT PREJUDICE', behind the word that recommends. */
const ITEM = new RegExp(
  `(?:\\bthat|[;,:]|\\band|\\(\\d\\))\\s+((?:the\\s|this\\s)?(?:(?!\\bthat\\b)[^;:]){3,220}?)\\s(?:(?:should|shall)\\s)?be\\s(?:hereby\\s)?${DONE}\\b(${MANNER})`,
  'gi',
);

/** 'Judgment should be entered for the plaintiff', where a report comes to its end. */
const SHOULD = new RegExp(
  `(?:^|,|;)\\s*((?:\\p{Lu}|the\\s)[^;:]{3,220}?)\\sshould be\\s${DONE}\\b(${MANNER})`,
  'giu',
);

/** What a magistrate judge or a master advises the judge to decide, one by one; nothing of it is decided. `concludes`: the words stand in the last part of the report. */
export function recommendedIn(given: string, concludes = false): Recommended[] {
  const { text, placeOf } = evenWords(given);
  const said = SAYS.exec(text);
  if (said === null && !concludes) return [];
  const from = said === null ? 0 : said.index + said[0].length;
  return [...text.slice(from).matchAll(said === null ? SHOULD : ITEM)].slice(0, MOST).flatMap((match) => {
    const of = nameOf((match[1] ?? '').replace(/^(?:that|and)\s+/i, ''));
    if (of === null) return [];
    const start = from + match.index;
    const outcome = `recommended to be ${(match[2] ?? '').toLowerCase()}${(match[3] ?? '').toLowerCase()}`;
    return [{ of, outcome, start: placeOf(start), end: placeOf(start + match[0].length - 1) + 1 }];
  });
}
