import type { PrivilegeLogRow } from './privilege-schema.ts';

/** Stands in a file of the log where the person still has to say something. */
export const TO_BE_FILLED_IN = '[to be filled in]';

export interface LogColumn {
  title: string;
  /** Points on a page of 720. */
  width: number;
  cell(row: PrivilegeLogRow): string;
  /** A log without it may not hold (FRCP 26(b)(5)(A)). */
  isNeeded: boolean;
}

const TREATMENTS = { withheld: 'Withheld', redacted: 'Redacted', produced: 'Produced' } as const;

/**
 * The columns of a privilege log, in order. The file's name is none of them: it may say what the log must not.
 */
export const LOG_COLUMNS: readonly LogColumn[] = [
  { title: 'No.', width: 24, cell: ({ logNumber }) => String(logNumber), isNeeded: true },
  { title: 'Bates or control no.', width: 76, cell: ({ controlNumber }) => controlNumber, isNeeded: true },
  { title: 'Date', width: 50, cell: ({ date }) => date ?? '', isNeeded: false },
  { title: 'Type', width: 48, cell: ({ type }) => type, isNeeded: false },
  { title: 'Author', width: 84, cell: ({ author }) => author, isNeeded: false },
  { title: 'Recipients', width: 102, cell: ({ recipients }) => recipients, isNeeded: false },
  { title: 'Description', width: 106, cell: ({ description }) => description, isNeeded: true },
  { title: 'Privilege asserted', width: 58, cell: ({ privilege }) => privilege, isNeeded: true },
  {
    title: 'Withheld or redacted',
    width: 50,
    cell: ({ treatment }) => TREATMENTS[treatment],
    isNeeded: true,
  },
  { title: 'Basis', width: 66, cell: ({ basis }) => basis, isNeeded: true },
  { title: 'Family', width: 56, cell: ({ family }) => family, isNeeded: false },
];

/** The log as the lines of a file, the titles first; what is missing and needed says so. */
export function logTable(rows: readonly PrivilegeLogRow[]): string[][] {
  return [
    LOG_COLUMNS.map(({ title }) => title),
    ...rows.map((row) =>
      LOG_COLUMNS.map(({ cell, isNeeded }) => cell(row) || (isNeeded ? TO_BE_FILLED_IN : '')),
    ),
  ];
}
