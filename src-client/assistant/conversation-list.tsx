import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Conversation } from '#src/conversations/saved-schema.ts';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { showToast } from '../ui/toast-store.ts';
import { VirtualList } from '../ui/virtual-list.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { ConversationRow } from './conversation-row.tsx';

interface ConversationListProps {
  caseId: string;
  openId: string | null;
  /** May ask, rename and delete. */
  canAsk: boolean;
  /** In the drawer, whose own title says 'Conversations'. */
  inDrawer?: boolean;
  /** The open one is no more. */
  onDeletedOpen(): void;
}

/** Fewer are taken in at a glance. */
const FILTER_FROM = 8;
/** Fewer are all drawn. */
const DRAWN = 100;

/** What this person has asked about the case before. */
export function ConversationList(props: ConversationListProps) {
  const { caseId, openId, canAsk, inDrawer = false, onDeletedOpen } = props;
  const list = trpc.assistant.conversations.useQuery({ caseId }, { meta: { silent: true } });
  const [typed, setTyped] = useState('');
  const [deleting, setDeleting] = useState<Conversation | null>(null);
  const [deletedId, setDeletedId] = useState<string | null>(null);
  const begin = useRef<HTMLAnchorElement>(null);
  const all = list.data ?? [];
  const isDeletedGone = deletedId !== null && !all.some(({ id }) => id === deletedId);
  useEffect(() => {
    // Its own menu, which had the focus before, went with it.
    if (isDeletedGone) begin.current?.focus();
  }, [isDeletedGone]);
  const wanted = typed.trim().toLowerCase();
  const shown = all.filter(({ title }) => title.toLowerCase().includes(wanted));
  const row = (conversation: Conversation) => (
    <ConversationRow
      conversation={conversation}
      isOpen={conversation.id === openId}
      canEdit={canAsk}
      onDelete={() => setDeleting(conversation)}
    />
  );
  return (
    <div className="flex h-full min-h-0 flex-col bg-surface">
      <div className="flex flex-col gap-2.5 border-b border-line p-3">
        {!inDrawer && <h2 className="px-1 font-semibold">Conversations</h2>}
        {canAsk && (
          <Link
            ref={begin}
            to={paths.assistantFor(caseId)}
            aria-current={openId === null ? 'page' : undefined}
            className={buttonClass({ variant: 'secondary', size: 'small', className: 'w-full' })}
          >
            <Plus aria-hidden="true" />
            New Conversation
          </Link>
        )}
        {all.length >= FILTER_FROM && (
          <SearchInput label="Filter conversations" value={typed} onChange={setTyped} />
        )}
      </div>
      <div className="relative min-h-0 flex-1 overflow-y-auto">
        {list.isError && (
          <Alert
            tone="due"
            className="m-3"
            title="Your conversations could not be loaded"
            actions={
              <Button variant="secondary" size="small" onClick={() => void list.refetch()}>
                Retry
              </Button>
            }
          >
            You can still ask.
          </Alert>
        )}
        {list.isPending && (
          <Waiting
            text="Loading your conversations"
            className="px-5 py-3"
            blocks={['h-10', 'h-10', 'h-10', 'h-10']}
          />
        )}
        {list.isSuccess && all.length === 0 && (
          <p className="px-5 py-6 text-sm text-muted">
            {canAsk
              ? 'What you ask about this case is kept here. Nobody else sees it.'
              : 'You have asked nothing about this case. What others ask is seen by nobody else.'}
          </p>
        )}
        {all.length > 0 && shown.length === 0 && (
          <p className="px-5 py-6 text-sm text-muted">No conversation matches “{typed.trim()}”</p>
        )}
        {shown.length > DRAWN ? (
          <VirtualList
            className="h-full"
            label="Conversations"
            items={shown}
            itemKey={({ id }) => id}
            estimate={56}
            reveal={openId}
            render={row}
          />
        ) : (
          shown.length > 0 && (
            <ul aria-label="Conversations">
              {shown.map((each) => (
                <li key={each.id}>{row(each)}</li>
              ))}
            </ul>
          )
        )}
      </div>
      {deleting !== null && (
        <DeleteConversationDialog
          conversation={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            if (deleting.id === openId) onDeletedOpen();
            setDeletedId(deleting.id);
          }}
        />
      )}
    </div>
  );
}

interface DeleteConversationDialogProps {
  conversation: Conversation;
  onClose(): void;
  onDeleted(): void;
}

function DeleteConversationDialog({ conversation, onClose, onDeleted }: DeleteConversationDialogProps) {
  const { id, title, messages } = conversation;
  const remove = trpc.assistant.delete.useMutation({
    meta: { errorTitle: 'The conversation was not deleted' },
    onSuccess() {
      showToast({ title: `Deleted “${title}”` });
      onClose();
      onDeleted();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete this conversation?"
      confirmLabel="Delete Conversation"
      busyLabel="Deleting..."
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id })}
    >
      “{title}” and {messages === 1 ? 'its message go' : `its ${messages} messages go`} for good. Nothing else
      in your case changes. To keep a copy, export it first.
    </ConfirmDialog>
  );
}
