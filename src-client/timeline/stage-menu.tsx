import {
  CalendarArrowUp,
  CalendarOff,
  CalendarPlus,
  CircleCheck,
  Ellipsis,
  Pencil,
  RotateCcw,
  Trash2,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { serverPaths } from '../paths.ts';
import { IconButton } from '../ui/button.tsx';
import { Menu, type MenuItem } from '../ui/menu.tsx';
import type { Stage } from './use-timeline.ts';

interface StageMenuProps {
  stage: Stage;
  canEdit: boolean;
  canDelete: boolean;
  /** Actions that stand outside the menu already. */
  without?: readonly ('finish' | 'move')[];
  trigger?: ReactElement;
  onFinish(isFinished: boolean): void;
  onMove(): void;
  onTakeDateAway(): void;
  onRename(): void;
  onDelete(): void;
}

/** All that can be done to a milestone; who only reads can still take it into their own calendar. */
export function StageMenu(props: StageMenuProps) {
  const { stage, canEdit, canDelete, without = [], trigger } = props;
  const { onFinish, onMove, onTakeDateAway, onRename, onDelete } = props;
  const isDone = stage.finishedAt !== null;
  const finish: MenuItem = isDone
    ? { label: 'Reopen', icon: <RotateCcw aria-hidden="true" />, onSelect: () => onFinish(false) }
    : { label: 'Mark as Done', icon: <CircleCheck aria-hidden="true" />, onSelect: () => onFinish(true) };
  const items: MenuItem[] = [
    ...(canEdit && !without.includes('finish') ? [finish] : []),
    ...(canEdit && !without.includes('move')
      ? [
          {
            label: stage.date === null ? 'Set a Date' : 'Move',
            icon: <CalendarArrowUp aria-hidden="true" />,
            onSelect: onMove,
          },
        ]
      : []),
    ...(canEdit && stage.date !== null
      ? [{ label: 'Remove the Date', icon: <CalendarOff aria-hidden="true" />, onSelect: onTakeDateAway }]
      : []),
    ...(canEdit ? [{ label: 'Rename', icon: <Pencil aria-hidden="true" />, onSelect: onRename }] : []),
    ...(stage.date === null
      ? []
      : [
          {
            label: 'Add to My Calendar',
            icon: <CalendarPlus aria-hidden="true" />,
            href: serverPaths.milestoneCalendar(stage.id),
          },
        ]),
    ...(canDelete
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
  ];
  if (items.length === 0) return null;
  return (
    <Menu
      trigger={
        trigger ?? <IconButton label={`Actions for ${stage.kind}`} icon={<Ellipsis aria-hidden="true" />} />
      }
      items={items}
    />
  );
}
