import { type DiscoveryDue, discoveryDues } from '#src/discovery/due.ts';
import { type Answerer, answererOf, otherParty, silenceWarning } from '#src/discovery/duties.ts';
import { kindOfRepository } from '#src/discovery/requests.ts';
import {
  type DiscoveryOverview,
  type DiscoveryParty,
  REQUEST_KINDS,
  type RequestKind,
  type RequestPaper,
} from '#src/discovery/schema.ts';
import type { Jurisdiction } from '#src/law/calculation-schema.ts';
import { type LawSource, lawOf } from '#src/law/case-law.ts';
import type { CaseKind } from '#src/law/courts/case-kinds.ts';

/** What the dates of a paper are counted with. */
export interface DiscoveryCourt {
  /** Null in the courts of a state whose rules are not known here. */
  jurisdiction: Jurisdiction | null;
  kind: CaseKind;
  side: DiscoveryParty | null;
  summonsServedOn: string | null;
  /** YYYY-MM-DD at the court. */
  today: string;
}

export function courtOf(
  item: LawSource,
  { side, summonsServedOn }: Pick<DiscoveryOverview, 'side' | 'summonsServedOn'>,
  today: string,
): DiscoveryCourt {
  const { jurisdiction, kind } = lawOf(item);
  return { jurisdiction, kind, side, summonsServedOn, today };
}

export interface PaperDuty {
  askedBy: DiscoveryParty;
  answerer: Answerer;
  dues: DiscoveryDue[];
  warning: ReturnType<typeof silenceWarning>;
  /** Requests without an answer, or with one that somebody has to look at; null while the paper is not read. */
  open: number | null;
}

/** The kinds of request in a paper; of one that is not read, what its card is for. */
function kindsOf({ counts, repository }: RequestPaper): RequestKind[] {
  const found = REQUEST_KINDS.filter((kind) => counts[kind] > 0);
  return found.length > 0 ? found : [kindOfRepository(repository)];
}

/** Who owes the answers to a paper, until when, and what silence does. */
export function dutyOf(paper: RequestPaper, court: DiscoveryCourt): PaperDuty {
  const { service, tally, admissions, isRead } = paper;
  const askedBy = paper.askedBy ?? paper.party;
  const answerer = answererOf(court.side, askedBy);
  const kinds = kindsOf(paper);
  const { jurisdiction, kind, today, summonsServedOn } = court;
  const askedOf = otherParty(askedBy);
  const dues =
    service === null || jurisdiction === null
      ? []
      : discoveryDues({ jurisdiction, kind, kinds, service, askedOf, summonsServedOn, today });
  const hasCounted = REQUEST_KINDS.some((kind) => paper.counts[kind] > 0);
  const warning = kinds.includes('admission')
    ? silenceWarning({
        due: dues.find((due) => due.kinds.includes('admission'))?.date ?? null,
        isServiceKnown: service !== null,
        today,
        open: isRead && hasCounted ? admissions.not_answered + admissions.unclear : null,
        answerer,
        askedBy,
        jurisdiction,
        kind,
      })
    : null;
  const open = isRead && hasCounted ? tally.not_answered + tally.unclear : null;
  return { askedBy, answerer, dues, warning, open };
}

/** What stands above everything else: silence that admits soon, today or already, or on a day nobody has entered. */
export function isPressing({ warning, answerer }: PaperDuty): boolean {
  if (warning === null || answerer === 'they') return false;
  return warning.level !== 'far';
}
