/** Lines for a spreadsheet, the titles first: a cell that it would take for a formula begins with an apostrophe. */
export async function toCsv(table: readonly (readonly (string | number)[])[]): Promise<string> {
  const { stringify } = await import('csv-stringify/sync');
  return stringify(
    table.map((row) => [...row]),
    { bom: true, escape_formulas: true, record_delimiter: 'windows' },
  );
}
