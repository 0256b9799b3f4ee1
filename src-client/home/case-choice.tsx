import { FolderOpen } from 'lucide-react';
import { Link } from 'react-router';
import type { Case } from '#src/cases/schema.ts';
import { caseTitle } from '#src/cases/title.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/card.tsx';
import { DueLine } from './case-card.tsx';
import type { Next } from './use-next.ts';

/** So many cases stand here, the last changed first; the list has all of them. */
const MOST = 3;

interface CaseChoiceProps {
  cases: readonly Case[];
  next: Next;
  /** Opens the list, where it is not beside this pane. */
  onBrowse: (() => void) | undefined;
}

/** The ways into the cases, beside what is due: each with its next day. Their papers would bring too much script to the first screen. */
export function CaseChoice({ cases, next, onBrowse }: CaseChoiceProps) {
  return (
    <section aria-label="Select a Case" className="flex min-w-0 flex-col gap-3">
      <div>
        <h2 className="text-lg font-semibold">Select a Case</h2>
        <p className="text-sm text-muted">
          Choose a case to see its court, its people, its papers and what comes next.
        </p>
      </div>
      <ul className="grid gap-3 @2xl:grid-cols-2 @4xl:grid-cols-1">
        {cases.slice(0, MOST).map((item) => (
          <li key={item.id}>
            <Card className="flex h-full flex-col gap-3 p-4">
              <div className="flex flex-col gap-1">
                <h3 id={`choice-${item.id}`} className="leading-snug font-semibold wrap-anywhere">
                  {caseTitle(item)}
                </h3>
                <DueLine deadline={next.firstOf.get(item.id)} />
              </div>
              <Link
                to={paths.selectedCase(item.id)}
                aria-describedby={`choice-${item.id}`}
                className={`${buttonClass({ variant: 'secondary', size: 'small' })} self-start`}
              >
                Open this case
              </Link>
            </Card>
          </li>
        ))}
      </ul>
      {onBrowse && (
        <Button variant="secondary" className="self-start" onClick={onBrowse}>
          <FolderOpen aria-hidden="true" />
          Browse Cases
        </Button>
      )}
    </section>
  );
}
