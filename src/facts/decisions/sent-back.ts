const LONGEST = 240;
/** What ends the words: the end of the sentence, but not before the next number of a list of directions. */
const UP_TO = '(?:[^.;]|;(?=\\s(?:and\\s)?\\(\\w\\))|\\.(?=\\d))';
/** 'for a new trial', 'to the board', 'with directions for the trial court to vacate its order', behind 'remanded'. */
const PURPOSE = new RegExp(
  `^(?:,?\\s(?:to the\\s(?:[\\p{L}'’]+\\s){0,4}?(?:court|board|commission|agency|department|judge|panel)(?:\\sof\\s(?:[\\p{L}'’]+\\s?){1,3}(?=\\s(?:for|with)\\b|[.,;]))?))?,?\\s(?:for\\s(?:(?:an?|the|further|new|additional|limited|re)\\b|re?sentencing|recalculation|entry|\\p{L}+ing\\b)|with\\s(?:directions?|instructions?)|so that\\b)${UP_TO}{0,${LONGEST}}`,
  'iu',
);
const LONGEST_TOLD = 200;

/** What a case is sent back for, behind the words that send it back; empty where nothing is said. */
export function sentBackFor(text: string, at: number): string {
  const said = PURPOSE.exec(text.slice(at, at + 2 * LONGEST))?.[0] ?? '';
  const printed = said.replace(/[\s,;]+$/, '');
  const whole = /\p{Ll}/u.test(printed) ? printed : printed.toLowerCase();
  if (whole.length <= LONGEST_TOLD) return whole;
  // A list of directions is told up to the last that is whole.
  const cut = whole.slice(0, LONGEST_TOLD).search(/[,;]\s(?:and\s)?\(\w\)(?!.*[,;]\s(?:and\s)?\(\w\))/);
  return cut > 40 ? `${whole.slice(0, cut)} …` : whole.slice(0, LONGEST_TOLD).replace(/\s\S*$/, ' …');
}
