export interface KeyRow {
  /** Each a way to do it; the keys of one are pressed together. */
  ways: string[][];
  does: string;
}

/** Every key that does something here, by where it does. `Mod` is Ctrl, or Cmd on Apple machines. */
export const KEYS: { title: string; rows: KeyRow[] }[] = [
  {
    title: 'Everywhere',
    rows: [
      { ways: [['Mod', 'K']], does: 'Search, or do something' },
      { ways: [['?']], does: 'List these keys' },
      { ways: [['Esc']], does: 'Close a dialog, menu or panel' },
      { ways: [['F8']], does: 'Go to the notice on screen' },
    ],
  },
  {
    title: 'Lists of cases and documents',
    rows: [
      { ways: [['J'], ['↓']], does: 'Next' },
      { ways: [['K'], ['↑']], does: 'Previous' },
      { ways: [['Home'], ['End']], does: 'First, last' },
      { ways: [['Enter']], does: 'Open' },
    ],
  },
  {
    title: 'In the search',
    rows: [
      { ways: [['↑'], ['↓']], does: 'Previous, next result' },
      { ways: [['Home'], ['End']], does: 'First, last result' },
      { ways: [['Enter']], does: 'Open' },
      { ways: [['Mod', 'Enter']], does: 'Open in a new tab' },
    ],
  },
  {
    title: 'Renaming a case or a deadline',
    rows: [
      { ways: [['Enter']], does: 'Save' },
      { ways: [['Esc']], does: 'Leave it as it was' },
    ],
  },
  {
    title: 'Reading a document',
    rows: [
      { ways: [['Mod', 'F']], does: 'Find in it' },
      { ways: [['Enter']], does: 'Next match' },
      { ways: [['Shift', 'Enter']], does: 'Previous match' },
      { ways: [['+'], ['-']], does: 'Larger, smaller picture' },
      { ways: [['0']], does: 'The whole picture' },
    ],
  },
  {
    title: 'Asking about a document or a case',
    rows: [
      { ways: [['Enter']], does: 'Send' },
      { ways: [['Shift', 'Enter']], does: 'New line' },
    ],
  },
  {
    title: 'Answering a complaint',
    rows: [
      { ways: [['J']], does: 'Next paragraph' },
      { ways: [['K']], does: 'Previous paragraph' },
      {
        ways: [['1'], ['2'], ['3'], ['4'], ['5']],
        does: 'Admit, deny, admit in part, lacks knowledge, legal conclusion',
      },
      { ways: [['N']], does: 'Next that needs your answer' },
      { ways: [['W']], does: 'Own words' },
      { ways: [['Esc']], does: 'Back to the paragraph' },
    ],
  },
  {
    title: 'Checking a draft',
    rows: [{ ways: [['J'], ['K']], does: 'Next, previous finding' }],
  },
  {
    title: 'Reviewing documents',
    rows: [
      { ways: [['J'], ['K']], does: 'Next, previous document' },
      {
        ways: [['1'], ['2'], ['3'], ['4']],
        does: 'Privileged, work product, not privileged, pending review',
      },
      { ways: [['F']], does: 'Code its family the same' },
      { ways: [['X']], does: 'Select it' },
      { ways: [['E']], does: 'Edit its type' },
      { ways: [['U'], ['Mod', 'Z']], does: 'Undo' },
      { ways: [['Esc']], does: 'Leave the selection' },
    ],
  },
  {
    title: 'Reading a transcript',
    rows: [
      { ways: [['↓'], ['↑'], ['J'], ['K']], does: 'Next, previous line' },
      {
        ways: [
          ['Shift', '↓'],
          ['Shift', '↑'],
        ],
        does: 'Choose more lines',
      },
      { ways: [['Mod', 'C']], does: 'Copy them with their citation' },
      { ways: [['N'], ['P']], does: 'Next, previous place found' },
      { ways: [['Esc']], does: 'Leave the choice' },
    ],
  },
  {
    title: 'The month',
    rows: [
      { ways: [['←'], ['→'], ['↑'], ['↓']], does: 'Walk the days' },
      { ways: [['Home'], ['End']], does: 'First, last day of the week' },
      { ways: [['Page Up'], ['Page Down']], does: 'Previous, next month' },
      { ways: [['Enter']], does: 'Add a deadline on the day' },
    ],
  },
  {
    title: 'Tabs, and lines between panes',
    rows: [{ ways: [['←'], ['→']], does: 'Next tab; move the line' }],
  },
];
