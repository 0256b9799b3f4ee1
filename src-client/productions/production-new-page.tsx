import { format } from 'date-fns';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import type { Case } from '#src/cases/schema.ts';
import type { ProductionCheck } from '#src/productions/schema.ts';
import type { ReviewDocument } from '#src/review/schema.ts';
import { amount } from '#src/text/words.ts';
import { useUser } from '../auth/use-user.ts';
import { readFailure } from '../lib/errors.ts';
import { showFieldErrors, useSchemaForm } from '../lib/form.ts';
import { loaded, QueryScreen } from '../lib/query-screen.tsx';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { useNow } from '../ui/use-now.ts';
import { caseFailed } from '../workspace/case-failure.ts';
import { ProductionCheckCard } from './production-check-card.tsx';
import { choiceOf, NOTHING_PICKED, type Picked } from './production-choice.ts';
import { ProductionDocuments } from './production-documents.tsx';
import { FACT_NAMES, ProductionFacts, ProductionFields } from './production-fields.tsx';
import { ProductionFrame, productionReason } from './production-frame.tsx';
import { usePersonalData, useProductionCheck } from './use-production-check.ts';

/** Ids that the review hands over with the address. */
function givenIds(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('documentIds' in state)) return [];
  const { documentIds } = state;
  return Array.isArray(documentIds) ? documentIds.filter((id) => typeof id === 'string') : [];
}

/** Chooses what goes out, shows what stands in the way, and freezes the set. */
export function NewProductionPage() {
  const { caseId = '' } = useParams();
  const found = trpc.cases.get.useQuery({ caseId }, { meta: { silent: true } });
  const list = trpc.review.list.useQuery({ caseId }, { meta: { silent: true } });
  const item = found.data;
  const { missing } = loaded({ item: found });
  if (missing?.error) {
    return <QueryScreen missing={missing} waiting={{ text: 'Loading the case' }} failed={caseFailed} />;
  }
  return (
    <ProductionFrame
      caseId={caseId}
      item={item}
      isBelowList
      title="New Production"
      description="What you produce is frozen as it is now: the files, their numbers, and who keeps them. Privileged documents stay here."
    >
      {list.isError && list.data === undefined ? (
        <PanelFailure
          title="The documents could not be loaded"
          onRetry={readFailure(list.error).code === 'NOT_FOUND' ? undefined : list.refetch}
        >
          {productionReason(list.error)}
        </PanelFailure>
      ) : item === undefined || list.data === undefined ? (
        <SkeletonGroup text="Loading documents">
          <div className="grid gap-6 lg:grid-cols-2">
            <Skeleton className="h-96 w-full" />
            <Skeleton className="h-60 w-full" />
          </div>
        </SkeletonGroup>
      ) : can(item.memberRole, 'production:write') ? (
        <NewProduction item={item} documents={list.data} changedAt={list.dataUpdatedAt} />
      ) : (
        <Alert>You can view this case, but not produce its documents.</Alert>
      )}
    </ProductionFrame>
  );
}

interface NewProductionProps {
  item: Case;
  documents: readonly ReviewDocument[];
  changedAt: number;
}

function NewProduction({ item, documents, changedAt }: NewProductionProps) {
  const caseId = item.id;
  const { state } = useLocation();
  const [picked, setPicked] = useState<Picked>(() => {
    const given = givenIds(state);
    return given.length === 0 ? NOTHING_PICKED : { ...NOTHING_PICKED, mode: 'given', given };
  });
  const choice = useMemo(() => choiceOf(documents, picked), [documents, picked]);
  const { check, error, isBehind, retry } = useProductionCheck(caseId, choice, changedAt);
  const scan = usePersonalData(caseId, choice.documentIds);
  const { form, submit, failure, busy } = useNewProduction(item, check, choice);
  const isEmpty = choice.documentIds.length === 0;
  const leaveOut = (ids: readonly string[]) =>
    setPicked((now) => ({ ...now, leftOut: new Set([...now.leftOut, ...ids]) }));
  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <ProductionDocuments documents={documents} picked={picked} onChange={setPicked} />
        <ProductionFields form={form} />
      </div>
      <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-4">
        <ProductionCheckCard
          caseId={caseId}
          check={check}
          isEmpty={isEmpty}
          isBehind={isBehind}
          error={error}
          scan={scan}
          onRetry={retry}
          onLeaveOut={leaveOut}
          onWithhold={picked.withholds ? null : () => setPicked((now) => ({ ...now, withholds: true }))}
        />
        {failure !== null && (
          <Alert tone="danger" title="Nothing was produced">
            {failure}
          </Alert>
        )}
        <Button type="submit" size="large" busy={busy} disabled={isEmpty}>
          {busy ? 'Producing...' : `Produce ${amount(choice.documentIds.length, 'document')}`}
        </Button>
        <p className="text-sm text-muted">
          A production cannot be changed afterwards, and its numbers stay. Nothing is sent: you download it,
          and serve it yourself.
        </p>
      </div>
    </form>
  );
}

function nameOf({ firstName, lastName }: ReturnType<typeof useUser>): string {
  return [firstName, lastName].filter((part) => part).join(' ');
}

function useNewProduction(
  item: Case,
  check: ProductionCheck | undefined,
  choice: { documentIds: string[]; withheldIds: string[] },
) {
  const caseId = item.id;
  const navigate = useNavigate();
  const now = useNow();
  const user = useUser();
  const [failure, setFailure] = useState<string | null>(null);
  const create = trpc.productions.create.useMutation({ meta: { silent: true } });
  const form = useSchemaForm(ProductionFacts, {
    name: '',
    volume: '',
    producedBy: nameOf(user),
    producedTo: '',
    producedOn: format(now, 'yyyy-MM-dd'),
    requestAnswered: '',
    coverLetter: '',
  });
  const volume = check?.nextVolume;
  const hasSuggested = useRef(false);
  useEffect(() => {
    if (volume === undefined || hasSuggested.current) return;
    hasSuggested.current = true;
    if (form.getValues('volume') === '') form.setValue('volume', volume);
    if (form.getValues('name') === '') form.setValue('name', `Production ${Number(volume.slice(3))}`);
  }, [volume, form]);
  const submit = form.handleSubmit(async (facts) => {
    setFailure(null);
    if (check !== undefined && check.blockers.length > 0) {
      document.getElementById('blockers')?.focus();
      return;
    }
    try {
      const production = await create.mutateAsync({ caseId, ...facts, ...choice });
      void navigate(paths.production(caseId, production.id));
    } catch (error) {
      if (showFieldErrors(form, FACT_NAMES, error)) return;
      const { message, raw } = readFailure(error);
      setFailure(message ?? raw);
    }
  });
  return { form, submit, failure, busy: create.isPending };
}
