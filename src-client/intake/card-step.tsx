import { type ReactNode, useState } from 'react';
import type { Proposal } from '#src/intake/schema.ts';
import { Dialog } from '../ui/dialog.tsx';
import { SourceChip } from '../ui/source-chip.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { StepHeading } from './intake-frame.tsx';
import type { Place } from './paper-view.tsx';
import { ProposalCard, type ProposalCardProps } from './proposal-card.tsx';
import { UnplacedDays } from './unplaced-days.tsx';

/** Facts of one line that are shown beside its first: as many as the server draws. */
const MOST_TOGETHER = 25;

interface CardStepProps extends Omit<ProposalCardProps, 'sourceOf'> {
  proposal: Proposal;
  /** What is to be known before what was read. */
  note?: ReactNode;
  /** '1 of 2'. */
  count?: string | null;
  /** What a paper is called. */
  titleOf(paper: number): string;
  /** The piece of the page with the words of a fact, and of others near; null where no page can be drawn. */
  cutoutOf(factId: string, paper: number, others: readonly string[]): string | null;
  /** The page of a place, over the card on a phone. */
  pageOf(place: Place): ReactNode;
  onPlace(place: Place): void;
  /** Days that the papers name and of which nobody knows what they mean. */
  unplaced?: readonly Place[];
}

/** 'This is what we read.' A chip opens the page: beside the card on a desk, over it on a phone. */
export function CardStep(props: CardStepProps) {
  const { proposal, note, count = null, titleOf, cutoutOf, pageOf, onPlace, unplaced = [], ...card } = props;
  const isWide = useMediaQuery('(min-width: 64rem)');
  const [opened, setOpened] = useState<Place | null>(null);
  const sourceOf = (factIds: readonly string[], isSure: boolean) => {
    const cut = proposal.cuts.find(({ factId }) => factIds.includes(factId));
    if (cut === undefined) return null;
    // Two sides are named on two lines and more: all are shown.
    const others = proposal.cuts
      .filter(
        ({ factId, paper, page }) => factIds.includes(factId) && paper === cut.paper && page === cut.page,
      )
      .filter(({ factId }) => factId !== cut.factId)
      .slice(0, MOST_TOGETHER);
    const quote = [cut, ...others].map((each) => each.quote.trim()).join(' … ');
    const place = { paper: cut.paper, page: cut.page, quote };
    return (
      <SourceChip
        quote={quote}
        title={titleOf(cut.paper)}
        page={cut.page}
        picture={cutoutOf(
          cut.factId,
          cut.paper,
          others.map(({ factId }) => factId),
        )}
        isShort={isSure}
        isList={others.length > 0}
        onOpen={() => (isWide ? onPlace(place) : setOpened(place))}
      />
    );
  };
  return (
    <>
      <StepHeading count={count}>This is what we read</StepHeading>
      {note}
      <ProposalCard proposal={proposal} sourceOf={sourceOf} {...card} />
      <UnplacedDays
        days={unplaced.map((place) => ({
          key: `${place.paper} ${place.page} ${place.quote}`,
          words: (
            <SourceChip
              quote={place.quote}
              title={titleOf(place.paper)}
              page={place.page}
              picture={null}
              onOpen={() => (isWide ? onPlace(place) : setOpened(place))}
            />
          ),
        }))}
      />
      {opened && (
        <Dialog
          open
          onOpenChange={(open) => !open && setOpened(null)}
          title={titleOf(opened.paper)}
          size="large"
        >
          {pageOf(opened)}
        </Dialog>
      )}
    </>
  );
}
