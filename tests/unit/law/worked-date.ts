import { CalculateInput, type Jurisdiction } from '#src/law/calculation-schema.ts';

/** One deadline whose dates are known apart from the engine. */
export interface WorkedDate {
  input: CalculateInput;
  name: string;
  businessDay: string | null;
  courtRule: string | null;
  latest: string | null;
  shows: string;
}

function optionsOf(cell: string): Record<string, unknown> {
  const words = cell === '-' ? [] : cell.split(', ').map((option) => option.split(' '));
  const textOf = (key: string) => words.find(([name]) => name === key)?.[1];
  return {
    mailedFrom: textOf('mailed'),
    localDays: textOf('local') === undefined ? undefined : Number(textOf('local')),
    closures: words.filter(([name]) => name === 'closed').map(([, date]) => date),
  };
}

/** Reads the rows of a table; cells are parted by ' | ', '-' is an empty one. */
export function readTable(jurisdiction: Jurisdiction, table: string): WorkedDate[] {
  const rows = table.split('\n').filter((line) => line.trim() !== '');
  return rows.map((line) => {
    const cells = line.split(' | ').map((cell) => cell.trim());
    if (cells.length !== 9) throw new Error(`not a row of nine cells: ${line}`);
    const [name = '', served, start, hearing, other = '', businessDay, courtRule, latest, shows = ''] = cells;
    const dateIn = (cell: string | undefined) => (cell === '-' || cell === undefined ? null : cell);
    const input = CalculateInput.parse({
      triggerDate: start,
      jurisdiction,
      serviceMethod: served,
      deadlineType: name,
      hearingDate: dateIn(hearing),
      ...optionsOf(other),
    });
    const court = dateIn(courtRule);
    return {
      input,
      name,
      businessDay: dateIn(businessDay),
      courtRule: court,
      latest: dateIn(latest) ?? court,
      shows,
    };
  });
}
