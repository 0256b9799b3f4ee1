import {
  CalendarClock,
  FileCheck2,
  FileText,
  ListChecks,
  ListOrdered,
  Mail,
  Scale,
  UserRound,
} from 'lucide-react';
import { Link } from 'react-router';
import type { CaseRecord } from '#src/conversations/reply-schema.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { recordPath } from './case-places.ts';
import { useCasePlaces } from './use-case-places.ts';

const ICON: Record<CaseRecord['kind'], typeof Scale> = {
  case: Scale,
  participant: UserRound,
  document: FileText,
  deadline: CalendarClock,
  docket: ListOrdered,
  summons: Mail,
  discovery: ListChecks,
  answer: FileCheck2,
};

interface RecordListProps {
  caseId: string;
  records: readonly CaseRecord[];
}

/** More are folded. */
const SHOWN = 3;

/** What everybody knows of the case comes last. */
const isCase = ({ kind }: CaseRecord) => kind === 'case';

/** Rows of the case that a reply rests on, beside the passages of its documents. */
export function RecordList({ caseId, records }: RecordListProps) {
  if (records.length === 0) return null;
  const told = [...records.filter((each) => !isCase(each)), ...records.filter(isCase)];
  const rest = told.slice(SHOWN);
  return (
    <div className="flex flex-col gap-1">
      <p className="text-xs font-semibold text-muted">From your case</p>
      <RecordRows label="From your case" caseId={caseId} records={told.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <Disclosure label={<span className="text-muted">{rest.length} more from your case</span>}>
          <RecordRows label="More from your case" caseId={caseId} records={rest} />
        </Disclosure>
      )}
    </div>
  );
}

function RecordRows({ label, caseId, records }: RecordListProps & { label: string }) {
  const places = useCasePlaces(caseId);
  return (
    <ul aria-label={label} className="flex flex-col">
      {records.map((record) => {
        const Icon = ICON[record.kind];
        return (
          <li key={`${record.kind} ${record.id} ${record.text}`}>
            <Link
              to={recordPath(record, places)}
              className="-mx-1.5 flex min-h-8 items-start gap-2 rounded-control px-1.5 py-1 text-sm hover:bg-sunken touch:min-h-11 touch:items-center"
            >
              <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted touch:mt-0" />
              <span className="figures min-w-0 wrap-anywhere">{record.text}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
