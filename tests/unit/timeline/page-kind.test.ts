import { describe, expect, it } from 'vitest';
import { CASE_STAGES } from '#src/cases/schema.ts';
import { isComplaint, milestonePageKind, milestoneTopic } from '#src/timeline/page-kind.ts';

describe('the screen a milestone opens', () => {
  it.each([
    ['Complaint', 'complaint'],
    ['COMPLAINT FILED', 'complaint'],
    ['Amended complaint', 'complaint'],
    ['Answer', 'answer'],
    ['Reply to answer due', 'answer'],
    ['Motion Practice', 'motions'],
    ['motion practice: hearing', 'motions'],
    ['Motion to Dismiss', 'generic'],
    ['Discovery', 'discovery'],
    ['Close of discovery', 'discovery'],
    ['Process of Service', 'generic'],
    ['Docket', 'generic'],
    ['Trial', 'generic'],
    ['', 'generic'],
  ])('%s: %s', (kind, page) => {
    expect(milestonePageKind(kind)).toBe(page);
  });

  it.each([
    ['Answer to Complaint Due', 'complaint'],
    ['Motion practice about discovery', 'motions'],
    ['Answer to discovery requests', 'answer'],
    ['Discovery complaint', 'complaint'],
  ])('the first words in the order decide: %s: %s', (kind, page) => {
    expect(milestonePageKind(kind)).toBe(page);
  });

  it('is one of its own for half of the stages that a case starts with', () => {
    expect(CASE_STAGES.map(milestonePageKind)).toEqual([
      'complaint',
      'answer',
      'motions',
      'discovery',
      'generic',
      'generic',
      'generic',
      'generic',
    ]);
  });
});

describe('what a generic page is about', () => {
  it.each([
    ['Process of Service', 'service'],
    ['DOCKET', 'docket'],
    ['Settlement Conference', 'settlement'],
    ['Court-ordered mediation', 'settlement'],
    ['Jury trial', 'trial'],
    ['Hearing', null],
  ])('%s: %s', (kind, topic) => {
    expect(milestoneTopic(kind)).toBe(topic);
  });
});

describe('a complaint', () => {
  it.each([
    ['Complaint', true],
    ['COMPLAINT', true],
    ['Amended complaint', false],
    ['', false],
    [null, false],
  ])('%s: %s', (docType, expected) => {
    expect(isComplaint({ docType })).toBe(expected);
  });
});
