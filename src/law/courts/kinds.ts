import type { CaseKind } from './case-kinds.ts';
import type { Court } from './court.ts';
import type { CourtFolder } from './court-system.ts';
import { FOLDERS } from './index.ts';
import { plainNumber } from './place.ts';
import type { CourtSource } from './recognize.ts';

export interface KindSource extends CourtSource {
  /** What the case was entered as: 'civil', 'criminal', … */
  caseType?: string | null | undefined;
  title?: string | null | undefined;
  description?: string | null | undefined;
  /** How its first papers begin, on the lines on which it stands. */
  papers?: string | null | undefined;
  /** What a person said it is; nothing else is asked then. */
  kind?: CaseKind | null | undefined;
}

type Table = readonly (readonly [RegExp, CaseKind])[];

const NAMES: Table = [
  [/\bbankr(?:uptcy)?\b/i, 'bankruptcy'],
  // 'Limited civil case (including small claims)' names all that the form is for.
  [/(?<!\bincluding\s)\bsmall claims\b/i, 'small_claims'],
  [/\bunlawful detainer\b|\beviction\b|\bhousing (?:court|part|division)\b|\blandlord\b/i, 'eviction'],
  [/\bfamily\b|\bdomestic relations\b|\bchildren\b|\bjuvenile\b/i, 'family'],
  [/\bprobate\b|\bsurrogate\b|\borphans\b/i, 'probate'],
  [/\bcriminal\b|\btraffic\b/i, 'criminal'],
];

/** What papers call an eviction wherever they speak of one. */
const EVICTION =
  /\bunlawful detainer\b|\beviction\b|\bforcible (?:entry|detainer)\b|\brestitution of (?:the )?premises\b|\bpetition by owner\b|\bowner[- ]resident\b|\blandlord[’']?s (?:petition|complaint)\b|\bsummary process\b|\bto evict you\b|\bdispossessory\b|\blandlord[- ]tenant summons\b|\bsummons,? landlord[- ]tenant\b/i;
const SMALL = /\bsmall claims?\b/i;

/** How the first papers of a case speak of it. */
const PAPERS: Table = [
  [EVICTION, 'eviction'],
  [SMALL, 'small_claims'],
];

/** The longest line that is taken for a title. */
const LONGEST_TITLE = 100;
/** The same in a title line: in a sentence a ticket or a divorce is told of, and the case is about something else. */
const PAPER_TITLES: Table = [
  [
    /\bsummons \(?family law\b|\bfamily law restraining orders\b|\bmarriage or domestic partnership\b|\b(?:petition|complaint) for (?:dissolution|divorce|legal separation|custody|paternity)\b/i,
    'family',
  ],
  [/\b(?:traffic|parking) (?:citation|ticket|infraction|summons)\b|\bcriminal complaint\b/i, 'criminal'],
];

/** The lines of papers that are a title: short, and without a longer word in small letters or the end of a sentence. */
function titleLines(papers: string): string {
  return papers
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line.length <= LONGEST_TITLE && !/(?<![\p{L}’'])\p{Ll}\p{L}{3}|\.$/u.test(line))
    .join('\n');
}

/** What the paper that began the case is called. */
const TITLES: Table = [
  [EVICTION, 'eviction'],
  [
    /\bwrit of restitution\b|\bpetition for (?:writ of )?restitution\b|\bpossession of (?:the )?(?:rental |leased |real )?(?:premises|property)\b/i,
    'eviction',
  ],
  [SMALL, 'small_claims'],
  [
    /\bdissolution of (?:marriage|domestic partnership)\b|\bmarriage of\b|\bin the interest of (?!justice)|\bdivorce\b|\bcustody\b|\bparentage\b|\bpaternity\b|\bchild support\b|\btimesharing\b/i,
    'family',
  ],
  [/\bestate of\b|\bguardianship\b|\bconservatorship\b|\bprobate\b/i, 'probate'],
  [/\bin re\b.*\bdebtors?\b|\bchapter (?:7|11|12|13)\b/i, 'bankruptcy'],
  [
    /\bdebt (?:collection|due)\b|\bwarrant in debt\b|\bon (?:an )?(?:open account|account stated)\b|\bcredit card debt\b/i,
    'debt',
  ],
];

/** What is owed on an account or a loan. */
const DEBT =
  /\bconsumer credit transaction\b|\bcredit[- ]card (?:account|agreement|balance|debt|charges)\b|\bcharged?[- ]off (?:account|balance|debt)\b|\baccount stated\b|\b(?:retail installment|revolving credit|line of credit)\b|\b(?:personal|consumer|student|auto|car|payday|installment|title) loans?\b|\bloan (?:account|agreement|balance)\b|\bdefault(?:ed)? (?:on|under) (?:the|a|an|his|her|their|your) (?:\w+ )?loan\b/i;
/** Suits over a house, and of a debtor against a lender or collector, speak of loans and accounts too. */
const NO_DEBT =
  /\bforeclos|\bmortgage\b|\bdeed of trust\b|\bfair (?:debt|credit)\b|\btruth in lending\b|\bF(?:DCPA|CRA)\b|\bidentity theft\b|\bclass action\b/i;

function debtIn(papers: string): CaseKind | null {
  return DEBT.test(papers) && !NO_DEBT.test(papers) ? 'debt' : null;
}

/** What a person writes of an eviction of their own; 'evicted' alone may be long past. */
const EVICTION_TOLD =
  /\bunlawful detainer\b|\bforcible (?:entry|detainer)\b|\bpetition (?:by (?:the )?owner )?for (?:writ of )?restitution\b|\bwrit of restitution\b|\b(?:wants?|trying|going|suing|threatens?) (?:me )?to (?:evict|put (?:me|us) out|throw (?:me|us) out|kick (?:me|us) out)\b|\b(?:evict|evicting) (?:me|us|my)\b|\beviction (?:case|lawsuit|petition|complaint|hearing|papers|notice)\b/i;

/** Whether somebody's own words are about losing the home they live in. */
export function tellsOfEviction(words: string): boolean {
  return EVICTION_TOLD.test(words);
}

const TYPES: ReadonlyMap<string, CaseKind> = new Map([
  ['criminal', 'criminal'],
  ['family', 'family'],
  ['probate', 'probate'],
  ['bankruptcy', 'bankruptcy'],
  ['appeals', 'appeal'],
]);

function firstOf(table: Table, text: string): CaseKind | null {
  return table.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

const ALL: readonly CourtFolder[] = Object.values(FOLDERS);

/** By the letters of the number, as the courts of the state use them; the United States' courts sit in every state. */
function byNumber(number: string, state: string | null): CaseKind | null {
  const asked = [
    ...ALL.filter((folder) => folder.state !== null && (state === null || folder.state === state)),
    ...ALL.filter((folder) => folder.state === null),
  ];
  for (const folder of asked) {
    const kind = folder.kindByNumber(number);
    if (kind !== undefined) return kind;
  }
  return null;
}

function byCourt(court: Court | null): CaseKind | null {
  if (court === null) return null;
  if (court.level === 'appellate') return 'appeal';
  return court.system === 'federal_bankruptcy' ? 'bankruptcy' : null;
}

/**
 * What kind of case it is: as a person said, else by its number, its court, what it was entered as, and the title of
 * its first paper, and how its papers speak of it. Null where none of them says: 'civil' is what everything is entered as.
 */
export function knownKindOf(source: KindSource, court: Court | null): CaseKind | null {
  const { courtName, caseNumber, state, caseType, title, description, kind } = source;
  const papers = source.papers ?? '';
  const words = papers.replace(/\s+/g, ' ');
  return (
    kind ??
    byNumber(plainNumber(caseNumber ?? ''), court?.state ?? state ?? null) ??
    byCourt(court) ??
    TYPES.get(caseType ?? '') ??
    firstOf(NAMES, courtName ?? '') ??
    firstOf(PAPERS, words) ??
    firstOf(PAPER_TITLES, titleLines(papers)) ??
    firstOf(TITLES, title ?? '') ??
    debtIn(words) ??
    (tellsOfEviction(description ?? '') ? 'eviction' : null) ??
    (caseType === 'other' ? 'other' : null)
  );
}
