import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { withChanges } from '#src/intake/proposal-lines.ts';
import type { Proposal } from '#src/intake/schema.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-29';
const requests = (court: string, number: string, words = '') => `STATE OF NEW MEXICO
COUNTY OF SAN JUAN
${court}

LARKSPUR LENDING LLC, Plaintiff,
v.                                   No. ${number}
WILLA HARGROVE, Defendant.

PLAINTIFF'S FIRST REQUESTS FOR ADMISSION TO DEFENDANT

Plaintiff requests that Defendant admit the truth of the following within thirty (30) days after service of these requests. ${words}

REQUEST FOR ADMISSION NO. 1: Admit that you opened the account.

CERTIFICATE OF SERVICE
I hereby certify that a true copy was mailed to Willa Hargrove on November 16, 2026.
Dana Brant, Attorney for Plaintiff`;

function whyOf(text: string, value: Proposal['role']['value']) {
  const proposal = proposalFrom(text, TODAY);
  const role = { ...proposal.role, value, certainty: 'certain' as const };
  return daysOf(withChanges(proposal, { role }), null, TODAY).why;
}

describe('what silence to requests for admission does', () => {
  const DISTRICT = ['ELEVENTH JUDICIAL DISTRICT COURT', 'D-1116-CV-2026-01234'] as const;
  const MAGISTRATE = ['MAGISTRATE COURT', 'M-147-CV-2026-00123'] as const;

  test.each([
    [requests(...DISTRICT), /^What you do not answer in time counts as admitted\./],
    [requests(...MAGISTRATE), /^What you do not answer in time can count as admitted\./],
    [
      requests(...MAGISTRATE, 'Any matter not denied within that time will be deemed admitted.'),
      /^What you do not answer in time counts as admitted\. The paper says it\./,
    ],
  ])('is said first, by the law of the court or by the paper', (text, says) => {
    expect(whyOf(text, 'defendant')).toMatch(says);
    expect(proposalFrom(text, TODAY).says).toMatch(/admission\. What you do not answer in time can count/);
  });

  test('is nothing to whoever made them', () => {
    expect(whyOf(requests(...DISTRICT), 'plaintiff')).not.toContain('admitted');
  });
});

test('an appeal does not hold a writ of restitution back without the rent', () => {
  const writ = `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
METROPOLITAN COURT

JUNIPER FLATS APARTMENTS LLC, Plaintiff,
v.                                   No. T-4-CV-2026-009999
ODALYS FERN, Defendant.

WRIT OF RESTITUTION

TO THE SHERIFF: You are commanded to restore the premises at 77 Mulberry Row, Apartment 3 to Plaintiff on December 2, 2026.
Filed November 27, 2026.
JUDGE`;
  expect(whyOf(writ, 'defendant')).toMatch(
    /An appeal by itself may not stop the other side\. It does only if you also pay the rent within .*47-8-47/,
  );
});
