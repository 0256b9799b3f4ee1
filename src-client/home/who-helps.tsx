import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import type { CaseNext } from '#src/next/schema.ts';
import { Helper, PrintedHelper } from '../help/help-row.tsx';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useSectionInView } from './use-section-in-view.ts';

/** Links to it end with this. */
const HELP_SECTION = 'who-helps';

/** Who helps near by: what the papers themselves name first, then what is known of the state and the court. */
export function WhoHelps({ caseId }: { caseId: string }) {
  // The stage above is of the same answer, and says so when it did not come.
  const { data, isPending } = trpc.next.ofCase.useQuery({ caseId }, { meta: { silent: true } });
  const section = useSectionInView(HELP_SECTION);
  if (data === undefined && !isPending) return null;
  return (
    <Card id={HELP_SECTION} ref={section} tabIndex={-1} className="scroll-mt-4">
      <CardHeader title="Who can help" />
      <CardBody>
        {data === undefined ? (
          <Skeleton className="h-24" />
        ) : (
          <div className="flex flex-col gap-4">
            <p className="max-w-[70ch] text-sm text-muted">
              {data.note ?? 'Most of them are free. Call first: numbers and hours change.'}
            </p>
            <ul className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
              {data.printed.map((each) => (
                <PrintedHelper key={`${each.documentId} ${each.start}`} help={each}>
                  <PrintedOn caseId={caseId} help={each} />
                </PrintedHelper>
              ))}
              {data.help.map((each) => (
                <Helper key={each.name} help={each} />
              ))}
            </ul>
          </div>
        )}
      </CardBody>
    </Card>
  );
}

/** The paper at the words that name it. */
function PrintedOn({ caseId, help }: { caseId: string; help: CaseNext['printed'][number] }) {
  return (
    <Link
      to={paths.document(caseId, help.documentId, help)}
      title={help.filename}
      className="inline-flex items-center gap-1 text-sm text-accent underline"
    >
      <FileText aria-hidden="true" className="size-4" />
      {help.title}
    </Link>
  );
}
