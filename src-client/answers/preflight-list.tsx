import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { Link } from 'react-router';
import type { PreflightItem } from '#src/answers/filing/preflight-schema.ts';
import { amount } from '#src/text/words.ts';
import { AcknowledgeButton } from '../facts/paper-gaps.tsx';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { ChangeCourt } from '../timeline/law-doubt.tsx';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import type { CanvasStep } from './canvas-steps.tsx';

interface PreflightListProps {
  items: readonly PreflightItem[];
  caseId: string;
  canEdit: boolean;
  onStep(step: CanvasStep): void;
}

/** What keeps the paper from being downloaded, then what is missing, then what to look at; what is in order is folded away. */
export function PreflightList({ items, caseId, canEdit, onStep }: PreflightListProps) {
  const of = (level: PreflightItem['level']) => items.filter((item) => item.level === level);
  const list = (some: readonly PreflightItem[]) => (
    <ul className="flex flex-col gap-2 text-sm">
      {some.map((item) => (
        <Item key={item.id} item={item} caseId={caseId} canEdit={canEdit} onStep={onStep} />
      ))}
    </ul>
  );
  const [blocking, missing, check, done] = [of('blocking'), of('missing'), of('check'), of('done')];
  return (
    <div className="flex flex-col gap-4">
      {blocking.length > 0 && (
        <div className="flex flex-col gap-2">
          <h3 className="text-sm font-semibold text-danger">Before you can download it</h3>
          {list(blocking)}
        </div>
      )}
      {missing.length > 0 && (
        <div className="flex flex-col gap-2">
          <h3 className="text-sm font-semibold text-danger">Missing</h3>
          {list(missing)}
        </div>
      )}
      {check.length > 0 && (
        <div className="flex flex-col gap-2">
          <h3 className="text-sm font-semibold text-due">Look at these</h3>
          {list(check)}
        </div>
      )}
      {done.length > 0 && (
        <Disclosure label={amount(done.length, 'thing is in order', 'things are in order')}>
          <div className="pt-1 pl-5.5">{list(done)}</div>
        </Disclosure>
      )}
    </div>
  );
}

const ICON = {
  blocking: <CircleX aria-label="To be settled first" className="mt-0.5 size-4 shrink-0 text-danger" />,
  missing: <CircleX aria-label="Missing" className="mt-0.5 size-4 shrink-0 text-danger" />,
  check: <CircleAlert aria-label="Look at this" className="mt-0.5 size-4 shrink-0 text-due" />,
  done: <CircleCheck aria-label="In order" className="mt-0.5 size-4 shrink-0 text-done" />,
};

interface ItemProps {
  item: PreflightItem;
  caseId: string;
  canEdit: boolean;
  onStep(step: CanvasStep): void;
}

function Item(props: ItemProps) {
  const { item } = props;
  const { level, text } = item;
  return (
    <li className="flex items-start gap-2">
      {ICON[level]}
      <span className="min-w-0 max-w-[70ch]">
        {text} {level !== 'done' && <Fix {...props} />}
      </span>
    </li>
  );
}

const STEP_OF = { ledger: 'allegations', defenses: 'defenses', counterclaims: 'counterclaims' } as const;
const LINK =
  'font-medium text-accent underline underline-offset-4 touch:flex touch:min-h-11 touch:items-center';

/** Where it can be mended. */
function Fix(props: ItemProps) {
  const {
    item: { id, fix },
    caseId,
    onStep,
  } = props;
  if (fix === null) return null;
  if (fix === 'acknowledge' || fix === 'confirm') return <Settle {...props} />;
  if (id === 'deadline') {
    return (
      <Link to={paths.timeline(caseId, 'calculator')} className={LINK}>
        Open the calculator
      </Link>
    );
  }
  if (id === 'court-doubt') return <ChangeCourt caseId={caseId} />;
  if (fix === 'case') {
    return (
      <Link to={paths.selectedCase(caseId)} className={LINK}>
        Open the case
      </Link>
    );
  }
  if (fix === 'participants') {
    return (
      <Link to={paths.participants(caseId)} className={LINK}>
        Open the participants
      </Link>
    );
  }
  if (fix === 'documents') {
    return (
      <Link to={paths.documents(caseId)} className={LINK}>
        Open the documents
      </Link>
    );
  }
  return (
    <button type="button" onClick={() => onStep(STEP_OF[fix])} className={LINK}>
      Go there
    </button>
  );
}

/** One step that settles all of it; and the papers, for who finds something wrong there. */
function Settle({ item: { fix, documentIds = [], factIds = [] }, caseId, canEdit }: ItemProps) {
  return (
    <span className="mt-2 mb-1 flex flex-wrap items-center gap-x-4 gap-y-2">
      {canEdit &&
        (fix === 'confirm' ? (
          <ConfirmButton ids={factIds} />
        ) : (
          <AcknowledgeButton documentIds={documentIds} />
        ))}
      {documentIds.map((documentId, index) => (
        <Link key={documentId} to={paths.document(caseId, documentId)} className={LINK}>
          {documentIds.length === 1 ? 'Open the complaint' : `Open complaint ${index + 1}`}
        </Link>
      ))}
    </span>
  );
}

function ConfirmButton({ ids }: { ids: readonly string[] }) {
  const confirm = trpc.facts.confirmMany.useMutation({ meta: { errorFallback: 'This could not be saved.' } });
  return (
    <Button
      variant="secondary"
      size="small"
      busy={confirm.isPending}
      onClick={() => confirm.mutate({ ids: [...ids] })}
    >
      {ids.length === 1 ? 'This is right' : 'All of these are right'}
    </Button>
  );
}
