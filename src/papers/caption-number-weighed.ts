import { sameCaseNumber } from '../law/case-number.ts';
import { lessSure, printedCertainty } from './caption-certainty.ts';
import type { Grid } from './caption-grid.ts';
import { type NumberFound, numberIn } from './caption-number.ts';
import { isDoubtedYear, isWellFormed } from './caption-number-shapes.ts';
import type { AnalysisStatement, Certainty } from './schema.ts';

/** What a head states, and how sure that is. */
export type Stated = AnalysisStatement & { certainty: Certainty };

/** What tells one case of a court and a year from another: '00123' of '1:24-cv-00123', without its zeros. */
const sequencesIn = (text: string) =>
  (text.match(/\d{3,}/g) ?? [])
    // The year is that of many cases.
    .filter((figures) => !/^(?:19|20)\d\d$/.test(figures))
    .map((figures) => figures.replace(/^0+/, ''));

/** The number of the caption, and what the court's stamp says to it. */
export function weighNumber(
  found: NumberFound | null,
  stamped: AnalysisStatement | null,
  grid: Grid,
): Stated | null {
  if (found === null) return stamped === null ? null : { ...stamped, certainty: 'likely' };
  const { statement, isLabeled } = found;
  const printed = numberCertainty(found, grid);
  // What recognition left of a number, or a person of a blank, says less than a stamp.
  const isLeft =
    /^(?:19|20)\d\d\W*[A-Z]*$/.test(statement.text) ||
    (printed === 'unsure' && !isWellFormed(statement.text));
  if (stamped !== null && isLeft && isWellFormed(stamped.text)) return { ...stamped, certainty: 'likely' };
  if (
    stamped !== null &&
    !isLabeled &&
    !sequencesIn(stamped.text).some((own) => sequencesIn(statement.text).includes(own))
  )
    return { ...stamped, certainty: 'likely' };
  if (stamped === null)
    return { ...statement, certainty: lessSure(isLabeled ? 'certain' : 'likely', printed) };
  const said = sequencesIn(stamped.text);
  const agrees = (text: string) => sequencesIn(text).some((figures) => said.includes(figures));
  if (agrees(statement.text)) return { ...statement, certainty: 'certain' };
  // A caption of several numbers: the stamp says which one this paper was filed under.
  // '1:24-mc-3' is that of a stamp '1:24-mc-00003', too.
  const isSame = (value: string) => agrees(value) || (value !== '' && sameCaseNumber(value, stamped.text));
  const isPrinted = grid.cells.some(({ text }) => isSame(numberIn(text)?.value ?? ''));
  if (isPrinted) return { ...stamped, certainty: 'certain' };
  // Figures that differ in one or two places were misread here or there; a case that was moved has two numbers.
  // Of two numbers of one form one is wrong; a case that was moved has two of two forms.
  const [own, other] = [formOf(statement.text), formOf(stamped.text)];
  const isMoved =
    (!own.startsWith(other) && !other.startsWith(own)) || isOtherKind(statement.text, stamped.text);
  return { ...statement, certainty: isMoved && printed === 'certain' ? 'likely' : 'unsure' };
}

const KIND = /(?<=\d[-\s]?)[A-Z]{2}(?=[-\s]?\d)/i;

/** '24-mj-00118' and '24-cr-00207': what began before a magistrate goes on under a number of its own. */
function isOtherKind(one: string, other: string): boolean {
  const [own, theirs] = [KIND.exec(one)?.[0].toLowerCase(), KIND.exec(other)?.[0].toLowerCase()];
  return own !== undefined && theirs !== undefined && own !== theirs;
}

const BARELY_READ = 40;

/** How sure a number was read: letters among its figures doubt it, the form of a court's number speaks for it. */
export function numberCertainty({ statement, isMended }: NumberFound, { cells }: Grid): Certainty {
  const { start, end } = statement.evidence;
  const own = cells.filter((cell) => cell.confidence !== null && cell.start < end && cell.end > start);
  const printed = printedCertainty(cells, start, end);
  if (own.length === 0) return isDoubtedYear(statement.text) ? 'unsure' : printed;
  if (isMended || !isWellFormed(statement.text)) return 'unsure';
  const lowest = Math.min(...own.map(({ confidence }) => confidence ?? 0));
  return printed === 'unsure' && lowest >= BARELY_READ ? 'likely' : printed;
}

const formOf = (number: string) =>
  number
    .replace(/\d+/g, '9')
    .replace(/[A-Z]+/gi, 'A')
    .replace(/[^9A]+/g, '-');
