import type { Intake, IntakePaper } from '#src/intake/schema.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Progress } from '../ui/progress.tsx';
import { StepHeading } from './intake-frame.tsx';

/** 'Reading page 2 of 5', of the paper that is being read. */
function readingText(papers: readonly IntakePaper[]): string {
  const reading = papers.find(({ status }) => status === 'reading');
  if (reading === undefined) return 'Waiting to be read';
  const { page, pages } = reading;
  if (page !== null && pages !== null) return `Reading page ${page} of ${pages}`;
  return page === null ? 'Opening the paper' : `Reading page ${page}`;
}

function share(papers: readonly IntakePaper[]): number | null {
  const done = papers.filter(({ status }) => status === 'ready' || status === 'failed').length;
  const reading = papers.find(({ status }) => status === 'reading');
  if (reading?.page == null || reading.pages == null) return done === 0 ? null : (100 * done) / papers.length;
  return (100 * (done + (reading.page - 1) / reading.pages)) / papers.length;
}

interface ReadingStepProps {
  papers: Intake['papers'];
  onBack(): void;
}

/** What is read now, page by page. */
export function ReadingStep({ papers, onBack }: ReadingStepProps) {
  const now = papers.findIndex(({ status }) => status === 'reading');
  return (
    <>
      <StepHeading>We are reading your paper</StepHeading>
      <Card className="flex flex-col gap-3 p-5">
        <p role="status" className="figures text-lg font-medium">
          {readingText(papers)}
          {papers.length > 1 && now >= 0 && ` (paper ${now + 1} of ${papers.length})`}
        </p>
        <Progress value={share(papers)} label="Reading" />
        <p className="text-sm text-muted">
          A photo takes about half a minute a page. You can leave this page open, or come back to it.
        </p>
      </Card>
      <Button variant="secondary" className="self-start" onClick={onBack}>
        Back to the pages
      </Button>
    </>
  );
}
