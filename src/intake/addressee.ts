import { US_STATES } from '../states.ts';
import { factsOf, type ReadPaper } from './paper.ts';

/** Lines that an address has, at most. */
const LINES = 5;
const STATE_AND_ZIP = new RegExp(
  `\\b(${US_STATES.flatMap(({ code, name }) => [code, name]).join('|')})\\.?,?\\s+\\d{5}(?:-\\d{4})?\\b`,
  'i',
);

/** The state in the address below the name of whom a letter is written to; null where none stands there. */
export function stateOfAddressee(paper: ReadPaper): string | null {
  const lines = (paper.beginning ?? paper.head).split('\n').map((line) => line.trim());
  for (const { fact } of factsOf([paper], 'party')) {
    if (fact.value.role !== 'addressee') continue;
    const name = fact.value.name.toLowerCase();
    const at = lines.findIndex((line) => line.toLowerCase().includes(name));
    if (at === -1) continue;
    const [, said = ''] = STATE_AND_ZIP.exec(lines.slice(at, at + LINES + 1).join('\n')) ?? [];
    const state = US_STATES.find((one) =>
      [one.code, one.name].some((each) => each.toLowerCase() === said.toLowerCase()),
    );
    if (state !== undefined) return state.code;
  }
  return null;
}
