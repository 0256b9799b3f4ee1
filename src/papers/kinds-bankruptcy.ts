import type { KindRow } from './kind-row.ts';

/** Papers by which a bankruptcy reaches somebody: of its court, and within another lawsuit. */
export const BANKRUPTCY_KINDS = [
  {
    id: 'bankruptcy-notice',
    name: 'Notice of Bankruptcy Case',
    coarse: 'notice',
    group: 'notice',
    filedAs: 'Notice',
    docket: ['Notice'],
    also: ['Notice of Chapter 7 Bankruptcy Case', 'Notice of Chapter 13 Bankruptcy Case'],
    is: 'A bankruptcy court tells that somebody filed for bankruptcy. It names a meeting and last days.',
    asks: 'This tells that somebody filed for bankruptcy. From then on most collecting has to stop. Whoever filed must be at the meeting of creditors. Whoever is owed money has last days to file a claim or to object. Ask a bankruptcy lawyer before you do anything.',
    calls: 'bankruptcy',
  },
  {
    id: 'bankruptcy-discharge',
    name: 'Bankruptcy Discharge',
    coarse: 'order',
    group: 'court',
    filedAs: 'Order',
    docket: ['Order'],
    also: ['Order of Discharge', 'Discharge of Debtor'],
    is: 'A bankruptcy court frees somebody from the duty to pay most old debts.',
    asks: 'By this somebody no longer has to pay most debts from before a bankruptcy, and nobody may collect them. Some debts and liens stay. Ask a bankruptcy lawyer before you pay or collect an old debt.',
    calls: 'bankruptcy',
  },
  {
    id: 'bankruptcy-stay',
    name: 'Notice of Bankruptcy',
    coarse: 'notice',
    group: 'notice',
    filedAs: 'Notice',
    docket: ['Notice'],
    also: ['Suggestion of Bankruptcy', 'Notice of Automatic Stay'],
    is: 'It tells a court that somebody in its lawsuit filed for bankruptcy.',
    asks: 'This tells that somebody in a lawsuit filed for bankruptcy. Most often the lawsuit against that person stops at once. Ask a bankruptcy lawyer before you file or collect anything, and ask the clerk which of your own days still stand.',
    calls: 'bankruptcy',
  },
] as const satisfies readonly KindRow[];
