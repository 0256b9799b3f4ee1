import type { CaseKind } from '../law/courts/case-kinds.ts';
import { stateName } from '../states.ts';
import { areaWords, type HelpPlace, type Nearness, nearness } from './area.ts';
import { HELP } from './directory.ts';
import type { Help, HelpNear, HelpRow, HelpSide } from './schema.ts';

/** What is known of a case; null where nothing is. */
export interface HelpSituation {
  /** USPS code. */
  state: string | null;
  court: { id: string; name: string; system: string | null; state: string | null } | null;
  /** The court as somebody entered it or as the paper prints it: it may name the county. */
  courtName?: string | null;
  caseKind: CaseKind | null;
  side: HelpSide | null;
}

const MOST = 5;
/** Of each kind, so that a city with many offices leaves room for the rest. Texas has three offices for its regions. */
const MOST_OF: Readonly<Record<HelpRow['kind'], number>> = {
  'legal-aid': 2,
  'self-help': 2,
  'lawyer-referral': 1,
  interpreter: 1,
};
const MOST_REGIONS = 3;

const NEAR: Readonly<Record<Nearness, number>> = { court: 8, county: 7, state: 4, region: 3, nation: 0 };
/** Free help first; somebody who needs an interpreter looks for one further down, too. */
const KIND: Readonly<Record<HelpRow['kind'], number>> = {
  'legal-aid': 2,
  'self-help': 2,
  'lawyer-referral': 1,
  interpreter: 0,
};
const FOR_THIS_KIND = 2;
/** Who helps some people alone stands behind all who help anybody. */
const FOR_FEW = -20;

/** Whether it helps in such a case. Without a kind of its own, a row helps in every civil case. */
function fits({ cases, side }: HelpRow, { caseKind, side: own }: HelpSituation): boolean {
  if (side !== undefined && own !== null && side !== own) return false;
  if (caseKind === null) return true;
  return cases === undefined ? caseKind !== 'criminal' : cases.includes(caseKind);
}

/** The self-help centers and interpreters of a state are those of its own courts. */
function isOfStateCourts({ kind, area }: HelpRow): boolean {
  return (kind === 'self-help' || kind === 'interpreter') && area.isFederal === undefined;
}

function weightOf(row: HelpRow, near: Nearness, caseKind: CaseKind | null): number {
  const isSpecial = caseKind !== null && row.cases !== undefined && row.cases.length <= 3;
  return NEAR[near] + KIND[row.kind] + (isSpecial ? FOR_THIS_KIND : 0) + (row.isForFew ? FOR_FEW : 0);
}

function shown(row: HelpRow): Help {
  const { name, kind, phone, address, url, hours, helps, who, area, source, known } = row;
  return {
    ...{ name, kind, helps, where: areaWords(area), source, verified: known === 'read' },
    ...(phone === undefined ? {} : { phone }),
    ...(address === undefined ? {} : { address }),
    ...(url === undefined ? {} : { url }),
    ...(hours === undefined ? {} : { hours }),
    ...(who === undefined ? {} : { who }),
  };
}

interface Found {
  row: HelpRow;
  near: Nearness;
  weight: number;
}

/** What something nearer by stands in for: the state's self-help where the court has its own, a region where a county is known. */
function isReplaced({ row, near }: Found, found: readonly Found[]): boolean {
  const has = (...nearer: readonly Nearness[]) =>
    found.some((other) => other.row.kind === row.kind && nearer.includes(other.near));
  if (near === 'nation') return has('court', 'county', 'state', 'region');
  if (near === 'region') return has('county');
  return near === 'state' && row.kind === 'self-help' && has('court');
}

/** The first of each kind that nobody should miss, then the rest; in the order they came in. */
function chosen(ranked: readonly Found[]): Found[] {
  const picked = new Set(
    (['self-help', 'lawyer-referral', 'legal-aid'] as const).flatMap(
      (kind) => ranked.find(({ row }) => row.kind === kind) ?? [],
    ),
  );
  for (const each of ranked) {
    const most = each.near === 'region' ? MOST_REGIONS : MOST_OF[each.row.kind];
    const ofKind = [...picked].filter(({ row }) => row.kind === each.row.kind).length;
    if (picked.size < MOST && ofKind < most) picked.add(each);
  }
  return ranked.filter((each) => picked.has(each));
}

function noteOf(state: string | null, isKnown: boolean): string | null {
  if (isKnown) return null;
  const where =
    state === null ? 'The state is not known here' : `No help in ${stateName(state)} was read here`;
  return `${where}. These find help in every state.`;
}

/**
 * Who helps near a case: at most five, the nearest and most fitting first, the court's self-help and a lawyer referral
 * among them wherever one is known. A state of which nothing is known gets what serves every state, and the note says
 * so. Nothing of another state is ever shown.
 */
export function helpFor(situation: HelpSituation): HelpNear {
  const { court, courtName = null, caseKind } = situation;
  const state = court?.state ?? situation.state;
  const inFederalCourt = court?.system?.startsWith('federal_') ?? false;
  const place: HelpPlace = {
    state,
    court: court?.id ?? null,
    isFederal: court?.system === 'federal_district',
    names: [courtName, court?.name].filter((name) => name != null),
  };
  const found = HELP.flatMap((row): Found[] => {
    const near = nearness(row.area, place);
    if (near === null || !fits(row, situation) || (inFederalCourt && isOfStateCourts(row))) return [];
    return [{ row, near, weight: weightOf(row, near, caseKind) }];
  }).sort((one, other) => other.weight - one.weight);
  const isKnown = found.some(({ row }) => row.area.state !== null);
  const kept = isKnown ? chosen(found.filter((each) => !isReplaced(each, found))) : found.slice(0, MOST);
  return { help: kept.map(({ row }) => shown(row)), note: noteOf(state, isKnown) };
}
