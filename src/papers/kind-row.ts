/** The few words by which papers are counted and compared. */
export type CoarseKind =
  | 'complaint'
  | 'answer'
  | 'motion'
  | 'order'
  | 'notice'
  | 'summons'
  | 'discovery'
  | 'docket'
  | 'email'
  | 'other';

export type KindGroup =
  | 'pleading'
  | 'motion'
  | 'court'
  | 'notice'
  | 'service'
  | 'discovery'
  | 'evidence'
  | 'record'
  | 'correspondence'
  | 'agreement'
  | 'money'
  | 'other';

/**
 * What a paper after a decision calls for: to be out of a home, to claim what is protected, to come and be asked, to
 * answer questions in writing, to do what was agreed, to wait. Before one: to answer before a default is entered, to have
 * one set aside, to keep away from somebody, to ask what a bankruptcy does to it,
 * to act before a home is sold.
 */
export const KIND_CALLS = [
  'leave',
  'claim',
  'come',
  'questions',
  'keep',
  'wait',
  'answer-now',
  'undo-default',
  'keep-away',
  'bankruptcy',
  'stop-sale',
] as const;
export type KindCall = (typeof KIND_CALLS)[number];

/** A kind of paper as the table of kinds holds it. */
export interface KindRow {
  /** Stable: it stands in data that is kept. */
  id: string;
  /** As the screen names it, and as `suggested_doc_type` holds it. */
  name: string;
  coarse: CoarseKind;
  group: KindGroup;
  /** The category it is filed under when nobody chose one; also what the kind was called before there were finer ones. */
  filedAs: string;
  /** The types of a docket's entries that can stand for such a paper, the usual one first. */
  docket: readonly string[];
  /** Other names that categories, courts and people give it. */
  also: readonly string[];
  /** What it is, in one sentence. */
  is: string;
  /** What it means for the person who holds it: what it usually asks, and of whom. */
  asks: string;
  /** Who sends it, where its group does not say so: the court, and only in a case that has begun. */
  sentBy?: 'court';
  /** It is the judgment, or the court's word that there is one. */
  decides?: true;
  /** Of what is never answered as a lawsuit is, such as what follows a decision: what it calls for instead. */
  calls?: KindCall;
}
