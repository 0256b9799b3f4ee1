import type { Place } from './draft.ts';
import type { CaseFacts } from './facts-schema.ts';

/** Somebody whom a paper shows as a judge of the case. */
export interface NamedJudge {
  name: string;
  /** 'United States District Judge', as printed; empty where only 'Judge' stands there. */
  office: string;
  /** Whether the paper is signed by or put before that judge; else the judge is only spoken of. */
  presides: boolean;
  place: Place;
  docDate: string | null;
}

const WORD = "(?:\\p{Lu}[\\p{L}'’]+(?:-\\p{Lu}[\\p{L}'’]+)?|\\p{Lu}\\.|(?:JR|Jr|SR|Sr)\\.)";
const LINE = '[^\\S\\n]+';
const NAME = `${WORD}(?:${LINE}(?:${WORD}|(?:de|la|del|van|von)(?= ))){1,4}`;
const OFFICE =
  '(?:(?:(?:UNITED STATES|U\\. ?S\\.|SENIOR|CHIEF|PRESIDING|DISTRICT|CIRCUIT|SUPERIOR|COUNTY|STATE|MAGISTRATE|BANKRUPTCY|FAMILY|PROBATE|COURT)\\s+)*(?:COURT\\s+)?(?:JUDGE|JUSTICE|COMMISSIONER))';
const EDGE =
  /\b(?:the|of|for|in|judge|court|district|united|states|magistrate|phoenix|division|circuit|honorable|hon|order|motion|plaintiff|defendant|county|state|case|no|document|filed|page|clerk|law|procedure|civil|rules?)$/i;
/** Words that stand in captions and forms and in nobody's name. */
const NO_NAME =
  /\b(?:memorandum|opinion|docket|number|order|motion|complaint|judgment|notice|civil|action|minutes?|plaintiffs?|defendants?|court|clerk|deputy|hearing|courtroom|department|dept|division|date|time|related|cases?|document|filed|page|rule|section|initial|name|signature|attorneys?|jury|trial|demand|telephone)\b/i;

interface Form {
  pattern: RegExp;
  presides: boolean;
}

/** How captions, signatures and headings show a judge; then how running text speaks of one. */
const FORMS: readonly Form[] = [
  {
    // A signature: the name on a line, the office under it.
    pattern: new RegExp(
      `(?:^|\\n)[\\s\\d_]*(?:(?:HONORABLE|Honorable|HON\\.|Hon\\.|HON|Hon|\\/?s\\/)(?=\\s))?\\s*(?<name>${NAME}),?[^\\S\\n]*\\n\\s*\\d{0,2}\\s*(?<office>${OFFICE.replaceAll(/[A-Z]{3,}/g, caseless)})\\b`,
      'gu',
    ),
    presides: true,
  },
  {
    pattern: new RegExp(
      `(?<name>${NAME}),${LINE}(?<office>${OFFICE.replaceAll(/[A-Z]{3,}/g, caseless)})\\b`,
      'gu',
    ),
    presides: true,
  },
  {
    // 'JUDGE NORMAN ROWE' beside a caption, 'Judge: Ada Rowe', 'Assigned to the Hon. Ada Rowe'.
    pattern: new RegExp(
      `(?:^|\\n|[^\\S\\n]{3,}|\\()[^\\S\\n]*(?:(?:Case )?[Aa]ssigned to:?${LINE}|Before:?${LINE}|BEFORE:?${LINE}|Present:?${LINE})?(?:the ${LINE})?(?:JUDGE:?|Judge:|(?:The )?(?:Hon\\.|HON\\.|Honorable|HONORABLE))${LINE}(?<name>${NAME})`,
      'gu',
    ),
    presides: true,
  },
  {
    pattern: new RegExp(
      `\\b(?:[Aa]ssigned|[Rr]eassigned|[Rr]eferred) to (?:the )?(?:(?:Chief|Senior|Magistrate|District|Honorable|Hon\\.|United States) )*(?:Judge )?(?<name>${NAME})`,
      'gu',
    ),
    presides: true,
  },
  {
    pattern: new RegExp(
      `\\b(?<office>(?:Magistrate |District |Chief |Senior )*Judge)${LINE}(?<name>${NAME})`,
      'gu',
    ),
    presides: false,
  },
];

/** 'JUDGE' → '(?:JUDGE|Judge)'. */
function caseless(word: string): string {
  return `(?:${word}|${word.charAt(0)}${word.slice(1).toLowerCase()})`;
}

/** 'CHRISTINA A. ROWE' → 'Christina A. Rowe'. */
function named(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim().split(' ');
  while (words.length > 0 && EDGE.test(words.at(-1) ?? '')) words.pop();
  while (words.length > 0 && EDGE.test(words[0]?.replace('.', '') ?? '')) words.shift();
  return words
    .map((word) =>
      word.length > 2 && word === word.toUpperCase()
        ? word.toLowerCase().replace(/(?:^|[-'’])\p{L}/gu, (letter) => letter.toUpperCase())
        : word,
    )
    .join(' ');
}

function titled(office: string): string {
  return office
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());
}

const surname = (name: string) => name.split(' ').findLast((word) => word.length > 3) ?? name;

/** The judges that the papers of a case show, those who preside first, then by the date of the paper; each once. */
export function judgesOf({ documents }: CaseFacts): NamedJudge[] {
  const dates = new Map(documents.listed.map(({ id, docDate }) => [id, docDate]));
  const all = (documents.judges ?? []).flatMap(({ docType: _, ...passage }) =>
    FORMS.flatMap(({ pattern, presides }) =>
      [...passage.text.matchAll(pattern)].flatMap((match): NamedJudge[] => {
        const { name: words = '', office = '' } = match.groups ?? {};
        const name = named(words);
        if (name.split(' ').length < 2 || NO_NAME.test(name)) return [];
        const from = match.index + match[0].search(/\S/);
        const text = passage.text.slice(from, match.index + match[0].length);
        return [
          {
            name,
            office: titled(office),
            presides,
            place: { ...passage, start: passage.start + from, text },
            docDate: dates.get(passage.documentId) ?? null,
          },
        ];
      }),
    ),
  );
  const sorted = all.sort(
    (a, b) => Number(b.presides) - Number(a.presides) || (b.docDate ?? '').localeCompare(a.docDate ?? ''),
  );
  const seen = new Set<string>();
  return sorted.filter(({ name }) => {
    const key = surname(name).toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}
