/** 'limited': of small or special cases only, below the trial court of every case. */
export type CourtLevel = 'trial' | 'limited' | 'appellate';

export interface Court {
  /** Permanent: cases are stored with it. */
  id: string;
  /** 'Bernalillo County Metropolitan Court'. */
  name: string;
  /** As it stands in a sentence: 'the Bernalillo County Metropolitan Court', 'a magistrate court of New Mexico'. */
  called: string;
  /**
   * Courts by the rules they keep; those of one system share them: 'federal_district', 'california_superior'. Null for a
   * court that is known by name and whose rules are not here: a tribal court, another state's.
   */
  system: string | null;
  level: CourtLevel;
  /**
   * Whose rules it keeps: 'the metropolitan courts of New Mexico', 'tribal courts'. Null for any court of a state whose
   * courts are known here: which of them it is has to be chosen first.
   */
  rulesOf: string | null;
  /** USPS code; null where it belongs to no one state or to none that is known. */
  state: string | null;
}

type Kind = Pick<Court, 'system' | 'level' | 'rulesOf' | 'state'>;

/** A court of its own name: 'the Second Judicial District Court'. */
export function namedCourt(id: string, name: string, kind: Kind): Court {
  return { id, name, called: `the ${name}`, ...kind };
}

/** Any court of a kind, where it is not known which: 'a magistrate court of New Mexico'. */
export function someCourt(id: string, called: string, kind: Kind): Court {
  const name = called.replace(/^(?:an?|the) /, '');
  return { id, name: name.charAt(0).toUpperCase() + name.slice(1), called, ...kind };
}

/** Whether it is a court of its own name, and not only a kind of court: 'a district court of New Mexico'. */
export function isNamed({ called }: Pick<Court, 'called'>): boolean {
  return called.startsWith('the ');
}

/** 'Doña Ana' → 'dona-ana'. */
export function slugOf(county: string): string {
  return county
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');
}
