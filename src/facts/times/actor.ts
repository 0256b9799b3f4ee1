import type { Paper } from '../../papers/paper.ts';
import type { Actor } from '../schema.ts';
import { commandedIn, withoutCommander } from './commanded.ts';
import { ACTS as DUTIES } from './duty-words.ts';

/** The sides by the names that courts give them; a paper's own reader is asked for apart. */
const SIDES: readonly (readonly [Actor, string])[] = [
  [
    'both',
    '(?:the |both |all |either |each |any )?part(?:y|ies)|(?:all |each )?counsel(?: (?:for|of) (?:the |all |both )?parties)?|both sides|you and (?:the )?(?:plaintiff|defendant|landlord|tenant)|(?:plaintiffs?|petitioners?|landlords?) and (?:the )?(?:defendants?|respondents?|tenants?)|(?:defendants?|respondents?|tenants?) and (?:the )?(?:plaintiffs?|petitioners?|landlords?)',
  ],
  ['plaintiff', "plaintiffs?(?:'s?)?|petitioners?(?:'s?)?|landlords?|creditors?|claimants?|complainants?"],
  ['defendant', "(?:third-party )?defendants?(?:'s?)?|respondents?(?:'s?)?|tenants?|debtors?|dft\\.?"],
  ['court', '(?:the )?(?:court|clerk|judge|magistrate(?: judge)?)(?: (?:clerk|reporter))?'],
  [
    'other',
    '(?:process )?servers?|sheriffs?|deput(?:y|ies)|constables?|marshals?|(?:peace |serving |levying )?officers?|custodians?|witness(?:es)?(?!\\s(?:(?:and|or|&)\\s(?:\\w+\\s){1,2})?(?:lists?|statements?|disclosures?|names?|testimony|fees?)\\b)|deponents?|mediators?|arbitrators?|trustees?|receivers?|guardians?(?: ad litem)?|appraisers?|employers?|garnishees?|interpreters?',
  ],
];
const GOVERNMENT = '(?:the )?(?:government|govt\\.?|united states(?: of america)?)';
const ACTS =
  "(?:,[^,]{0,60},)?(?:'s?)?(?:\\s[a-z]+){0,4}?\\s(?:shall|must|may|will|should|has|have|is (?:required|ordered|directed|hereby)|are (?:required|ordered|directed|hereby)|needs?|can|to (?:file|serve|respond|submit|pay|answer)|files?|respond|advise|explain)\\b";
/** Who gets something does not do it: 'the clerk must receive your request'. */
const GETS =
  '(?!\\s(?:(?:also|actually|first)\\s)?(?:receive|get|have (?:received|gotten|got)|hear from|be (?:served|notified|informed|paid|given|sent)))';
/** 'that Defendant vacate the premises': what is ordered by the bare verb. */
const BARE = `(?<=^(?:the )?|\\bthat (?:the )?)(?:%)(?:\\s(?!(?:to|and|or|of|for|with|in|an?|the|your|its|his|her|their|not|has|have|is|are|was|shall|must|may|will|should|can|who|that)\\b)[\\w.’-]+){0,4}?\\s(?:${DUTIES})\\b(?!\\s(?:of|is|are|was|were)\\b)`;
const SUBJECTS = SIDES.map(
  ([side, names]) =>
    [side, new RegExp(`\\b(?:${names})${ACTS}${GETS}|${BARE.replace('%', names)}`, 'gi')] as const,
);
const STATE = new RegExp(`\\b${GOVERNMENT}${ACTS}${GETS}`, 'gi');
const OWNED = SIDES.slice(1, 3).map(
  ([side, names]) =>
    [
      side,
      new RegExp(
        `\\b(?:${names})\\s(?:response|responses|answer|reply|opposition|brief|motion|objections?|disclosures?|expert|memorandum|statement)\\b`,
        'i',
      ),
    ] as const,
);
const YOU = /\b(?:you|your)\b/i;
const YOU_ACT = /\b(?:you)\b(?:\s\w+){0,3}?\s(?:shall|must|may|will|should|have|are|can|need|do)\b/i;
/** 'within 10 days return this summons with proof of service': no party's duty, whoever the paper is for. */
const RETURNS_PROCESS =
  /\b(?:return|serve|execute|levy|post)\s(?:(?:of|and\sfile)\s)?(?:this|the|said|such|a)\s(?:\w+\s){0,2}?(?:summons|writ|warrant|citation|process|execution|proof\sof\sservice|return\sof\sservice)\b/i;
const SERVERS =
  '(?:sheriff|constable|marshal|deputy|(?:process\\s|serving\\s|levying\\s|peace\\s)?(?:server|officer))';
const TO_SERVER = new RegExp(
  `(?:^|[.:;]\\s?)\\W{0,4}(?:(?:notice|instructions?|note)\\s)?(?:to|for)\\s(?:the\\s|any\\s|all\\s|said\\s)?(?:\\w+\\s){0,3}?${SERVERS}s?\\b[^.;]{0,90}[:;,.–—-]?\\s*(?:$|\\w)|\\b(?:officer|server|sheriff)'?s?\\sreturn\\b`,
  'i',
);

const ADDRESSED_SERVER = new RegExp(
  `(?:^|[.:;]\\s?|\\n)\\W{0,4}(?:(?:notice|instructions?|note)\\s)?to\\s(?:the\\s|any\\s)?(?:\\w+\\s){0,2}?${SERVERS}s?\\s?[:,–—-]\\s*$`,
  'i',
);

/** What the court does to whoever is late is no duty of the court. */
const OR_ELSE = /,\s(?:or|otherwise)\s(?:else\s)?the\s(?:court|judge|clerk)\s(?:may|will|can|might)\b.*$/is;

/** The same said first: 'The court may decide without you if you do not file'. */
const ELSE_FIRST =
  /^.{0,80}?\b(?:the\s)?(?:court|judge|clerk)\s(?:may|will|can|might)\b[^.;]{0,200}?\b(?=(?:if|unless)\s(?:you|(?:the|any|either)\s\w{4,14})\b)/is;

export interface ActorSource {
  /** The clause that names the day. */
  clause: string;
  /** The words before it: the end of the sentence before, the heading above. */
  before: string;
  /** Whom the paper calls 'you'. */
  reader: Actor;
  /** The side on which the United States stand. */
  government: Actor;
}

const NAMED = SIDES.map(([side, names]) => [side, new RegExp(`\\b(?:${names})(?![\\w-])`, 'i')] as const);

/** The side that is named first in who is told to act; 'unsaid' for somebody by name. */
function sideOfWhom(whom: string, reader: Actor): Actor {
  if (/^(?:each of\s)?you\b/i.test(whom)) return reader;
  return firstOf(NAMED.map(([side, names]) => ({ side, at: whom.search(names) })))?.side ?? 'unsaid';
}

function firstOf(found: readonly { at: number; side: Actor }[]): { at: number; side: Actor } | null {
  return found.filter(({ at }) => at !== -1).toSorted((a, b) => a.at - b.at)[0] ?? null;
}

/** Who has to do what a clause asks for by its day: its nearest subject, else whose paper it is, else its reader. */
export function actorOf({ clause: whole, before, reader, government }: ActorSource): Actor {
  const said = whole.replace(OR_ELSE, '').replace(ELSE_FIRST, '');
  // 'The Court directs Plaintiff to submit': who is told to act does, not the court.
  let best = firstOf(commandedIn(said).map(({ at, whom }) => ({ at, side: sideOfWhom(whom, reader) })));
  const clause = withoutCommander(said);
  for (const [side, pattern] of [...SUBJECTS, [government, STATE] as const]) {
    for (const { index } of clause.matchAll(pattern)) {
      if (best === null || index < best.at) best = { at: index, side };
    }
  }
  const you = YOU_ACT.exec(clause);
  // 'To process server: You must serve …' speaks to the server.
  if (you && ADDRESSED_SERVER.test(`${before} ${clause.slice(0, you.index)}`)) return 'other';
  if (you && (best === null || you.index < best.at)) return reader;
  if (best !== null) return best.side;
  if (TO_SERVER.test(before) || TO_SERVER.test(clause)) return 'other';
  const owned = firstOf(OWNED.map(([side, pattern]) => ({ side, at: clause.search(pattern) })));
  if (owned) return owned.side;
  if (YOU.test(clause)) return reader;
  if (RETURNS_PROCESS.test(clause)) return 'other';
  if (/\banswer\b[^.]{0,20}\bdue\b|\banswer to (?:the )?(?:complaint|petition)\b/i.test(clause))
    return 'defendant';
  return 'unsaid';
}

const AT_HEAD = SIDES.map(
  ([side, names]) =>
    [side, new RegExp(`^(?:[^:]{3,40}:\\s)?(?:the\\s)?(?:${names})(?![\\w-])`, 'i')] as const,
);
const AT_END = SIDES.map(
  ([side, names]) => [side, new RegExp(`\\sby\\s(?:the\\s)?(?:${names})$`, 'i')] as const,
);

/** Who has to do what a row of a schedule names: who stands at its head, 'Defendants to amend', or behind 'by'. */
export function actorOfRow(label: string): Actor | null {
  for (const sides of [AT_HEAD, AT_END])
    for (const [side, pattern] of sides) if (pattern.test(label)) return side;
  return null;
}

const HEAD = 5000;
const STATES = 'united\\s+states(?:\\s+of\\s+america)?';
const SUES = new RegExp(
  `\\b${STATES}\\b[^.;]{0,60}?\\s(?:v(?:s|\\.|s\\.)?\\s|(?:plaintiff|petitioner)\\b(?!'))`,
  'i',
);
const IS_SUED = new RegExp(
  `(?:\\sv(?:s|\\.|s\\.)?\\s+(?:the\\s+)?${STATES}\\b(?!\\s+district)|\\b${STATES}\\b(?!\\s+district)[^.;]{0,60}?\\b(?:defendant|respondent)s?\\b)`,
  'i',
);

/** The side of the United States by the caption; without one the government is who prosecutes, if defendants are named at all. */
export function governmentOf(paper: Paper): Actor {
  const head = paper.text
    .slice(0, HEAD)
    .replace(
      /\bunited\s+states\s+(?:district|bankruptcy|court|magistrate|attorney|marshal|code|postal|mail|trustee)\b/gi,
      ' ',
    );
  const [sues, sued] = [SUES.exec(head), IS_SUED.exec(head)];
  if (sued && (sues === null || sued.index < sues.index)) return 'defendant';
  if (sues) return 'plaintiff';
  return /\bdefendants?\b|\bdft\b/i.test(head) && /\b(?:government|govt)\b/i.test(head)
    ? 'plaintiff'
    : 'unsaid';
}
