import { BriefcaseBusiness } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';

export function NoCases({ onCreate }: { onCreate(): void }) {
  return (
    <Empty
      level={2}
      icon={<BriefcaseBusiness />}
      title="No Cases Found"
      action={
        <Button variant="secondary" onClick={onCreate}>
          Create Case
        </Button>
      }
    >
      A case keeps the papers, dates and people of one lawsuit together.
    </Empty>
  );
}
