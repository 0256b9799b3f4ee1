import { MONTH_WORD } from '../../text/day-words.ts';

/** What goes on behind a comma: a period ends it, unless it shortens a word ('Blvd.', 'N.', 'Ste.'). */
const MORE =
  '(?:,\\s(?:[^;.()]|(?<=\\b(?:\\p{Lu}|[NS][EW]|St|Ave|Av|Blvd|Rd|Dr|Ln|Pl|Ct|Sq|Hwy|Pkwy|Ste|Fl|Rm|Bldg|No|Mt|Ft))\\.){2,110})?';
/** 'Courtroom 4B, 2nd Floor, 100 Main Street', 'Dept. 34'. */
const ROOM = new RegExp(
  String.raw`\b(?:(?:in|at)\s)?((?:[A-Z][a-z]+\s){0,2}(?:[Cc]ourt\s?[Rr]oom|Department|Dept\.?|Room|Rm\.?|Hearing\sRoom|Part|Suite|Division|Chambers)\s(?:No\.?\s?|Number\s)?#?(?:\d[\w-]*|[A-Z]{1,2}\d*|One|Two|Three)\b${MORE})`,
  'u',
);
const BUILDING = new RegExp(
  String.raw`\b(?:at|in|on(?=\sthe\s(?:[a-z]{4,6}\s)?(?:entrance|steps)\s))\s((?:the\s)?(?:(?:[a-z]{4,6}\s)?(?:entrance|steps|door|lobby)\s(?:of|to|at)\s(?:the\s)?)?(?:[A-Z0-9][\w.'&-]*\s){0,6}(?:Courthouse|Court\sHouse|Justice\sCenter|Judicial\sCenter|Court(?!\sReport)|Center|Building|Annex)\b${MORE})`,
  'u',
);
const STREET = new RegExp(
  String.raw`\b(?:at|in|located\sat|address:?)\s(\d{1,6}\s(?:[A-Z0-9][\w.'-]*\s){1,5}(?:St(?:reet)?|Ave(?:nue)?|R(?:oa)?d|Blvd|Boulevard|Drive|Dr|Way|Plaza|Lane|Ln|Place|Square|Highway)\b(?:\.(?=[\s,]))?(?:\s[NS]\.?[EW]?\b\.?)?${MORE})`,
  'u',
);
/** 'at 400 N. Virginia, Roswell, NM': a number, a name, and behind it the town and the state. */
const NUMBERED =
  /\b(?:at|in|located\sat|address:?)\s(\d{1,6}\s(?:[NSEW]\.?\s)?\p{Lu}[\p{L}.'-]{0,30}(?:\s\p{Lu}[\p{L}.'-]{0,30}){0,3},\s\p{Lu}[\p{L}.]{1,30}(?:\s\p{Lu}[\p{L}.]{1,30}){0,2},\s(?:[A-Z]{2}\b|New\sMexico|California|Texas)(?:\s\d{5})?)/u;
/** 'at 110 Calle de Alegra': where Spanish names a street, what it is stands first. */
const CALLE = new RegExp(
  String.raw`\b(?:at|in|located\sat|address:?)\s(\d{1,6}\s(?:Calle|Avenida|Camino|Paseo|Via|Vía|Plaza)\s(?:(?:de|del|la|las|los|el)\s){0,3}[\p{Lu}][\p{L}'-]*(?:\s[\p{Lu}][\p{L}'-]*){0,3}${MORE})`,
  'u',
);
const REMOTE =
  /\b(?:by|via|through|over|on)\s((?:Zoom(?:Gov)?|telephone|phone|video\s?conference|videoconference|WebEx|Microsoft\sTeams|Teams)\b)/i;
const LABELED = /\b(?:place|location|where|courtroom|dept\.?|department|room)\s?:\s?([^;]{1,120})/i;

/** 'the courthouse, on December 22': the day is no part of the place. */
const ON_A_DAY = new RegExp(
  `,?\\son\\s(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|${MONTH_WORD})\\b.*$`,
  'i',
);

/** 'the County Court, Denver, if an answer is not filed': what the sentence goes on with is no part of it either. */
const GOES_ON =
  /,?\s(?:(?<=,\s)(?:sell|offer)\s|if|unless|when|where|which|and\s(?:the|you|your|show|bring|answer|to)\b|the\scourt\s(?:may|will|can))\b.*$/i;

/** So far behind a hearing's words its zip code may stand, on a line of its own. */
export const ZIP_REACH = 16;

/** A place with the zip code that its paper carries over to the next line; `after` is what follows its words. */
export function withZip(place: string | null, after: string): string | null {
  const zip = /^[\s,]{0,4}\n?\s{0,4}(\d{5}(?:-\d{4})?)(?!\d)/.exec(after)?.[1];
  if (place === null || zip === undefined || !/,\s[\p{Lu}][\p{L}. ]{1,20}$/u.test(place)) return place;
  return `${place} ${zip}`;
}

/** Where a hearing is held, in the words of the clause; null where it is not said. */
export function placeIn(text: string): string | null {
  const named = LABELED.exec(text);
  const first = [ROOM, BUILDING, STREET, CALLE, NUMBERED]
    .map((pattern) => pattern.exec(text))
    .filter((match) => match !== null)
    .toSorted((one, other) => one.index - other.index);
  for (const match of [named, ...first, REMOTE.exec(text)]) {
    const found = match?.[1]
      ?.replace(/\s+/g, ' ')
      .replace(/[\s,.]+$/, '')
      .replace(/,?\s(?:before|on\s(?:the\s)?\d|at\s\d|for\s)\s?.*$/i, '')
      .replace(ON_A_DAY, '')
      .replace(GOES_ON, '');
    if (found) return found;
  }
  return null;
}
