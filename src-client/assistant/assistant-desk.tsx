import { useMemo, useState } from 'react';
import { can } from '#src/auth/permissions.ts';
import type { Case } from '#src/cases/schema.ts';
import type { CreateDeadlineAction } from '../conversations/reply-actions.ts';
import { trpc } from '../lib/trpc.ts';
import type { DeadlinePrefill } from '../timeline/create-deadline-dialog.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { part } from '../ui/part.tsx';
import { AssistantHeader } from './assistant-header.tsx';
import { AssistantPrivacy } from './assistant-privacy.tsx';
import { ConversationArea } from './conversation-area.tsx';
import { ConversationList } from './conversation-list.tsx';
import { useAssistantPlace } from './use-assistant-place.ts';

const CreateDeadlineDialog = part(
  async () => (await import('../timeline/create-deadline-dialog.tsx')).CreateDeadlineDialog,
);
const UploadDialog = part(async () => (await import('../uploads/upload-dialog.tsx')).UploadDialog);

type Opened = { dialog: 'deadline'; prefill: DeadlinePrefill } | { dialog: 'upload' } | null;

/** The assistant for one case: what was asked before beside what is asked now. */
export function AssistantDesk({ item, cases }: { item: Case; cases: readonly Case[] }) {
  const { id: caseId, memberRole } = item;
  const place = useAssistantPlace();
  const count = trpc.documents.count.useQuery({ caseId }, { meta: { silent: true } }).data;
  const [opened, setOpened] = useState<Opened>(null);
  // The drawer belongs to the place it was opened at: going anywhere closes it.
  const [listOpenAt, setListOpenAt] = useState<string | null>(null);
  const { conversationId } = place;
  const here = conversationId ?? 'new';
  const canAsk = can(memberRole, 'document:ask');
  const doors = useMemo(
    () => ({
      createDeadline: (action: CreateDeadlineAction) =>
        setOpened({ dialog: 'deadline', prefill: deadlinePrefill(action) }),
      upload: () => setOpened({ dialog: 'upload' }),
    }),
    [],
  );
  const list = (inDrawer: boolean) => (
    <ConversationList
      caseId={caseId}
      openId={conversationId}
      canAsk={canAsk}
      inDrawer={inDrawer}
      onDeletedOpen={() => place.go(caseId, null, { replace: true })}
    />
  );
  return (
    <div className="flex h-[calc(100dvh-3.5rem-var(--notices,0px)-var(--case-bar,0px))] min-h-112">
      <title>AI Legal Assistant · Proceed</title>
      <aside aria-label="Conversations" className="hidden w-72 shrink-0 border-r border-line lg:block">
        {list(false)}
      </aside>
      <div className="flex min-w-0 flex-1 flex-col">
        <AssistantHeader
          item={item}
          cases={cases}
          count={count}
          privacy={<AssistantPrivacy item={item} />}
          onChooseCase={(id) => place.go(id)}
          onList={() => setListOpenAt(here)}
          onNew={canAsk ? () => place.go(caseId) : undefined}
        />
        <ConversationArea
          key={here}
          item={item}
          count={count}
          conversationId={conversationId}
          doors={doors}
          onMoved={(id) => place.go(caseId, id, { replace: true })}
        />
      </div>
      <Drawer
        open={listOpenAt === here}
        onOpenChange={(isOpen) => setListOpenAt(isOpen ? here : null)}
        title="Conversations"
      >
        {list(true)}
      </Drawer>
      {opened?.dialog === 'deadline' && can(memberRole, 'deadline:create') && (
        <CreateDeadlineDialog
          caseId={caseId}
          caseState={item.state}
          prefill={opened.prefill}
          onClose={() => setOpened(null)}
        />
      )}
      {opened?.dialog === 'upload' && can(memberRole, 'document:create') && (
        <UploadDialog caseId={caseId} documentCount={count?.total ?? 0} onClose={() => setOpened(null)} />
      )}
    </div>
  );
}

/** A day that is known is entered; one that is to be counted is counted in the calculator. */
function deadlinePrefill({ name, date, deadlineType, triggerDate }: CreateDeadlineAction): DeadlinePrefill {
  const isCounted = date === null && (deadlineType !== null || triggerDate !== null);
  return {
    tab: isCounted ? 'calculate' : 'manual',
    name,
    ...(date !== null && { date }),
    ...(deadlineType !== null && { deadlineType }),
    ...(triggerDate !== null && { trigger: { date: triggerDate, milestoneId: null } }),
  };
}
