import { FileSearch, FolderOpen, Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import type { MotionId } from '#src/motions/schema.ts';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';

export function HelpCard({ caseId, motionId }: { caseId: string; motionId: MotionId }) {
  return (
    <Card className="print:hidden">
      <CardHeader title="Need Help with This Motion?" />
      <CardBody className="flex flex-col gap-4">
        <p className="text-sm text-muted">
          The AI works from the documents of this case and shows where each thing it says stands. It can be
          wrong, and it is no lawyer: check what it writes before you file it.
        </p>
        <div className="flex flex-col gap-2">
          <Link to={paths.answer(caseId, motionId)} className={buttonClass()}>
            <Sparkles aria-hidden="true" />
            Get AI Help
          </Link>
          <Link to={paths.documents(caseId)} className={buttonClass({ variant: 'secondary' })}>
            <FolderOpen aria-hidden="true" />
            View Case Documents
          </Link>
          <Link to={paths.checkDraft(caseId)} className={buttonClass({ variant: 'quiet' })}>
            <FileSearch aria-hidden="true" />
            Check a Draft from Elsewhere
          </Link>
        </div>
      </CardBody>
    </Card>
  );
}
