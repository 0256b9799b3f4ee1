import { Link } from 'react-router';
import { type CaseLaw, courtDoubt } from '#src/law/case-law.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';

interface CourtDoubtProps {
  caseId: string;
  /** Whose law dates are counted by here. */
  law: CaseLaw;
  className?: string;
}

/**
 * That it is not certain whose rules dates are counted by: once on each screen that offers one. Nothing where the name
 * and the number of the court agree.
 */
export function CourtDoubt({ caseId, law, className }: CourtDoubtProps) {
  const doubt = courtDoubt(law);
  if (doubt === null) return null;
  return (
    <Alert
      tone="due"
      title="The name and the number of this case’s court do not agree"
      {...(className && { className })}
    >
      {doubt} <ChangeCourt caseId={caseId} />
    </Alert>
  );
}

/** The way to the form in which the court whose rules count is chosen. */
export function ChangeCourt({ caseId }: { caseId: string }) {
  return (
    <Link to={paths.editCase(caseId)} className="text-accent underline underline-offset-4">
      Change the court or the kind of case
    </Link>
  );
}
