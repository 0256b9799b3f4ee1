import { describe, expect, it } from 'vitest';
import { paperTitle, titleWithFile } from '#src/papers/paper-title.ts';

const paper = (filename: string, docType: string | null, suggestedDocType: string | null) => ({
  filename,
  docType,
  suggestedDocType,
});

describe('what a paper is called', () => {
  it.each([
    [paper('scan0001.pdf', 'Other', 'Summons'), 'Summons', 'Summons (scan0001.pdf)'],
    [paper('summons.pdf', 'Other', 'Summons'), 'Summons', 'Summons'],
    [paper('x.pdf', 'Motion', 'Motion to Dismiss'), 'Motion to Dismiss', 'Motion to Dismiss (x.pdf)'],
    [paper('x.pdf', 'Complaint', 'Order'), 'Complaint', 'Complaint (x.pdf)'],
    [paper('IMG_2231.jpg', 'Other', null), 'IMG 2231', 'IMG 2231'],
    [paper('my roof.tar.gz', null, null), 'my roof.tar', 'my roof.tar'],
    [paper('.pdf', null, null), '.pdf', '.pdf'],
  ])('%o', (named, title, withFile) => {
    expect(paperTitle(named)).toBe(title);
    expect(titleWithFile(named)).toBe(withFile);
  });

  it('shows what would mislead the eye', () => {
    expect(paperTitle(paper('a\u202Efdp.exe', null, null))).toContain('[U+202E]');
  });
});

it('a category that turns the words after it shows its signs', () => {
  const named = { filename: 'a.pdf', docType: 'Order \u202edne', suggestedDocType: null };
  expect(paperTitle(named)).toBe('Order [U+202E]dne');
});
