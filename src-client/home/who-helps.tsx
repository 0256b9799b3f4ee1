import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import type { CaseNext } from '#src/next/schema.ts';
import { Call, Helper } from '../help/help-row.tsx';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** Who helps near by: what the papers themselves name first, then what is known of the state and the court. */
export function WhoHelps({ caseId }: { caseId: string }) {
  // The stage above is of the same answer, and says so when it did not come.
  const { data, isPending } = trpc.next.ofCase.useQuery({ caseId }, { meta: { silent: true } });
  if (data === undefined && !isPending) return null;
  return (
    <Card id="who-helps">
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
                <PrintedHelper key={`${each.documentId} ${each.start}`} caseId={caseId} help={each} />
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

function PrintedHelper({ caseId, help }: { caseId: string; help: CaseNext['printed'][number] }) {
  return (
    <li className="flex min-w-0 flex-col items-start gap-0.5 wrap-anywhere">
      <h3 className="font-medium">{help.name}</h3>
      <p className="text-sm">
        Your paper names it. We have not checked it: the other side may have written the paper.
      </p>
      {help.phone !== null && <Call number={help.phone} />}
      {help.address !== null && <p className="text-sm">{help.address}</p>}
      {help.email !== null && <p className="text-sm">{help.email}</p>}
      <Link
        to={paths.document(caseId, help.documentId, help)}
        title={help.filename}
        className="inline-flex items-center gap-1 text-sm text-accent underline"
      >
        <FileText aria-hidden="true" className="size-4" />
        {help.title}
      </Link>
    </li>
  );
}
