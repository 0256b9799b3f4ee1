import { MessagesSquare, SquarePen } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Case } from '#src/cases/schema.ts';
import { caseTitle } from '#src/cases/title.ts';
import type { DocumentCount } from '#src/documents/requests-schema.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { caseContext } from './case-context.ts';

interface AssistantHeaderProps {
  item: Case;
  cases: readonly Case[];
  count: DocumentCount | undefined;
  privacy: ReactNode;
  onChooseCase(caseId: string): void;
  onList(): void;
  /** Undefined for those who may only read. */
  onNew: (() => void) | undefined;
}

/** What the assistant is, and which case it is asked about. */
export function AssistantHeader(props: AssistantHeaderProps) {
  const { item, cases, count, privacy, onChooseCase, onList, onNew } = props;
  return (
    <header className="shrink-0 border-b border-line bg-surface px-4 py-2.5 sm:px-6">
      <div className="flex items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h1 className="text-lg leading-tight font-semibold tracking-tight">AI Legal Assistant</h1>
          <p className="text-xs text-muted sm:text-sm">
            The AI gives general information, not legal advice.
            <span className="max-md:hidden"> Check what matters with the court or a lawyer.</span>
          </p>
        </div>
        <div className="flex shrink-0 items-center gap-1 lg:hidden">
          <Button variant="quiet" size="small" className="max-sm:px-2.5" onClick={onList}>
            <MessagesSquare aria-hidden="true" />
            <span className="max-sm:sr-only">Conversations</span>
          </Button>
          {onNew && (
            <IconButton label="New conversation" icon={<SquarePen aria-hidden="true" />} onClick={onNew} />
          )}
        </div>
        {cases.length > 1 && (
          <div className="hidden w-96 min-w-0 lg:block">
            <CaseSelect item={item} cases={cases} onChoose={onChooseCase} />
          </div>
        )}
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5">
        {cases.length > 1 && (
          <div className="w-full lg:hidden">
            <CaseSelect item={item} cases={cases} onChoose={onChooseCase} />
          </div>
        )}
        <p className="figures min-w-0 flex-[1_1_15rem] text-sm text-muted">
          {cases.length === 1 && <span className="font-medium text-ink">{caseTitle(item)}: </span>}
          {caseContext(item, count)}
        </p>
        {privacy}
      </div>
    </header>
  );
}

interface CaseSelectProps {
  item: Case;
  cases: readonly Case[];
  onChoose(caseId: string): void;
}

function CaseSelect({ item, cases, onChoose }: CaseSelectProps) {
  return (
    <Select
      aria-label="Case"
      value={item.id}
      options={cases.map((each) => ({ value: each.id, label: optionOf(each, cases) }))}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}

/** Cases of the same title are told apart by their numbers. */
function optionOf(item: Case, cases: readonly Case[]): string {
  const title = caseTitle(item);
  const isAlone = cases.every((other) => other.id === item.id || caseTitle(other) !== title);
  return isAlone || item.caseNumber === null ? title : `${title} (${item.caseNumber})`;
}
