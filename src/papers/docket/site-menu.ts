/** A row of a list, as a web page's text has it. */
const ITEM = /^[-•·]\s*\S|^[-•·]$/;
const LONGEST = 70;
/** A few items may be what somebody lists; more, and each as short as a link, lead to other pages. */
const FEWEST = 3;
const SAYS_MORE = /\d{3}|[.;:]$/;

const LONGEST_HEAD = 30;

/**
 * The lines of a court's page without the menus around its case: each leads to another page and says nothing of this one.
 * `heads` says what becomes of the line above a menu, which may be its name.
 */
export function withoutMenus<Line extends { text: string }>(
  lines: readonly Line[],
  heads: 'kept' | 'left out' = 'kept',
): Line[] {
  const kept: Line[] = [];
  let run: Line[] = [];
  const close = () => {
    if (run.length < FEWEST) kept.push(...run);
    else if (heads === 'left out' && (kept.at(-1)?.text.length ?? LONGEST_HEAD) < LONGEST_HEAD) kept.pop();
    run = [];
  };
  for (const line of lines) {
    const isItem = line.text.length <= LONGEST && ITEM.test(line.text) && !SAYS_MORE.test(line.text);
    if (isItem) run.push(line);
    else {
      close();
      kept.push(line);
    }
  }
  close();
  return kept;
}
