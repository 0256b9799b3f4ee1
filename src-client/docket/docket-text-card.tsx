import { FileText } from 'lucide-react';
import type { DocketEntry } from '#src/docket/requests-schema.ts';
import { Alert } from '../ui/alert.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { DocketEditor } from './docket-editor.tsx';
import { DocketPreview } from './docket-preview.tsx';
import type { DraftPlace } from './draft.ts';
import { SavedText } from './saved-text.tsx';
import { useDocketText } from './use-docket-text.ts';

interface DocketTextCardProps {
  place: DraftPlace;
  docket: DocketEntry | undefined;
  canWrite: boolean;
}

const ABOUT = {
  view: 'The text saved last. Every entry read from it, and from texts saved before, is in the docket below.',
  edit: 'Copy the docket from the court’s web site and paste it here. The newest part is enough: what is kept already stays.',
  preview: 'Nothing is saved yet.',
} as const;

/** The text of a milestone's docket: seen, edited or previewed. */
export function DocketTextCard({ place, docket, canWrite }: DocketTextCardProps) {
  const state = useDocketText({ place, docket });
  return (
    <Card
      ref={state.card}
      tabIndex={-1}
      aria-label="Docket Text Input"
      data-furniture=""
      className="scroll-mt-18 outline-none"
    >
      <CardHeader title="Docket Text Input" description={canWrite ? ABOUT[state.mode] : ABOUT.view} />
      <CardBody className="flex flex-col gap-4">
        {state.failure !== null && (
          <Alert tone="danger" title={state.failure}>
            Your text is still here. Try again when you are ready.
          </Alert>
        )}
        {canWrite && state.mode === 'edit' && <DocketEditor state={state} docket={docket} />}
        {canWrite && state.mode === 'preview' && <DocketPreview state={state} />}
        {docket !== undefined && (!canWrite || state.mode === 'view') && (
          <SavedText docket={docket} state={canWrite ? state : null} />
        )}
        {docket === undefined && !canWrite && (
          <Empty level={3} icon={<FileText />} title="No docket text yet">
            When somebody who may edit this case pastes the court’s docket, it is shown here.
          </Empty>
        )}
      </CardBody>
    </Card>
  );
}
