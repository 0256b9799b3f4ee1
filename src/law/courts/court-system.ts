import type { CourtRule } from '../court-rule.ts';
import type { HolidayRule } from '../holiday-rules.ts';
import type { ServiceTable } from '../service-table.ts';
import type { CaseKind } from './case-kinds.ts';
import type { Court } from './court.ts';
import type { CourtRecord } from './court-record.ts';
import type { LawNote } from './law-note.ts';
import type { ProtectionForms } from './protection-forms.ts';
import type { Remedy } from './remedy.ts';

/** What an entry on a docket may start; each court system names its rules for it. */
export type DocketStart =
  | 'answer'
  | 'quash'
  | 'waiver'
  | 'serve-complaint'
  | 'answer-amended'
  | 'answer-after-removal'
  | 'remand'
  | 'reply-to-counterclaim'
  | 'jury'
  | 'amend-own'
  | 'amend-instead'
  | 'respond'
  | 'respond-summary-judgment'
  | 'respond-discovery-motion'
  | 'reply'
  | 'answer-after-denial'
  | 'object-to-recommendation'
  | 'respond-objections'
  | 'appeal-after-motion'
  | 'judgment-entered'
  | 'judgment-noticed'
  | 'judgment-signed'
  | 'set-aside'
  | 'set-aside-default'
  | 'set-aside-small-claims'
  | 'cross-appeal'
  | 'rent-on-appeal'
  | 'put-out'
  | 'discovery-requests'
  | 'requests-admission'
  | 'hearing'
  | 'excuse-judge'
  | 'excuse-judge-later';

/** A kind of paper that asks the other side for evidence. */
export type DiscoveryRequest = 'interrogatory' | 'production' | 'admission';

/** What a court's rules say of who may do something, with the rule. */
export interface PersonRule {
  text: string;
  citation: string | null;
  /** Its text was not read in a source: the clerk has to confirm it. */
  isFromMemory: boolean;
}

/** How the courts that share their rules count, and what of their rules the screens ask for by name. */
export interface CourtSystemData {
  /** What its courts name it by: 'federal_district'. */
  id: string;
  /** In the calculator: 'New Mexico District Court'. */
  label: string;
  /** Its courts, at /rules: 'New Mexico district courts'. */
  courts: string;
  /** One of them in a sentence, without an article: 'New Mexico district court'. */
  called: string;
  rules: readonly CourtRule[];
  /** The rule by which its courts count days. */
  countsBy: string;
  /** What each way of service adds, by the `extension` of a rule. */
  service: Readonly<Record<string, ServiceTable>>;
  /**
   * Whether a Friday kept for a holiday on Saturday counts as a legal holiday is debated under FRCP
   * 6(a)(6): the earlier reading is kept.
   */
  isFridayDebated: boolean;
  /** The base period is moved off a closed day before days for service are added (FRCP 6(d), 2005 note). */
  rollsBeforeAdding: 'settled' | 'unsettled';
  /**
   * Periods up to `days` leave out weekends and holidays, by a text known to hold until `untilBefore`; null where it
   * holds. `caveat` says what is not known of later ones, or what the text says where it holds.
   */
  shortPeriods: { days: number; untilBefore: string | null; caveat: string } | null;
  /** What to say where a holiday decided a date and the list of holidays was not the courts' own. */
  holidaysUnchecked: string | null;
  /** What to say of dates from `since` on, for which the text on counting days was not read. */
  countingUnchecked: { since: string; caveat: string } | null;
  /** Its rules, by id, for what an entry on a docket starts; those that do not hold in the case's kind are left out. */
  starts: Readonly<Partial<Record<DocketStart, readonly string[]>>>;
  /** Its rules, by id, for answers to each kind of request, the first that holds; null where its rule is not here. */
  discovery: Readonly<Record<DiscoveryRequest, readonly string[]>> | null;
  /** What silence to a request to admit does: by itself, by a court's order; null where it was not read. */
  silenceAdmits: 'by-itself' | 'by-order' | null;
  /** The rule by which an admission is withdrawn; null where it was not read. */
  withdrawal: string | null;
  /** What is to be known of a time that runs from a summons left with somebody else; null where that day counts. */
  leftWithAnother: string | null;
  /** Who may serve the summons, who later papers, who signs for a company; null where it was not read. */
  persons: Readonly<Record<'summons' | 'later' | 'company', PersonRule | null>>;
}

/** One sovereign's courts: a folder, and a line of the index. */
export interface CourtFolder {
  /** USPS code of the state; null for the United States. */
  state: string | null;
  courts: readonly Court[];
  /** The court that a name means; null where it means none of these. `state` is that of the case. */
  byName(name: string, state: string | null): Court | null;
  /** The court that a case number means, written as `plainNumber` does; null where it is none of theirs. */
  byNumber(number: string, state: string | null): Court | null;
  /** Its counties number as they like: what a paper prints of the county counts for more than the form of its number. */
  countiesNumberAlike?: true;
  /** The kind of case that a number says: null where it says none, undefined where it is none of theirs. */
  kindByNumber(number: string): CaseKind | null | undefined;
  /** The holidays on which its courts are closed. */
  calendar: {
    holidays: readonly HolidayRule[];
    /** The years for which they were checked; nothing is counted outside them. */
    checkedYears: { from: number; to: number };
  };
  systems: Readonly<Record<string, CourtSystemData>>;
  /** What can still be asked after it gave a rented place back; none where nothing was read. */
  remedies: readonly Remedy[];
  /** What its law says of things that are no deadlines. */
  notes: readonly LawNote[];
  /** The forms on which somebody is ordered to keep away from somebody; absent where none are known. */
  protectionForms?: ProtectionForms;
  /** How its courts are reached, by the id of the court; loaded when somebody looks. */
  records(): Promise<Readonly<Record<string, CourtRecord>>>;
}
