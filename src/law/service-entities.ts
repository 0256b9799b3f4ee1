/** What an organization that is sued is, by which Rule 1-004(G) and (H) NMRA say who takes its papers. */
export type EntityKind =
  | 'state'
  | 'state_agency'
  | 'county'
  | 'city'
  | 'school'
  | 'land_grant'
  | 'partnership'
  | 'company';

interface EntityRule {
  kind: EntityKind;
  /** How such a defendant is called in a caption. */
  name: RegExp;
  /** Titles of those who may take the papers. */
  titles: RegExp;
  /** The person in charge at the principal office may take them, if nobody with such a title is there. */
  takesInCharge: boolean;
  /** The same in words that follow 'serve'. */
  who: string;
  /** The attorney general of New Mexico has to be served too. */
  needsAttorneyGeneral: boolean;
  citation: string;
  /** The whole entry, or part of it, was not read in a source. */
  isFromMemory: boolean;
}

const REST = { takesInCharge: false, needsAttorneyGeneral: false, isFromMemory: false } as const;
const join = (...parts: RegExp[]) => new RegExp(parts.map(({ source }) => source).join('|'), 'i');

const RULES: readonly EntityRule[] = [
  {
    ...REST,
    kind: 'land_grant',
    name: /\bland grant|\bmerced\b/i,
    titles: /\b(?:president|secretary)\b/i,
    who: 'the president or the secretary of the land grant’s board',
    citation: 'Rule 1-004(G) NMRA',
    isFromMemory: true,
  },
  {
    ...REST,
    kind: 'school',
    name: /\b(?:public schools?|school district|board of education|school board|municipal schools?)\b/i,
    titles: /\bsuperintendent\b/i,
    who: 'the superintendent',
    citation: 'Rule 1-004(H) NMRA',
  },
  {
    ...REST,
    kind: 'county',
    name: /^(?:the )?(?:board of county commissioners|county of)\b|\bcounty(?:,? new mexico)?\s*$/i,
    titles: /\b(?:county clerk|clerk|commissioner)\b/i,
    who: 'the county clerk or a county commissioner',
    citation: 'Rule 1-004(H) NMRA',
  },
  {
    ...REST,
    kind: 'city',
    name: /\b(?:city|town|village|municipality) of\b|\bmunicipality\b/i,
    titles: /\b(?:mayor|(?:city|town|village) manager|manager|clerk)\b/i,
    who: 'the mayor, the manager or the clerk',
    citation: 'Rule 1-004(H) NMRA',
  },
  {
    ...REST,
    kind: 'state_agency',
    name: /\b(?:state of new mexico|new mexico|nm)\b.*\b(?:department|agency|division|board|commission|office|authority|bureau)\b|\b(?:department|division|commission|board|office) of\b.*\bnew mexico\b/i,
    titles:
      /\b(?:secretary|director|superintendent|commissioner|head|chair(?:man|woman|person)?|attorney general|administrator)\b/i,
    who: 'the head of the agency, and the attorney general',
    needsAttorneyGeneral: true,
    citation: 'Rule 1-004(H) NMRA',
  },
  {
    ...REST,
    kind: 'state',
    name: /^(?:the )?state of new mexico\b/i,
    titles: /\b(?:governor|attorney general)\b/i,
    who: 'the governor, and the attorney general',
    needsAttorneyGeneral: true,
    citation: 'Rule 1-004(H) NMRA',
    isFromMemory: true,
  },
  {
    ...REST,
    kind: 'partnership',
    name: /\b(?:partnership|partners|l\.?\s?l\.?\s?l?\.?\s?p\.?|l\.p\.|lp)(?:\W|$)/i,
    titles: /\bgeneral partner\b|\bpartner\b|\bregistered agent\b|\b(?:managing|general) agent\b/i,
    takesInCharge: true,
    who: 'a general partner',
    citation: 'Rule 1-004(G) NMRA',
    isFromMemory: true,
  },
];

const COMPANY: EntityRule = {
  ...REST,
  kind: 'company',
  name: /./,
  titles: join(
    /\b(?:president|vice[- ]president|c[efo]o|chief \w+ officer|officer|secretary|treasurer|chair(?:man|woman|person)?)\b/,
    /\b(?:registered|managing|general|authori[sz]ed|statutory) agent\b|\bagent\b|\b(?:managing )?member\b|\b(?:general |managing )?manager\b|\bowner\b|\bdirector\b/,
  ),
  takesInCharge: true,
  who: 'an officer, a managing or general agent, or the registered agent; if none of them is there, the person in charge at the principal office in business hours',
  citation: 'Rule 1-004(G) NMRA',
};

/** A company may be called after a county or a city. */
const INCORPORATED =
  /(?:^|[\s,])(?:inc|l\.?l\.?c|corp|corporation|incorporated|ltd|co|company|p\.?c)\.?\s*$/i;

/** Who takes the papers of the organization with this name. */
export function entityRule(name: string): EntityRule {
  if (INCORPORATED.test(name)) return COMPANY;
  return RULES.find((rule) => rule.name.test(name)) ?? COMPANY;
}

/** Whether a title is one that the attorney general of New Mexico, or that office, has. */
export function isAttorneyGeneral(title: string): boolean {
  return /\battorney[- ]general\b|\bA\.?G\.?'?s? office\b/i.test(title);
}
