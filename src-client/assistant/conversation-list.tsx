import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Conversation } from '#src/assistant/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { SearchInput } from '../ui/search-input.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { VirtualList } from '../ui/virtual-list.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { DeleteConversationDialog } from './delete-conversation-dialog.tsx';

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
  const begin = useRef<HTMLAnchorElement>(null);
  const all = list.data ?? [];
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
        {list.isPending && <ListSkeleton />}
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
            // Its own menu, which had the focus before, went with it.
            begin.current?.focus();
          }}
        />
      )}
    </div>
  );
}

function ListSkeleton() {
  return (
    <SkeletonGroup text="Loading your conversations">
      <ul>
        {['a', 'b', 'c', 'd'].map((row) => (
          <li key={row} className="flex flex-col gap-2 px-5 py-3">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-3 w-2/5" />
          </li>
        ))}
      </ul>
    </SkeletonGroup>
  );
}
