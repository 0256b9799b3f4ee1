import { expect, test } from 'vitest';
import { withFacts } from '#src/documents/analysis-view.ts';
import { readFacts } from '#src/facts/read-facts.ts';
import { analyzeText } from '#src/papers/analyze.ts';
import { toIrac } from '#src/papers/irac.ts';

function viewOf(docType: string, text: string) {
  const { facts } = readFacts({ text, docType, docDate: '2031-03-01', pageCount: 1, notes: [] });
  return withFacts(analyzeText({ text, docType }), { facts, docType, byModel: false });
}

const ORDER = `STATE OF ALDER
NINTH DISTRICT COURT

LARKSPUR LENDING LLC, Plaintiff,
v.                                        No. CV-2031-00311
TOMAS B. REYNA, Defendant.

ORDER ON PLAINTIFF'S MOTION TO PRODUCE

IT IS ORDERED:
   1. The Motion is GRANTED as to Request Nos. 3, 8 and 12. Defendant shall produce them by June 3, 2031.
   2. The Motion is GRANTED as to Request No. 13.
   3. The Motion is DENIED as to Request Nos. 14 through 19.
   4. If Defendant fails to comply with this Order, the Court may strike his Answer.

/s/ Ora Pell
DISTRICT JUDGE
`;

test('an order granted in part is told once, with what was granted and what was denied', () => {
  const view = viewOf('Order', ORDER);
  const said =
    'Motion: granted in part and denied in part (granted as to Request Nos. 3, 8 and 12 and as to Request No. 13; denied as to Request Nos. 14 through 19).';
  expect((view.lead ?? []).map(({ text }) => text)).toContain(`The court decided: ${said}`);
  const { issue, conclusion } = toIrac(view);
  expect(issue.match(/Whether to grant/g)).toHaveLength(1);
  expect(conclusion).toContain(said);
});

const LETTER = `SUND & HALE, P.C.
P.O. Box 4410, Marlow, NM 87199

March 1, 2031

Tomas B. Reyna
22 Cedar Court, Marlow, NM 87108

Dear Mr. Reyna:

Our client is prepared to settle for a single payment of $2,900.00, received in our office in certified funds by 5:00 p.m. on Friday, March 21, 2031. If any payment is more than five days late, the full amount becomes due at once and we may file the judgment without notice to you.

If we do not have your signed papers by March 21, the offer is withdrawn and we will proceed to judgment.

Very truly yours,
Petra L. Sund
`;

test('a letter with an offer names the day in its conclusion and keeps its condition', () => {
  const view = viewOf('Letter', LETTER);
  const { conclusion } = toIrac(view);
  expect(conclusion).toContain('What it offers ends on Fri, Mar 21, 2031.');
  expect(conclusion).not.toMatch(/look for a date/i);
  const day = view.timeline?.find(({ date }) => date === '2031-03-21');
  expect(day?.text).toContain('in certified funds by 5:00 p.m.');
});

test('what happens to whoever does nothing is told before what happens if a payment is late', () => {
  const lead = (viewOf('Letter', LETTER).lead ?? []).map(({ text }) => text).join(' ');
  expect(lead).toContain('It warns: “If we do not have your signed papers');
});

test('a notice of a hearing leads with its day, hour and room, and its conclusion names them', () => {
  const notice = `NINTH DISTRICT COURT

NOTICE OF HEARING

The motion to compel will be heard on June 2, 2031 at 9:00 a.m. in Room 4.
`;
  const view = viewOf('Notice', notice);
  const [, when] = (view.lead ?? []).map(({ text }) => text);
  expect(when).toMatch(/^Hearing on the motion on Mon, Jun 2, 2031, at 9:00 a\.m\., Room 4/);
  expect(toIrac(view).conclusion).toMatch(/Jun 2, 2031, at 9:00 a\.m\., Room 4/);
  expect(toIrac(view).conclusion).not.toMatch(/look for/i);
});

test('where no day was found, the advice to look for one stays', () => {
  const view = viewOf('Letter', 'Dear Mr. Reyna:\n\nPlease call me about the fence.\n\nPetra Sund\n');
  expect(toIrac(view).conclusion).toContain('Look for a date');
});

test('days of which one is to be chosen are told as proposed', () => {
  const mail = `From: Petra Sund <petra@sund.example>
To: Tomas Reyna <tomas@reyna.example>
Subject: hearing

Mr. Reyna,

The clerk has offered a hearing on Tuesday, May 6, 2031 at 10:15 a.m. or Monday, June 9, 2031 at 2:00 p.m., same courtroom.

Petra Sund
`;
  const lead = (viewOf('Email', mail).lead ?? []).map(({ text }) => text).join(' ');
  expect(lead).toContain('It may be: Hearing proposed (not set) on Tue, May 6, 2031, at 10:15');
  expect(lead).not.toMatch(/(?:^|[.;] )Hearing on/);
});

test('a court’s order that was taken for a petition is told as an order, and nobody is told to respond', () => {
  const text =
    'IN THE COURT OF COMMON PLEAS OF LARCH COUNTY, PENNSYLVANIA\n\nADA QUILL,\nPlaintiff\nv.\nOWEN TICE,\nDefendant\nNO 31-1200 CIVIL TERM\n\nORDER OF COURT\nAND NOW, this 4th day of May, 2031, upon consideration of Defendant’s Petition to Comply, it is DENIED.\nBy the Court,\n\nWren Marsh, J.\n';
  const { facts } = readFacts({ text, docType: 'Petition', docDate: null, pageCount: 1, notes: [] });
  const analysis = withFacts(analyzeText({ text, docType: 'Other' }), {
    facts,
    docType: 'Petition',
    byModel: false,
  });
  const lead = (analysis.lead ?? []).map(({ text: line }) => line).join(' ');
  expect(lead).toMatch(/^This is an order/);
  expect(lead).toContain('Petition to Comply: denied');
  expect(lead).not.toContain('must respond');
});
