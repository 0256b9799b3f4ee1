import { expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { trapOf } from '#src/intake/says.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-29';

const letter = (asks: string, about = 'Larkspur Lending LLC v. Willa Hargrove, No. D-202-CV-2026-01234') =>
  `HOLLIS & BRANT, P.C.
Attorneys at Law
400 Second Street, Albuquerque, NM 87102

November 16, 2026

Willa Hargrove
219 Larkspur Court
Albuquerque, NM 87106

Re: ${about}

Dear Ms. Hargrove:

Our firm represents Larkspur Lending LLC. Our client will accept payments of $150.00 per month on the balance of $4,350.00.

${asks}

Sincerely,
Dana Brant`;

test('a letter that trades the answer for a signed judgment gives no day of its reader’s, and says what it is', () => {
  const proposal = proposalFrom(
    letter(
      'Sign and return the enclosed Stipulated Judgment by December 4, 2026. If you sign, you do not need to file an answer or appear in court.',
    ),
    TODAY,
  );
  expect(proposal).toMatchObject({ asks: 'letter', signsJudgment: true });
  const { day, others, why } = daysOf(proposal, null, TODAY);
  expect(day).toBeNull();
  expect(others).toMatchObject([{ what: 'They ask you to sign', date: '2026-12-04' }]);
  expect(why).toMatch(
    /^There is a lawsuit \(No\. D-202-CV-2026-01234\)\. Signing this is a judgment against you\. .*your time runs on\. Ask legal help first\.$/,
  );
});

test('a signature that the other side asks for is never the day, whatever is to be signed', () => {
  const proposal = proposalFrom(
    letter('Please sign and return the enclosed agreement by December 4, 2026.', 'Your account'),
    TODAY,
  );
  const { day, others, why } = daysOf(proposal, null, TODAY);
  expect([day, why]).toEqual([null, expect.not.stringContaining('judgment against you')]);
  expect(others).toMatchObject([{ what: 'They ask you to sign', date: '2026-12-04' }]);
});

test.each([
  ['Sign the enclosed consent judgment.', /judgment against you.*time to answer runs on/],
  ['Your signature on the Stipulation for Entry of Judgment ends the case.', /judgment against you/],
  ['Sign the enclosed release.', /gives something up/],
])('“%s” is a trap', (quote, says) => {
  expect(trapOf(quote)).toMatch(says);
});
