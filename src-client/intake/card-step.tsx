import { useState } from 'react';
import type { Changes } from '#src/intake/proposal-lines.ts';
import type { Intake, Proposal } from '#src/intake/schema.ts';
import { hasPictures } from '#src/reading/pictures.ts';
import { serverPaths } from '../paths.ts';
import { Dialog } from '../ui/dialog.tsx';
import { SourceChip } from '../ui/source-chip.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { StepHeading } from './intake-frame.tsx';
import { PaperView, type Place } from './paper-view.tsx';
import { ProposalCard } from './proposal-card.tsx';

interface CardStepProps {
  intake: Intake;
  proposal: Proposal;
  /** '1 of 2'. */
  count: string | null;
  onPlace(place: Place): void;
  onSay(changes: Changes): void;
  onAllRight(): void;
  onRearrange(): void;
}

/** 'This is what we read.' A chip opens the page: beside the card on a desk, over it on a phone. */
export function CardStep({ intake, proposal, count, onPlace, ...say }: CardStepProps) {
  const isWide = useMediaQuery('(min-width: 64rem)');
  const [opened, setOpened] = useState<Place | null>(null);
  const sourceOf = (factIds: readonly string[], isSure: boolean) => {
    const cut = proposal.cuts.find(({ factId }) => factIds.includes(factId));
    if (cut === undefined) return null;
    const paper = intake.papers[cut.paper];
    const file = intake.files.find(({ id }) => id === paper?.files[0]);
    const place = { paper: cut.paper, page: cut.page, quote: cut.quote };
    return (
      <SourceChip
        quote={cut.quote}
        title={paper?.title ?? 'Your paper'}
        page={cut.page}
        picture={
          hasPictures(file?.mimeType ?? null) ? serverPaths.intakeCutout(intake.intakeId, cut.factId) : null
        }
        isShort={isSure}
        onOpen={() => (isWide ? onPlace(place) : setOpened(place))}
      />
    );
  };
  return (
    <>
      <StepHeading count={count}>This is what we read</StepHeading>
      <ProposalCard proposal={proposal} sourceOf={sourceOf} {...say} />
      {opened && (
        <Dialog
          open
          onOpenChange={(open) => !open && setOpened(null)}
          title={intake.papers[opened.paper]?.title ?? 'Your paper'}
          size="large"
        >
          <PaperView intake={intake} place={opened} isAlone />
        </Dialog>
      )}
    </>
  );
}
