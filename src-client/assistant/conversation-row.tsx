import { format, isToday } from 'date-fns';
import { Download, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Conversation } from '#src/conversations/saved-schema.ts';
import { trpc } from '../lib/trpc.ts';
import { paths, serverPaths } from '../paths.ts';
import { formatDay } from '../text/format.ts';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Menu } from '../ui/menu.tsx';
import { RenameField } from '../ui/rename-field.tsx';

const LONGEST_NAME = 120;

/** Today's conversations are told apart by the hour. */
function dayOrTime(at: Date): string {
  return isToday(at) ? `Today, ${format(at, 'h:mm a')}` : formatDay(at);
}

interface ConversationRowProps {
  conversation: Conversation;
  isOpen: boolean;
  /** May rename and delete it. */
  canEdit: boolean;
  onDelete(): void;
}

/** One conversation: opened by its name; renamed where it stands, exported, deleted from its menu. */
export function ConversationRow({ conversation, isOpen, canEdit, onDelete }: ConversationRowProps) {
  const { id, caseId, title, updatedAt } = conversation;
  const [isRenaming, setRenaming] = useState(false);
  const wasRenaming = useRef(false);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The item of the menu that it began with is no more.
    if (!isRenaming && wasRenaming.current) link.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  const rename = trpc.assistant.rename.useMutation({
    meta: { errorTitle: 'The name was not saved' },
    onSuccess: () => setRenaming(false),
  });
  if (isRenaming) {
    return (
      <RenameField
        name={title}
        maxLength={LONGEST_NAME}
        busy={rename.isPending}
        onSave={(name) => rename.mutate({ id, title: name })}
        onCancel={() => setRenaming(false)}
        className="border-b border-line p-3"
      />
    );
  }
  return (
    <div
      className={classNames(
        'flex items-center gap-1 border-l-2 pr-1.5',
        isOpen ? 'border-l-accent bg-accent-soft' : 'border-l-transparent hover:bg-sunken',
      )}
    >
      <Link
        ref={link}
        to={paths.assistantFor(caseId, id)}
        aria-current={isOpen ? 'page' : undefined}
        className="flex min-h-13 min-w-0 flex-1 flex-col justify-center py-2 pl-4 focus-visible:-outline-offset-2"
      >
        <span dir="auto" className="line-clamp-2 text-sm leading-snug font-medium wrap-anywhere">
          {title}
        </span>
        <span className="figures text-xs text-muted">{dayOrTime(updatedAt)}</span>
      </Link>
      <Menu
        trigger={
          <IconButton label={`More about “${title}”`} title="More" icon={<Ellipsis aria-hidden="true" />} />
        }
        items={[
          ...(canEdit
            ? [{ label: 'Rename', icon: <Pencil aria-hidden="true" />, onSelect: () => setRenaming(true) }]
            : []),
          {
            label: 'Export as text',
            icon: <Download aria-hidden="true" />,
            href: serverPaths.conversationExport(id),
          },
          ...(canEdit
            ? [
                {
                  label: 'Delete',
                  icon: <Trash2 aria-hidden="true" />,
                  tone: 'danger' as const,
                  separated: true,
                  onSelect: onDelete,
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
