import { BriefcaseBusiness, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { loaded, QueryScreen } from '../lib/query-screen.tsx';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { part } from '../ui/part.tsx';
import { ScreenFailure } from '../ui/screen-failure.tsx';
import { AssistantDesk } from './assistant-desk.tsx';
import { useAssistantPlace } from './use-assistant-place.ts';

const CaseDialog = part(async () => (await import('../cases/case-dialog.tsx')).CaseDialog);

/** Questions about one case at a time: the one that the address names, else the first. */
export function AssistantPage() {
  const cases = trpc.cases.list.useQuery(undefined, { meta: { silent: true } });
  const place = useAssistantPlace();
  const [first] = cases.data ?? [];
  const startsAt = place.caseId === null ? first?.id : undefined;
  useEffect(() => {
    if (startsAt !== undefined) place.go(startsAt, null, { replace: true });
  });

  const { data, missing } = loaded({ cases });
  if (missing) {
    return (
      <QueryScreen
        missing={missing}
        waiting={{ heading: 'AI Legal Assistant', text: 'Loading the assistant...' }}
        failed={() => ({
          title: "We couldn't load your cases",
          heading: 'AI Legal Assistant',
          back: { to: paths.home, label: 'Back to Cases' },
          text: 'They are safe on the server. Please check your internet connection and try again.',
        })}
      />
    );
  }
  if (first === undefined) return <NoCase onCreated={(id) => place.go(id)} />;
  const item = place.caseId === null ? first : data.cases.find(({ id }) => id === place.caseId);
  if (item === undefined) {
    return (
      <ScreenFailure
        title="The requested case could not be found."
        heading="Case not available"
        back={{ to: paths.assistant, label: 'Ask about another case' }}
      />
    );
  }
  return <AssistantDesk key={item.id} item={item} cases={data.cases} />;
}

function NoCase({ onCreated }: { onCreated(caseId: string): void }) {
  const [isCreating, setCreating] = useState(false);
  return (
    <>
      <title>AI Legal Assistant · Proceed</title>
      <Empty
        level={1}
        icon={<BriefcaseBusiness />}
        title="AI Legal Assistant"
        className="min-h-[60dvh] justify-center"
        action={
          <Button onClick={() => setCreating(true)}>
            <Plus aria-hidden="true" />
            New Case
          </Button>
        }
      >
        It answers questions about one of your cases, from its papers, dates and people. You have no case yet.
        Begin with one: a title, a court and a state are enough.
      </Empty>
      {isCreating && <CaseDialog onClose={() => setCreating(false)} onCreated={({ id }) => onCreated(id)} />}
    </>
  );
}
