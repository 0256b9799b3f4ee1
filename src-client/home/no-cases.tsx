import { BriefcaseBusiness } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';

export function NoCases({ level = 2, onCreate }: { level?: 1 | 2; onCreate(): void }) {
  return (
    <Empty
      level={level}
      icon={<BriefcaseBusiness />}
      title="No Cases Found"
      action={<Button onClick={onCreate}>Create Case</Button>}
    >
      A case keeps the papers, dates and people of one lawsuit together.
    </Empty>
  );
}
