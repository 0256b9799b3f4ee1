import { courtHead } from '#src/answers/filing/court.ts';
import { LOG_COLUMNS, logTable, TO_BE_FILLED_IN } from '#src/review/privilege-log-columns.ts';
import type { PrivilegeLogRow } from '#src/review/privilege-schema.ts';
import { drawTable, type TableHead } from '../drafting/pdf-table.ts';
import type { LogCaption } from './privilege-log-store.ts';

const BLANK = '____________________';

/** Court, parties, number and title. */
function captionLines(caption: LogCaption): TableHead[] {
  const head = courtHead({ ...caption, printed: [] });
  const { plaintiffName, defendantName, caseNumber } = caption;
  const parties = `${plaintiffName ?? BLANK}, Plaintiff, v. ${defendantName ?? BLANK}, Defendant.`;
  return [
    ...head.lines.map((line) => ({
      role: 'P' as const,
      text: line.map((part) => part.text).join(''),
      align: head.align,
    })),
    { role: 'P', text: parties, align: 'left', above: 6 },
    { role: 'P', text: `${head.numberLabel} ${caseNumber ?? BLANK}`, align: 'left' },
    { role: 'H1', text: 'PRIVILEGE LOG', align: 'center', above: 6 },
    { role: 'P', text: 'Lawyers are marked (lawyer).', align: 'left' },
  ];
}

/** The log as a PDF: caption on the first page, the heads of the columns on each. */
export async function drawPrivilegeLog(
  rows: readonly PrivilegeLogRow[],
  caption: LogCaption,
  madeAt: Date,
): Promise<Buffer> {
  const [, ...table] = logTable(rows);
  return drawTable(
    {
      title: 'Privilege Log',
      head: captionLines(caption),
      columns: LOG_COLUMNS,
      rows: table,
      toBeFilledIn: TO_BE_FILLED_IN,
    },
    madeAt,
  );
}
