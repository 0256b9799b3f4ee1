import { otherParty } from './duties.ts';
import { matchesDiscoveryCard } from './match.ts';
import { matchAnswers, type ReadPaper, tallyOf, withMarks } from './match-responses.ts';
import {
  type AnsweredItem,
  type DiscoveryCard,
  type DiscoveryContext,
  type DiscoveryDocument,
  type DiscoveryReading,
  type DiscoveryService,
  PAPER_TYPES,
  PARTIES,
  RECENT_DOCUMENTS,
  REPOSITORIES,
  type RequestPaper,
} from './schema.ts';

/** The twelve cards of the page, in its order. */
export const CARDS: readonly DiscoveryContext[] = PARTIES.flatMap((party) =>
  REPOSITORIES.flatMap((repository) => PAPER_TYPES.map((type) => ({ party, repository, type }))),
);

interface TypeGroup {
  docType: string;
  count: number;
  recent: readonly DiscoveryDocument[];
}

/** The cards out of document types: how many documents each has, and its newest. */
export function cardsOf(groups: readonly TypeGroup[]): DiscoveryCard[] {
  return CARDS.map((card) => {
    const own = groups.filter(({ docType }) => matchesDiscoveryCard(docType, card));
    const newest = own
      .flatMap(({ recent }) => recent)
      .sort((a, b) => b.uploadedAt.getTime() - a.uploadedAt.getTime() || (a.id < b.id ? -1 : 1));
    return {
      ...card,
      count: own.reduce((sum, { count }) => sum + count, 0),
      recent: newest.slice(0, RECENT_DOCUMENTS),
    };
  });
}

/** A document of a case with what was read in it. */
export interface KnownPaper extends DiscoveryDocument {
  reading: DiscoveryReading | null;
  service: DiscoveryService | null;
  marks: ReadonlyMap<string, boolean>;
}

/** The cards that a paper is a request, or a response, of. A type that names both is what its title says. */
function sourcePlace(paper: KnownPaper, type: DiscoveryContext['type']): DiscoveryContext | null {
  const cards = CARDS.filter((card) => matchesDiscoveryCard(paper.docType, card));
  const isBoth = new Set(cards.map((card) => card.type)).size === 2;
  if (isBoth && (paper.reading?.isResponse ?? false) !== (type === 'response')) return null;
  const own = cards.filter((card) => card.type === type);
  const { askedBy = null } = paper.reading ?? {};
  const whose = askedBy !== null && type === 'response' ? otherParty(askedBy) : askedBy;
  return own.find(({ party }) => party === whose) ?? own[0] ?? null;
}

function readPaper(paper: KnownPaper, reading: DiscoveryReading, { party }: DiscoveryContext): ReadPaper {
  return { id: paper.id, filename: paper.filename, title: reading.title ?? paper.title, party, reading };
}

export interface StandingRequest {
  paper: RequestPaper;
  items: AnsweredItem[];
}

function standingOf(
  paper: KnownPaper,
  place: DiscoveryContext,
  responses: readonly ReadPaper[],
): StandingRequest {
  const { reading, service, marks, ...document } = paper;
  const { id, caseId, filename, docType, uploadedAt, status, pageCount } = document;
  const items =
    reading === null ? [] : withMarks(matchAnswers(readPaper(paper, reading, place), responses), marks);
  const counts = { interrogatory: 0, production: 0, admission: 0 };
  for (const { kind } of items) counts[kind] += 1;
  const answers = new Map(items.flatMap(({ answer }) => (answer ? [[answer.documentId, answer]] : [])));
  return {
    items,
    paper: {
      ...{ id, caseId, filename, docType, uploadedAt, status, pageCount },
      party: place.party,
      repository: place.repository,
      isRead: reading !== null,
      title: reading?.title ?? paper.title ?? null,
      set: reading?.set ?? null,
      askedBy: reading?.askedBy ?? null,
      counts,
      interrogatoriesWithParts: items
        .filter(({ kind }) => kind === 'interrogatory')
        .reduce((sum, { parts }) => sum + Math.max(1, parts.length), 0),
      tally: tallyOf(items),
      admissions: tallyOf(items.filter(({ kind }) => kind === 'admission')),
      service,
      certificate: reading?.certificate ?? null,
      answeredIn: [...answers].map(([id, { filename: file, title }]) => ({ id, filename: file, title })),
      warnings: reading?.warnings ?? [],
    },
  };
}

/** How every request paper of a case stands, each held against all the responses; `papers` are the newest first. */
export function standingRequests(papers: readonly KnownPaper[]): StandingRequest[] {
  const responses = papers.flatMap((paper) => {
    const place = sourcePlace(paper, 'response');
    if (place === null || paper.reading === null || paper.reading.items.length === 0) return [];
    return [readPaper(paper, paper.reading, place)];
  });
  return papers.flatMap((paper) => {
    const place = sourcePlace(paper, 'request');
    return place === null ? [] : [standingOf(paper, place, responses)];
  });
}
