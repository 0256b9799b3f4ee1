import type { ReviewDocument } from '#src/review/schema.ts';
import { privilegeLabel, productionText, relevanceBand, typeOf } from './review-words.ts';

export const FACET_KEYS = [
  'privilege',
  'type',
  'custodian',
  'production',
  'analysis',
  'bates',
  'copies',
  'relevance',
  'tag',
] as const;
export type FacetKey = (typeof FACET_KEYS)[number];

/** What the list is narrowed to: within a facet any of the values, across facets all of them. */
export interface ReviewFilter {
  text: string;
  chosen: Readonly<Record<FacetKey, readonly string[]>>;
  /** Calendar days of the document date, both included; '' for open. */
  from: string;
  to: string;
}

interface Facet {
  label: string;
  /** Under which values a document stands. */
  values(document: ReviewDocument, hasCopies: boolean): readonly string[];
  valueLabel(value: string): string;
  /** Values in the order they are listed; others follow, the most frequent first. */
  order: readonly string[];
}

/** Stands for 'none' in the address. */
const NONE = '-';

const same = (value: string) => value;

export const FACETS: Readonly<Record<FacetKey, Facet>> = {
  privilege: {
    label: 'Privilege',
    values: ({ privilegeStatus }) => [
      privilegeLabel(privilegeStatus) === 'Unreviewed' ? NONE : (privilegeStatus ?? NONE),
    ],
    valueLabel: (value) => privilegeLabel(value === NONE ? null : value),
    order: [NONE, 'pending_review', 'privileged', 'work_product', 'not_privileged'],
  },
  type: {
    label: 'Document type',
    values: (document) => [typeOf(document) ?? NONE],
    valueLabel: (value) => (value === NONE ? 'Unknown' : value),
    order: [],
  },
  custodian: {
    label: 'Custodian',
    values: ({ custodian }) => [custodian ?? NONE],
    valueLabel: (value) => (value === NONE ? 'Not assigned' : value),
    order: [],
  },
  production: {
    label: 'Production status',
    values: ({ productionStatus }) => [productionStatus ?? NONE],
    valueLabel: (value) => (value === NONE ? 'Not set' : productionText(value)),
    order: [],
  },
  analysis: {
    label: 'Analysis',
    values: ({ isAnalyzed }) => [isAnalyzed ? 'yes' : 'no'],
    valueLabel: (value) => (value === 'yes' ? 'Analyzed' : 'Not analyzed'),
    order: ['yes', 'no'],
  },
  bates: {
    label: 'Bates number',
    values: ({ batesNumber }) => [batesNumber === null ? 'no' : 'yes'],
    valueLabel: (value) => (value === 'yes' ? 'Assigned' : 'Not assigned'),
    order: ['yes', 'no'],
  },
  copies: {
    label: 'Duplicates',
    values: ({ duplicateOf }, hasCopies) => [
      duplicateOf !== null ? 'duplicate' : hasCopies ? 'original' : 'single',
    ],
    valueLabel: (value) =>
      value === 'duplicate' ? 'Is a duplicate' : value === 'original' ? 'Has duplicates' : 'Stands alone',
    order: ['duplicate', 'original', 'single'],
  },
  relevance: {
    label: 'Relevance',
    values: ({ relevanceScore }) => [relevanceScore === null ? NONE : relevanceBand(relevanceScore)],
    valueLabel: (value) => RELEVANCE_LABEL[value] ?? 'No score',
    order: ['key', 'review', 'low', NONE],
  },
  tag: {
    label: 'Tag',
    values: ({ tags }) => tags,
    valueLabel: same,
    order: [],
  },
};

const RELEVANCE_LABEL: Readonly<Record<string, string>> = {
  key: '70–100, key',
  review: '40–69, review',
  low: '0–39, low',
};

const NOTHING_CHOSEN: ReviewFilter['chosen'] = {
  privilege: [],
  type: [],
  custodian: [],
  production: [],
  analysis: [],
  bates: [],
  copies: [],
  relevance: [],
  tag: [],
};

export const NO_FILTER: ReviewFilter = { text: '', chosen: NOTHING_CHOSEN, from: '', to: '' };

/** How many filters are set, the typed text not counted. */
export function filterCount({ chosen, from, to }: ReviewFilter): number {
  const values = FACET_KEYS.reduce((sum, key) => sum + chosen[key].length, 0);
  return values + (from === '' ? 0 : 1) + (to === '' ? 0 : 1);
}

export function withValue(filter: ReviewFilter, key: FacetKey, value: string, isOn: boolean): ReviewFilter {
  const others = filter.chosen[key].filter((each) => each !== value);
  return { ...filter, chosen: { ...filter.chosen, [key]: isOn ? [...others, value] : others } };
}

export interface FacetValue {
  value: string;
  label: string;
  /** Documents that would be listed with it, as the other filters stand. */
  count: number;
}

export interface Filtered {
  documents: ReviewDocument[];
  facets: Readonly<Record<FacetKey, FacetValue[]>>;
}

/**
 * The documents that pass, in their order, and what each further filter would leave. `textIds` are those whose text
 * holds what was typed; names, numbers, custodians and tags are looked through here.
 */
export function filterDocuments(
  documents: readonly ReviewDocument[],
  filter: ReviewFilter,
  textIds: ReadonlySet<string>,
): Filtered {
  const originals = new Set(
    documents.flatMap(({ duplicateOf }) => (duplicateOf === null ? [] : [duplicateOf])),
  );
  const needle = filter.text.trim().toLowerCase();
  const counts = new Map(FACET_KEYS.map((key) => [key, new Map<string, number>()]));
  const passed: ReviewDocument[] = [];
  for (const document of documents) {
    if (!isInRange(document, filter)) continue;
    if (needle !== '' && !textIds.has(document.id) && !mentions(document, needle)) continue;
    const values = FACET_KEYS.map((key) => FACETS[key].values(document, originals.has(document.id)));
    const failing = FACET_KEYS.filter((key, at) => {
      const chosen = filter.chosen[key];
      return chosen.length > 0 && !values[at]?.some((value) => chosen.includes(value));
    });
    if (failing.length === 0) passed.push(document);
    if (failing.length > 1) continue;
    FACET_KEYS.forEach((key, at) => {
      if (failing.length === 1 && failing[0] !== key) return;
      const counted = counts.get(key);
      for (const value of values[at] ?? []) counted?.set(value, (counted.get(value) ?? 0) + 1);
    });
  }
  const facet = (key: FacetKey) => listValues(key, filter.chosen[key], counts.get(key) ?? new Map());
  return {
    documents: passed,
    facets: {
      privilege: facet('privilege'),
      type: facet('type'),
      custodian: facet('custodian'),
      production: facet('production'),
      analysis: facet('analysis'),
      bates: facet('bates'),
      copies: facet('copies'),
      relevance: facet('relevance'),
      tag: facet('tag'),
    },
  };
}

function isInRange({ docDate }: ReviewDocument, { from, to }: ReviewFilter): boolean {
  if (from === '' && to === '') return true;
  return docDate !== null && (from === '' || docDate >= from) && (to === '' || docDate <= to);
}

function mentions(document: ReviewDocument, needle: string): boolean {
  const { filename, batesNumber, batesEnd, custodian, tags } = document;
  return [filename, batesNumber, batesEnd, custodian, ...tags].some((text) =>
    text?.toLowerCase().includes(needle),
  );
}

/** Chosen values stay listed when nothing is left under them: they must be possible to take back. */
function listValues(
  key: FacetKey,
  chosen: readonly string[],
  counts: ReadonlyMap<string, number>,
): FacetValue[] {
  const { order, valueLabel } = FACETS[key];
  const rank = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length);
  return [...new Set([...counts.keys(), ...chosen])]
    .map((value) => ({ value, label: valueLabel(value), count: counts.get(value) ?? 0 }))
    .sort((a, b) => rank(a.value) - rank(b.value) || b.count - a.count || a.label.localeCompare(b.label));
}
