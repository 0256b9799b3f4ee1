import { describe, expect, test } from 'vitest';
import { inCase } from '#src/intake/later-paper.ts';
import { problem } from '#src/intake/problem-words.ts';
import { withChanges } from '#src/intake/proposal-lines.ts';
import type { ProblemCode, Proposal } from '#src/intake/schema.ts';
import { UNKNOWN_CASE } from '#src/law/case-law.ts';
import { makeProposal } from '#tests/factories/intake.ts';

const COURT_CODES = ['unknown-court', 'which-court', 'which-of-courts', 'no-rules'] as const;
const unread = (code: ProblemCode) =>
  makeProposal({
    court: { value: 'District Court', courtId: null, certainty: 'unsure' },
    caseNumber: { value: null, certainty: 'unsure', factIds: [] },
    problems: [problem(code, 'one of several courts'), problem('not-read', 'Page 2 could not be read.')],
  });
const choosing = (proposal: Proposal, value: string | null, courtId: string | null) =>
  withChanges(proposal, { court: { ...proposal.court, value, courtId, certainty: 'certain' } });
const codes = ({ problems }: Proposal) => problems.map(({ code }) => code);

describe('what was said of a court', () => {
  test.each(COURT_CODES)('%s is gone once a court with rules is chosen', (code) => {
    const said = choosing(unread(code), 'Second Judicial District Court', 'nm.district.2');
    expect(codes(said)).toEqual(['not-read']);
  });

  test.each(COURT_CODES)('%s gives way to the rules that are not here of the one that is chosen', (code) => {
    const said = choosing(
      { ...unread(code), state: { value: 'OH', certainty: 'certain', factIds: [] } },
      'Court of Common Pleas of Franklin County, Ohio',
      null,
    );
    expect(codes(said)).toEqual(['no-rules', 'not-read']);
  });

  test('stays while no court is chosen', () => {
    const proposal = unread('unknown-court');
    const said = withChanges(proposal, { role: { ...proposal.role, value: 'plaintiff' } });
    expect(said.problems).toEqual(proposal.problems);
  });

  test('is gone where its reader finds none on the paper', () => {
    expect(codes(choosing(unread('which-court'), null, null))).toEqual(['not-read']);
  });

  test('is of the court of the case for a later paper', () => {
    const source = {
      ...{ ...UNKNOWN_CASE, courtName: 'Second Judicial District Court', state: 'NM' },
      ...{ plaintiffName: null, defendantName: null },
    };
    const known = { source, title: 'Larkspur v. Hargrove', side: 'defendant' as const };
    for (const code of COURT_CODES)
      expect(codes(inCase(unread(code), known).proposal), code).toEqual(['not-read']);
    const nowhere = { ...known, source: { ...source, courtName: null } };
    expect(codes(inCase(unread('which-court'), nowhere).proposal)).toEqual(['which-court', 'not-read']);
  });
});
