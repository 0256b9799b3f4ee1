/** What a case is about, as far as rules differ by it. */
export const CASE_KINDS = [
  'civil',
  'debt',
  'eviction',
  'small_claims',
  'family',
  'probate',
  'criminal',
  'bankruptcy',
  'appeal',
  'other',
] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

export const CASE_KIND_LABELS: Readonly<Record<CaseKind, string>> = {
  civil: 'Civil',
  debt: 'Debt collection',
  eviction: 'Eviction',
  small_claims: 'Small claims',
  family: 'Family',
  probate: 'Probate',
  criminal: 'Criminal',
  bankruptcy: 'Bankruptcy',
  appeal: 'Appeal',
  other: 'Other',
};

/** 'an eviction case'. */
export const CASE_KIND_WORDS: Readonly<Record<CaseKind, string>> = {
  civil: 'a civil case',
  debt: 'a debt collection case',
  eviction: 'an eviction case',
  small_claims: 'a small claims case',
  family: 'a family case',
  probate: 'a probate case',
  criminal: 'a criminal case',
  bankruptcy: 'a bankruptcy case',
  appeal: 'an appeal',
  other: 'a case of another kind',
};
