import { PackageOpen, Plus } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import type { ProductionSummary } from '#src/productions/schema.ts';
import { amount } from '#src/text/words.ts';
import { readFailure } from '../lib/errors.ts';
import { loaded, QueryScreen } from '../lib/query-screen.tsx';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { formatDay } from '../text/format.ts';
import { Badge } from '../ui/badge.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { caseFailed } from '../workspace/case-failure.ts';
import { ProductionFrame, productionReason } from './production-frame.tsx';
import { rangeText } from './production-words.ts';

/** What was handed to the other side, set by set. */
export function ProductionsPage() {
  const { caseId = '' } = useParams();
  const found = trpc.cases.get.useQuery({ caseId }, { meta: { silent: true } });
  const list = trpc.productions.list.useQuery({ caseId }, { meta: { silent: true } });
  const item = found.data;
  const { missing } = loaded({ item: found });
  if (missing?.error) {
    return <QueryScreen missing={missing} waiting={{ text: 'Loading the case' }} failed={caseFailed} />;
  }
  const canWrite = item !== undefined && can(item.memberRole, 'production:write');
  const add = canWrite && (
    <Link to={paths.newProduction(caseId)} className={buttonClass()}>
      <Plus aria-hidden="true" />
      New Production
    </Link>
  );
  return (
    <ProductionFrame
      caseId={caseId}
      item={item}
      title="Productions"
      description="Each production is a set of papers that no longer changes. Each page is numbered and stamped. The set has all that the other side's program needs."
      actions={list.data !== undefined && list.data.length > 0 && add}
    >
      {list.isError && list.data === undefined ? (
        <PanelFailure
          title="The productions could not be loaded"
          onRetry={readFailure(list.error).code === 'NOT_FOUND' ? undefined : list.refetch}
        >
          {productionReason(list.error)}
        </PanelFailure>
      ) : list.data === undefined || item === undefined ? (
        <Waiting text="Loading productions" blocks={['h-24 w-full', 'h-24 w-full']} />
      ) : list.data.length === 0 ? (
        <Card>
          <Empty icon={<PackageOpen aria-hidden="true" />} title="Nothing has been produced yet" action={add}>
            {canWrite
              ? 'Review your documents, give them Bates numbers, then produce those that are not privileged.'
              : 'When documents of this case are produced, each set is listed here.'}
          </Empty>
        </Card>
      ) : (
        <ul aria-label="Productions" className="flex flex-col gap-3">
          {list.data.map((production) => (
            <li key={production.id}>
              <ProductionRow production={production} />
            </li>
          ))}
        </ul>
      )}
    </ProductionFrame>
  );
}

function ProductionRow({ production }: { production: ProductionSummary }) {
  const { id, caseId, name, volume, producedTo, producedOn, documentCount, pageCount, withheldCount } =
    production;
  return (
    <Card className="relative flex flex-wrap items-start justify-between gap-x-6 gap-y-2 p-4 hover:border-line-strong sm:p-5">
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="font-semibold wrap-anywhere">
          <Link
            to={paths.production(caseId, id)}
            className="underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {name}
          </Link>
        </h2>
        <p className="text-sm wrap-anywhere text-muted">
          To {producedTo} · {formatDay(producedOn)}
        </p>
        <p className="figures text-sm wrap-anywhere">{rangeText(production)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Badge className="figures">{volume}</Badge>
        <Badge className="figures">{amount(documentCount, 'document')}</Badge>
        <Badge className="figures">{amount(pageCount, 'page')}</Badge>
        {withheldCount > 0 && (
          <Badge className="figures">{withheldCount.toLocaleString('en-US')} withheld</Badge>
        )}
      </div>
    </Card>
  );
}
