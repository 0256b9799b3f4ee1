import { interrogatoryLimit, otherParty } from '#src/discovery/duties.ts';
import {
  type DiscoveryCard as CardData,
  type DiscoveryContext,
  type DiscoveryOverview,
  PAPER_TYPES,
  type RequestPaper,
} from '#src/discovery/schema.ts';
import type { Stage } from '../timeline/use-timeline.ts';
import { Alert } from '../ui/alert.tsx';
import { DiscoveryCard } from './discovery-card.tsx';
import { REPOSITORY_MEANING } from './discovery-words.ts';
import { RequestPaperCard } from './request-paper-card.tsx';
import type { DiscoveryCourt } from './standing-due.ts';
import type { DiscoveryPlace } from './use-discovery-place.ts';

export interface RepositoryPanelProps {
  place: DiscoveryPlace;
  overview: DiscoveryOverview;
  court: DiscoveryCourt;
  caseState: string | null;
  stages: readonly Stage[];
  rights: { write: boolean; upload: boolean; createDeadline: boolean };
  onUpload(card: DiscoveryContext): void;
  onShowAll(card: CardData): void;
  /** The paper that a warning leads to. */
  sought: string | null;
  onFound(): void;
}

/** One sub-tab: both cards, and under them each paper of requests with what it asks. */
export function RepositoryPanel(props: RepositoryPanelProps) {
  const { place, overview, court, rights, onUpload, onShowAll } = props;
  const { party, repository } = place;
  const isHere = (each: DiscoveryPlace) => each.party === party && each.repository === repository;
  const papers = overview.requests.filter(isHere);
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-[70ch] text-sm text-muted">{REPOSITORY_MEANING[repository]}</p>
      <div className="grid gap-5 md:grid-cols-2">
        {PAPER_TYPES.map((type) => {
          const card = overview.cards.find((each) => isHere(each) && each.type === type) ?? {
            ...{ party, repository, type },
            count: 0,
            recent: [],
          };
          return (
            <DiscoveryCard
              key={type}
              card={card}
              onUpload={rights.upload ? () => onUpload({ party, repository, type }) : null}
              onShowAll={() => onShowAll(card)}
            />
          );
        })}
      </div>
      {papers.length > 0 && (
        <section className="flex flex-col gap-4" aria-labelledby="asked">
          <div className="flex flex-col gap-1">
            <h3 id="asked" className="text-lg font-semibold">
              What is asked
            </h3>
            {repository === 'interrogatories' && <LimitLine papers={papers} court={court} />}
          </div>
          {papers.map((paper) => (
            <RequestPaperCard
              key={paper.id}
              {...props}
              paper={paper}
              isSought={props.sought === paper.id}
              canWrite={rights.write}
              canCreate={rights.createDeadline}
              onUploadAnswers={
                rights.upload
                  ? () =>
                      onUpload({ party: otherParty(paper.askedBy ?? party), repository, type: 'response' })
                  : null
              }
            />
          ))}
          {overview.requestsLeftOut > 0 && (
            <p className="text-sm text-muted">
              {overview.requestsLeftOut} older papers are counted above and not read here.
            </p>
          )}
        </section>
      )}
    </div>
  );
}

function LimitLine({ papers, court }: { papers: readonly RequestPaper[]; court: DiscoveryCourt }) {
  const note = interrogatoryLimit(court.jurisdiction, {
    count: papers.reduce((sum, { counts }) => sum + counts.interrogatory, 0),
    withParts: papers.reduce((sum, paper) => sum + paper.interrogatoriesWithParts, 0),
  });
  if (note === null) return null;
  if (note.isOver === 'yes' || note.isOver === 'maybe') {
    return (
      <Alert
        tone="due"
        title={note.isOver === 'yes' ? 'More than the rule allows' : 'Perhaps more than the rule allows'}
      >
        {note.text} {note.isOver === 'yes' ? 'Whoever is asked may object to those past the number.' : ''}
      </Alert>
    );
  }
  return <p className="figures max-w-[70ch] text-sm text-muted">{note.text}</p>;
}
