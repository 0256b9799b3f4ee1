import { useParams } from 'react-router';
import { caseTitle } from '#src/cases/title.ts';
import { useUser } from '../auth/use-user.ts';
import { CaseBreadcrumb } from '../layouts/case-breadcrumb.tsx';
import { loaded, QueryScreen } from '../lib/query-screen.tsx';
import { trpc } from '../lib/trpc.ts';
import { Card, CardBody } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { caseFailed } from '../workspace/case-failure.ts';
import { DraftForm } from './draft-form.tsx';
import { DraftResults } from './draft-results.tsx';
import { Meanings } from './meanings.tsx';
import { PrintedCheck } from './printed-check.tsx';
import { useDraftCheck } from './use-draft-check.ts';

const WHAT_FOR =
  'For a paper that a chatbot, a friend or a form wrote. Its quotations, dates, sums and page references are looked up in your documents, its citations in our library of rules.';

/** Whether a draft from elsewhere can be relied on, as far as that can be looked up. */
export function CheckerPage() {
  const { caseId = '' } = useParams();
  const user = useUser();
  return <CheckerOfCase key={caseId} caseId={caseId} userId={user.id} />;
}

function CheckerOfCase({ caseId, userId }: { caseId: string; userId: string }) {
  const found = trpc.cases.get.useQuery({ caseId }, { meta: { silent: true } });
  const state = useDraftCheck({ userId, caseId });
  const { data, missing } = loaded({ item: found });
  if (missing) {
    return (
      <QueryScreen
        missing={missing}
        waiting={{ heading: 'Check a draft', text: 'Loading the case...' }}
        failed={caseFailed}
      />
    );
  }
  const { item } = data;
  const { result, text } = state;
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-5 px-4 py-4 sm:px-6">
      <title>{`Check a draft · ${caseTitle(item)} · Proceed`}</title>
      <div data-furniture="">
        <PageHeader
          above={<CaseBreadcrumb item={item} below={[{ label: 'Check a draft' }]} />}
          title="Check a draft"
          description={result === null ? WHAT_FOR : undefined}
        />
      </div>
      {result === null ? (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)]">
          <DraftForm state={state} />
          <Card>
            <CardBody>
              <h2 className="mb-4 font-semibold">What the check tells you</h2>
              <Meanings isNarrow />
            </CardBody>
          </Card>
        </div>
      ) : (
        <>
          <DraftResults
            caseId={caseId}
            text={text}
            result={result}
            onEdit={state.edit}
            onStartAnew={state.startAnew}
          />
          <PrintedCheck title={caseTitle(item)} text={text} result={result} />
        </>
      )}
    </div>
  );
}
