import { expect, test } from 'vitest';
import { caseLabel, caseTitle } from '#src/cases/title.ts';

const id = '0b4a3f5c-8a43-4d3a-9d43-3a1b6f1f0a11';

test.each([
  ['D-202-CV-2023-01234', 'D-202-CV-2023-01234'],
  ['', 'Case 0b4a3f5c'],
  [null, 'Case 0b4a3f5c'],
])('the number %j is shown as %s', (caseNumber, label) => {
  expect(caseLabel({ id, caseNumber })).toBe(label);
});

test('a title, else the number, else that there is none', () => {
  expect(caseTitle({ title: 'The roof', caseNumber: '1' })).toBe('The roof');
  expect(caseTitle({ title: '', caseNumber: 'CV-1' })).toBe('CV-1');
  expect(caseTitle({ title: '', caseNumber: null })).toBe('Untitled Case');
});
