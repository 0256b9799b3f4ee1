import { Link, useParams } from 'react-router';
import type { ProducedDocument, Production, WithheldDocument } from '#src/productions/schema.ts';
import { amount, named } from '#src/text/words.ts';
import { readFailure } from '../lib/errors.ts';
import { loaded, QueryScreen } from '../lib/query-screen.tsx';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { PrivilegeBadge } from '../review/privilege-badge.tsx';
import { formatDay, formatSize } from '../text/format.ts';
import { Alert } from '../ui/alert.tsx';
import { Badge } from '../ui/badge.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { VirtualList } from '../ui/virtual-list.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { caseFailed } from '../workspace/case-failure.ts';
import { ProductionDownload } from './production-download.tsx';
import { ProductionFrame, productionReason } from './production-frame.tsx';
import { rangeText } from './production-words.ts';

/** One production as it went out: what is in it, what was held back, and the archive. */
export function ProductionPage() {
  const { caseId = '', productionId = '' } = useParams();
  const found = trpc.cases.get.useQuery({ caseId }, { meta: { silent: true } });
  const query = trpc.productions.get.useQuery(
    { id: productionId },
    // How its documents are marked may have changed since.
    { meta: { silent: true }, staleTime: 0 },
  );
  const item = found.data;
  const production = query.data;
  const { missing } = loaded({ item: found });
  if (missing?.error) {
    return <QueryScreen missing={missing} waiting={{ text: 'Loading the case' }} failed={caseFailed} />;
  }
  const isElsewhere = production !== undefined && production.caseId !== caseId;
  return (
    <ProductionFrame
      caseId={caseId}
      item={item}
      isBelowList
      title={production?.name ?? 'Production'}
      meta={production && <Badge className="figures">{production.volume}</Badge>}
      description={production && `To ${production.producedTo}, ${formatDay(production.producedOn)}`}
    >
      {(query.isError && production === undefined) || isElsewhere ? (
        <PanelFailure
          title="This production could not be loaded"
          onRetry={readFailure(query.error).code === 'NOT_FOUND' ? undefined : query.refetch}
        >
          {productionReason(query.error)}
        </PanelFailure>
      ) : production === undefined ? (
        <Waiting text="Loading the production" blocks={['h-32 w-full', 'h-72 w-full']} />
      ) : (
        <Contents production={production} />
      )}
    </ProductionFrame>
  );
}

function Contents({ production }: { production: Production }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <MarkedSince documents={production.documents} />
        <Card>
          <CardHeader
            title={amount(production.documents.length, 'document')}
            description="As they were on that day."
          />
          <CardBody>
            <VirtualList
              items={production.documents}
              itemKey={({ documentId }) => documentId}
              estimate={64}
              label="Produced documents"
              focusable
              className="max-h-[32rem] rounded-control border border-line"
              render={(document, index) => (
                <DocumentRow caseId={production.caseId} document={document} isFirst={index === 0} />
              )}
            />
          </CardBody>
        </Card>
        {production.withheld.length > 0 && (
          <Withheld caseId={production.caseId} documents={production.withheld} />
        )}
        <Inside volume={production.volume} />
      </div>
      <div className="flex min-w-0 flex-col gap-6 max-lg:order-first">
        <ProductionDownload production={production} />
        <Facts production={production} />
      </div>
    </div>
  );
}

/** A mistake that can be mended only quickly. */
function MarkedSince({ documents }: { documents: readonly ProducedDocument[] }) {
  const marked = documents.filter(({ isPrivilegedNow }) => isPrivilegedNow);
  if (marked.length === 0) return null;
  const names = named(marked.map(({ begBates, filename }) => `${begBates} (${filename})`));
  const [is, it] = marked.length === 1 ? ['is', 'It is'] : ['are', 'They are'];
  return (
    <Alert
      tone="danger"
      title={`Marked privileged, and in this production: ${amount(marked.length, 'document')}`}
    >
      {names} {is} marked privileged now. {it} still in the archive below: do not hand it over again. If
      producing {marked.length === 1 ? 'it' : 'them'} was a mistake, write to the other side at once that you
      claim privilege, and ask to have every copy returned or destroyed (FRCP 26(b)(5)(B), FRE 502(b)). State
      courts have rules of their own.
    </Alert>
  );
}

interface DocumentRowProps {
  caseId: string;
  document: ProducedDocument;
  isFirst: boolean;
}

function DocumentRow({ caseId, document, isFirst }: DocumentRowProps) {
  const { documentId, filename, begBates, endBates, pages, size, isThere } = document;
  return (
    <div
      className={classNames(
        'flex min-h-16 items-center justify-between gap-x-4 gap-y-1 px-3 py-2 max-sm:flex-col max-sm:items-start',
        !isFirst && 'border-t border-line',
      )}
    >
      <div className="max-w-full min-w-0 sm:flex-1">
        <p className="figures text-sm font-medium wrap-anywhere">
          {rangeText({ firstBates: begBates, lastBates: endBates })}
        </p>
        <p className="truncate text-sm text-muted" title={filename}>
          {isThere ? (
            <Link to={paths.document(caseId, documentId)} className="underline underline-offset-4">
              {filename}
            </Link>
          ) : (
            `${filename} (deleted since)`
          )}
        </p>
      </div>
      <p className="figures text-sm text-muted">
        {amount(pages, 'page')} · {formatSize(size)}
      </p>
    </div>
  );
}

function Withheld({ caseId, documents }: { caseId: string; documents: readonly WithheldDocument[] }) {
  return (
    <Card>
      <CardHeader
        title={`${amount(documents.length, 'document')} withheld`}
        description="Not in the archive, and not named in it. Serve the privilege log with the production."
        actions={
          <Link
            to={paths.privilegeLog(caseId)}
            className="text-sm font-medium text-accent underline underline-offset-4"
          >
            Privilege Log
          </Link>
        }
      />
      <CardBody>
        <VirtualList
          items={documents}
          itemKey={({ documentId }) => documentId}
          estimate={48}
          label="Withheld documents"
          focusable
          className="max-h-72 rounded-control border border-line"
          render={({ filename, batesNumber, privilegeStatus }, index) => (
            <div
              className={classNames(
                'flex min-h-12 items-center justify-between gap-3 px-3 py-2',
                index > 0 && 'border-t border-line',
              )}
            >
              <span className="min-w-0 truncate text-sm" title={filename}>
                {filename}
                {batesNumber !== null && <span className="figures text-muted"> · {batesNumber}</span>}
              </span>
              <PrivilegeBadge status={privilegeStatus} />
            </div>
          )}
        />
      </CardBody>
    </Card>
  );
}

function Facts({ production }: { production: Production }) {
  const { documentCount, pageCount, bytes, producedBy, requestAnswered, createdBy, createdAt, coverLetter } =
    production;
  const facts: [string, string][] = [
    ...(producedBy === '' ? [] : [['Produced by', producedBy] satisfies [string, string]]),
    ['Numbers', rangeText(production)],
    ['Contents', `${amount(documentCount, 'document')}, ${amount(pageCount, 'page')}`],
    ['Originals', formatSize(bytes)],
    ['Frozen', `${formatDay(createdAt)}${createdBy === null ? '' : ` by ${createdBy}`}`],
    ...(requestAnswered === '' ? [] : [['Answers', requestAnswered] satisfies [string, string]]),
  ];
  return (
    <Card>
      <CardHeader title="About this production" />
      <CardBody className="flex flex-col gap-3">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
          {facts.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="figures font-medium wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        {coverLetter !== '' && (
          <Disclosure label="Cover letter">
            <p className="mt-2 text-sm wrap-anywhere whitespace-pre-wrap">{coverLetter}</p>
          </Disclosure>
        )}
      </CardBody>
    </Card>
  );
}

function Inside({ volume }: { volume: string }) {
  const parts = [
    [`${volume}/PDF`, 'Each document with its number on every page.'],
    [`${volume}/NATIVE`, 'Originals of what has no pages, such as Word files, behind a slip sheet.'],
    [`${volume}/TEXT`, 'The words of each document.'],
    [`${volume}/DATA`, 'An index for a spreadsheet; load files (DAT, OPT) for review programs.'],
    ['manifest-sha256.txt', 'Proof of what you handed over: the fingerprint of every file.'],
  ];
  return (
    <Card>
      <CardHeader title="What is in the archive" />
      <CardBody>
        <dl className="flex flex-col gap-2 text-sm">
          {parts.map(([path, text]) => (
            <div key={path}>
              <dt className="figures font-medium">{path}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  );
}
