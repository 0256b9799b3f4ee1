import { format } from 'date-fns';
import { Check, History } from 'lucide-react';
import { trpc } from '../lib/trpc.ts';
import { Button } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';

interface VersionsMenuProps {
  caseId: string;
  shownId: string;
  onChoose(id: string): void;
}

/** Every answer that was generated in the case; none is ever overwritten. */
export function VersionsMenu({ caseId, shownId, onChoose }: VersionsMenuProps) {
  const versions = trpc.answers.versions.useQuery({ caseId }, { meta: { silent: true } });
  const list = versions.data ?? [];
  if (list.length < 2) return null;
  return (
    <Menu
      heading="Versions of your answer"
      trigger={
        <Button variant="secondary" size="small">
          <History aria-hidden="true" />
          Versions ({list.length})
        </Button>
      }
      items={list.map(({ id, version, generatedAt, needsAnswer }) => ({
        label: `Version ${version} · ${format(generatedAt, 'MMM d, h:mm a')}${needsAnswer > 0 ? ` · ${needsAnswer} unanswered` : ''}`,
        icon: id === shownId ? <Check aria-label="Shown" /> : <span aria-hidden="true" className="size-4" />,
        onSelect: () => onChoose(id),
      }))}
    />
  );
}
