import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PrivilegeLogRow } from '#src/review/privilege-schema.ts';
import { paths } from '../paths.ts';
import { FileName } from '../text/file-name.tsx';
import { formatDay } from '../text/format.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { InlineEdit } from './inline-edit.tsx';
import { type InlineEditing, useInlineEdit } from './use-inline-edit.ts';
import type { LogField } from './use-privilege-log.ts';

interface PrivilegeLogTableProps {
  caseId: string;
  rows: readonly PrivilegeLogRow[];
  canEdit: boolean;
  onSave(row: PrivilegeLogRow, field: LogField, text: string, onFailed: () => void): void;
}

const COLUMNS = ['No.', 'Document', 'From and to', 'Privilege', 'Description', 'Basis'];
const TREATMENT = { withheld: 'Withheld', redacted: 'Redacted', produced: 'Produced' } as const;

/** A table on a desk, one entry below the other on a phone. */
export function PrivilegeLogTable({ caseId, rows, canEdit, onSave }: PrivilegeLogTableProps) {
  const editing = useInlineEdit<LogField>();
  return (
    <div className="rounded-card border border-line bg-surface">
      <table className="w-full table-fixed text-sm max-lg:block">
        <caption className="sr-only">Privilege log</caption>
        <thead className="max-lg:sr-only">
          <tr className="border-b border-line text-left text-muted">
            {COLUMNS.map((name, at) => (
              <th key={name} scope="col" className={classNames('px-3 py-2.5 font-medium', WIDTH[at])}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <Entry
            key={row.documentId}
            row={row}
            caseId={caseId}
            canEdit={canEdit}
            editing={editing.of(row.documentId)}
            onSave={onSave}
          />
        ))}
      </table>
    </div>
  );
}

const WIDTH = ['w-14', 'w-[20%]', 'w-[20%]', 'w-[12%]', '', 'w-[20%]'];
const CELL = 'px-3 py-2.5 align-top max-lg:block max-lg:px-4 max-lg:py-1.5';

interface EntryProps extends Omit<PrivilegeLogTableProps, 'rows'> {
  row: PrivilegeLogRow;
  editing: InlineEditing<LogField>;
}

function Entry({ row, caseId, canEdit, editing, onSave }: EntryProps) {
  const field = (name: LogField, label: string, suggestion: string, control: 'text' | 'lines') => (
    <InlineEdit
      label={`${label} of entry ${row.logNumber}`}
      control={control}
      value={editing.startOf(name, row[name] || suggestion)}
      isEditing={editing.isEditing(name)}
      canEdit={canEdit}
      onEdit={() => editing.begin(name)}
      onCancel={() => editing.end(name)}
      onTyped={(text) => editing.typed(name, text)}
      onSave={(typed) => {
        const text = typed.trim();
        editing.end(name);
        if (text !== row[name]) onSave(row, name, text, () => editing.keep(name, typed));
      }}
    >
      {row[name] ? (
        <p className="whitespace-pre-line wrap-anywhere">{row[name]}</p>
      ) : (
        <p className="text-muted wrap-anywhere">
          <span className="text-due">Missing</span>
          {suggestion && <> · suggested: {suggestion}</>}
        </p>
      )}
    </InlineEdit>
  );
  return (
    <tbody className="border-b border-line last:border-b-0 max-lg:block max-lg:py-2">
      <tr className="max-lg:block">
        <td className={classNames(CELL, 'figures font-semibold max-lg:inline-block')}>{row.logNumber}</td>
        <td className={classNames(CELL, 'flex-col gap-1')}>
          <p className="figures font-medium wrap-anywhere">{row.controlNumber}</p>
          <Link
            to={paths.document(caseId, row.documentId)}
            className="block text-accent underline underline-offset-4 wrap-anywhere"
          >
            <FileName name={row.filename} />
          </Link>
          <p className="text-muted">
            {row.type}
            {row.date !== null && <>, {formatDay(row.date)}</>}
          </p>
          {row.family !== '' && <p className="text-muted wrap-anywhere">{row.family}</p>}
        </td>
        <td className={CELL}>
          <div className="flex flex-col gap-2">
            <Labeled name="From">{field('author', 'Author', '', 'text')}</Labeled>
            <Labeled name="To">{field('recipients', 'Recipients', '', 'lines')}</Labeled>
          </div>
        </td>
        <td className={CELL}>
          <p className="font-medium">{row.privilege || 'None claimed'}</p>
          <p className="text-muted">{TREATMENT[row.treatment]}</p>
        </td>
        <td className={CELL}>
          <Narrow name="Description" />
          {field('description', 'Description', row.suggestedDescription, 'lines')}
        </td>
        <td className={CELL}>
          <Narrow name="Basis" />
          {field('basis', 'Basis', row.suggestedBasis, 'lines')}
          {canEdit && row.basis === '' && row.suggestedBasis !== '' && !editing.isEditing('basis') && (
            <Button
              variant="secondary"
              size="small"
              className="mt-2"
              onClick={() => onSave(row, 'basis', row.suggestedBasis, () => {})}
            >
              Use This
            </Button>
          )}
        </td>
      </tr>
      {row.warnings.length > 0 && (
        <tr className="max-lg:block">
          <td className="max-lg:hidden" />
          <td colSpan={COLUMNS.length - 1} className={classNames(CELL, 'pt-0')}>
            <ul aria-label={`What entry ${row.logNumber} needs`} className="flex flex-col gap-1">
              {row.warnings.map(({ field: about, text }) => (
                <li key={`${about} ${text}`} className="flex items-start gap-2 text-due">
                  <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                  <span className="max-w-[90ch]">{text}</span>
                </li>
              ))}
            </ul>
          </td>
        </tr>
      )}
    </tbody>
  );
}

function Labeled({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="text-xs text-muted">{name}</p>
      {children}
    </div>
  );
}

/** A phone has no row of headings. */
function Narrow({ name }: { name: string }) {
  return <p className="text-xs text-muted lg:hidden">{name}</p>;
}
