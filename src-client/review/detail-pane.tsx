import { ExternalLink, Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import type { ReviewDocument } from '#src/review/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { FileName } from '../text/file-name.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { AnalysisCards } from './analysis-cards.tsx';
import { CodeCards } from './code-cards.tsx';
import { DetailsCard } from './details-card.tsx';
import { FamilyCards } from './family-card.tsx';
import { PreviewCard } from './preview-card.tsx';
import { type Position, StepButtons } from './step-buttons.tsx';
import type { Coding, EditedField } from './use-coding.ts';
import type { InlineEditing } from './use-inline-edit.ts';

export interface DetailPaneProps {
  caseId: string;
  document: ReviewDocument;
  documents: readonly ReviewDocument[];
  /** Where it stands in the list as it is shown. */
  position: Position;
  canEdit: boolean;
  isAnalyzing: boolean;
  coding: Coding;
  editing: InlineEditing<EditedField>;
  isReading: boolean;
  onReading(): void;
  onAnalyze(): void;
  onEditFields(): void;
  onStep(id: string): void;
  onOpen(id: string): void;
  onChoose(ids: readonly string[]): void;
  addressOf(id: string): string;
}

/** How long an analysis is kept; `GET /api/documents/:id/analysis` is cached as long. */
const KEPT_MS = 10 * 60_000;

/** One document: its codes, what belongs to it, what the analysis says, and the paper. */
export function DetailPane(props: DetailPaneProps) {
  const { caseId, document, documents, position, canEdit, isAnalyzing, coding, editing, addressOf } = props;
  const found = trpc.review.document.useQuery(
    { id: document.id },
    { staleTime: KEPT_MS, gcTime: KEPT_MS, meta: { silent: true } },
  );
  return (
    <article className="@container mx-auto flex w-full max-w-5xl flex-col gap-4 px-4 py-5 sm:px-6">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="min-h-10 content-center text-xl leading-snug font-semibold tracking-tight wrap-anywhere">
            <FileName name={document.filename} />
          </h2>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <StepButtons position={position} onStep={props.onStep} className="max-lg:hidden" />
          <Link to={paths.document(caseId, document.id)} className={buttonClass({ variant: 'secondary' })}>
            <ExternalLink aria-hidden="true" />
            Open Document
          </Link>
          {canEdit && (
            <Button busy={isAnalyzing} onClick={props.onAnalyze}>
              {!isAnalyzing && <Sparkles aria-hidden="true" />}
              {isAnalyzing ? 'Analyzing...' : document.isAnalyzed ? 'Re-Analyze' : 'Analyze Document'}
            </Button>
          )}
        </div>
      </header>
      <CodeCards document={document} canEdit={canEdit} editing={editing} coding={coding} />
      <FamilyCards
        document={document}
        documents={documents}
        canEdit={canEdit}
        coding={coding}
        addressOf={addressOf}
        onOpen={props.onOpen}
        onChoose={props.onChoose}
      />
      <PreviewCard document={document} isOpen={props.isReading} onToggle={props.onReading} />
      {found.isError ? (
        <PanelFailure title="The analysis could not be loaded" onRetry={() => void found.refetch()} />
      ) : (
        <AnalysisCards
          document={document}
          details={found.data}
          isAnalyzing={isAnalyzing}
          canEdit={canEdit}
          editing={editing}
          coding={coding}
        />
      )}
      <DetailsCard document={document} onEdit={canEdit ? props.onEditFields : null} />
    </article>
  );
}
