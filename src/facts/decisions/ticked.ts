import { linesBetween, type Paper } from '../../papers/paper.ts';
import type { Ruling } from './rulings.ts';

/** What a form offers a judge to choose from, at the beginning of a line, with whatever stands in its box. */
const OPTION =
  /^[\s•*]{0,12}((?:\[[^\]\n]{0,3}\]|\([^)\n]{0,3}\)|_{0,6}[xX✓✗✔✘]{1,3}_{0,6}(?=[\s_])|[☐□❏❑▢☑☒⊠✔✘✓]|_{2,8}))?[\s:.–-]{0,6}(granted in part|granted|denied in part|denied|dismissed|approved|disapproved|sustained|overruled|allowed|vacated|affirmed|reversed|modified|adopted|stayed)\b(?=\s*(?:[:.;,(]|$|\s(?:with|without|as|in|for)\b))/i;
const TICK = /[xX✓✗✔✘☑☒⊠]/;
/** 'ORDERED that the application is:', before the choices. */
const LEAD = /([^.;:☐☒\n][^.;:☐☒]{3,240}?)\s(?:is|are|be|is hereby|are hereby)\s?:?\s*$/i;
const REACH = 320;
/** Between two choices the form says what each means. */
const NEXT_WITHIN = 900;

/** The box of the first choice, before its word. */
const BOX_BEFORE = /(?:[\s•*_[\]()☐☒☑□]|(?<=\s)[xX]{1,3}(?=\s*$))*$/;

interface Ticked {
  chosen: Ruling[];
  /** What is said of a choice that was not ticked. */
  left: { start: number; end: number }[];
}

interface Option {
  isTicked: boolean;
  outcome: string;
  start: number;
  end: number;
}

/**
 * What a judge ticked of the choices of a form, where they stand one below another under 'the motion is:'. Only where one of
 * them is ticked and another is not: otherwise no tick was read. Offsets into the text.
 */
export function tickedIn(paper: Paper): Ticked {
  const options = linesBetween(paper, 0, paper.text.length).flatMap((line): Option[] => {
    const words = paper.text.slice(line.start, line.end);
    const match = OPTION.exec(words);
    if (match === null) return [];
    const [whole, mark = '', outcome = ''] = match;
    const start = line.start + whole.length - outcome.length;
    return [{ isTicked: TICK.test(mark), outcome, start, end: start + outcome.length }];
  });
  const chosen: Ruling[] = [];
  const left: Ticked['left'] = [];
  for (const group of groupsOf(options)) {
    const [first] = group;
    const [ticked, ...more] = group.filter(({ isTicked }) => isTicked);
    if (first === undefined || ticked === undefined || more.length > 0 || group.length < 2) continue;
    const before = paper.text.slice(Math.max(0, first.start - REACH), first.start);
    const of = LEAD.exec(before.replace(BOX_BEFORE, ''))?.[1];
    if (of === undefined) continue;
    const { outcome, start, end } = ticked;
    chosen.push({ of: of.replace(/\s+/g, ' '), outcome, start, end, isSure: true, way: 'decretal' });
    for (const [index, option] of group.entries()) {
      const next = group[index + 1];
      if (!option.isTicked && next) left.push({ start: option.start, end: next.start });
    }
  }
  return { chosen, left };
}

function groupsOf(options: readonly Option[]): Option[][] {
  const groups: Option[][] = [];
  for (const option of options) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    const isSame = last?.some(({ outcome }) => outcome.toLowerCase() === option.outcome.toLowerCase());
    if (last && before && !isSame && option.start - before.end < NEXT_WITHIN) last.push(option);
    else groups.push([option]);
  }
  return groups;
}
