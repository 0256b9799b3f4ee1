import { CircleCheck, CircleHelp, SearchX, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { amount } from '#src/text/words.ts';
import { type Check, type CheckKind, type CheckStatus, STATUS_WORDS } from '#src/verification/schema.ts';
import { PaperTitle } from '../papers/paper-name.tsx';
import { paths } from '../paths.ts';
import { classNames } from '../ui/class-names.ts';
import { Disclosure } from '../ui/disclosure.tsx';

const KIND: Record<CheckKind, string> = {
  quote: 'Quote',
  citation: 'Citation',
  date: 'Date',
  sum: 'Sum',
  page: 'Page',
};

const STATUS: Record<CheckStatus, { icon: typeof CircleCheck; tone: string }> = {
  'looks-wrong': { icon: TriangleAlert, tone: 'text-due' },
  'not-found': { icon: SearchX, tone: 'text-due' },
  'form-only': { icon: CircleHelp, tone: 'text-upcoming' },
  found: { icon: CircleCheck, tone: 'text-done' },
};
/** What needs a look comes first. */
const ORDER: readonly CheckStatus[] = ['looks-wrong', 'not-found', 'form-only', 'found'];

/** What of a reply was looked up in the papers and in our library of rules. What was found is folded. */
export function CheckList({ caseId, checks }: { caseId: string; checks: readonly Check[] }) {
  if (checks.length === 0) return null;
  const open = ORDER.slice(0, -1).flatMap((status) => checks.filter((check) => check.status === status));
  const found = checks.filter(({ status }) => status === 'found');
  const foundLabel =
    open.length > 0
      ? `${found.length} more found`
      : `Checked: ${amount(found.length, 'statement, found', 'statements, all found')}`;
  return (
    // No landmark: each reply of a conversation has its own.
    <div className="flex flex-col gap-1.5">
      {open.length > 0 && (
        <>
          <p className="text-xs font-semibold text-muted">Please check before you rely on it</p>
          <CheckRows label="To check" caseId={caseId} checks={open} />
        </>
      )}
      {found.length > 0 && (
        <Disclosure label={<span className="text-muted">{foundLabel}</span>}>
          <CheckRows label="Checked and found" caseId={caseId} checks={found} />
        </Disclosure>
      )}
    </div>
  );
}

interface CheckRowsProps {
  label: string;
  caseId: string;
  checks: readonly Check[];
}

function CheckRows({ label, caseId, checks }: CheckRowsProps) {
  return (
    <ul aria-label={label} className="flex flex-col divide-y divide-line rounded-control border border-line">
      {checks.map((check) => (
        <CheckRow key={`${check.kind} ${check.start} ${check.end}`} caseId={caseId} check={check} />
      ))}
    </ul>
  );
}

function CheckRow({ caseId, check: { kind, text, status, note, source } }: { caseId: string; check: Check }) {
  const { icon: Icon, tone } = STATUS[status];
  return (
    <li className="flex items-start gap-2 px-3 py-2 text-sm">
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-4 shrink-0', tone)} />
      <div className="min-w-0 flex-1">
        <p className="figures line-clamp-3 wrap-anywhere">
          <span className="text-muted">{KIND[kind]}:</span> {text}
        </p>
        <p className={classNames('text-xs font-medium', tone)}>{STATUS_WORDS[status]}</p>
        {note !== '' && status !== 'found' && <p className="max-w-[65ch] text-xs text-muted">{note}</p>}
        {source !== null && (
          <Link
            to={paths.document(caseId, source.documentId, source)}
            className="figures inline-flex items-center text-xs text-accent underline underline-offset-2 wrap-anywhere touch:min-h-11"
          >
            <PaperTitle filename={source.filename} title={source.title} />, page {source.page}
          </Link>
        )}
      </div>
    </li>
  );
}
