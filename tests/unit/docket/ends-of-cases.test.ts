import { describe, expect, it, test } from 'vitest';
import { deadlineOffers } from '#src/docket/deadline-offers.ts';
import { eventsOf } from '#src/docket/entry-event.ts';
import { statedDays } from '#src/facts/docket/stated-days.ts';
import { parseDocket } from '#src/papers/docket/parse-docket.ts';

function entryOf(text: string) {
  const [entry] = parseDocket(`03/04/2031\t20\t${text} (iv) (Entered: 03/05/2031)`).entries;
  if (!entry) throw new Error('The paste has one entry');
  return entry;
}

const offered = (text: string) =>
  deadlineOffers(entryOf(text), { jurisdiction: 'federal', kind: 'civil' }).map(({ name }) => name);

describe('ends that both sides wanted', () => {
  test.each([
    'TEXT ORDER: Plaintiff has filed a Notice of Voluntary Dismissal With Prejudice 4 . This case is DISMISSED WITH PREJUDICE with each party to bear its own fees and costs. CASE CLOSED.',
    "ORDER granting [69] Motion to Dismiss. Plaintiff's claims for relief against Ashgrove Mills, Inc. are dismissed with prejudice. All attorneys' fees, costs of court and expenses shall be borne by each party incurring the same.",
    'Final AGREED JUDGMENT terminating 27 . Pell takes from Fenn $45,000.00, plus costs. Case terminated on 2/24/2031.',
    'Agreed Judgment Signed by Judge Ashdown.',
    'CONSENT JUDGMENT in favor of Bram Pell against Ilse Fenn',
    'STIPULATED FINAL JUDGMENT. Signed by Judge Ashdown',
  ])('nothing to appeal is offered after “%s”', (text) => {
    expect(offered(text)).toEqual([]);
  });

  it('costs that each side bears are no agreement where the judge said why the case fails', () => {
    const text =
      'ORDER granting 12 Motion to Dismiss for Failure to State a Claim. The complaint is dismissed with prejudice. Each party shall bear its own costs. Signed by Judge Ashdown';
    expect(eventsOf(entryOf(text))[0]).toBe('order-dismissing');
    expect(offered(text)).toContain('Notice of Appeal Due');
  });
});

describe('ends that somebody lost by', () => {
  test.each([
    'ORDER denying 1 motion to vacate, set aside or correct sentence (2255) and denying certificate of appealability ; signed by Judge Ashdown',
    'ORDER denying 1 Petition for Writ of Habeas Corpus filed by Bram Pell',
    'ORDER ACCEPTING REPORT AND RECOMMENDATIONS by Judge Ashdown. IT IS ORDERED that: (1) the Report and Recommendation is approved and adopted; (2) the decision of the Administrative Law Judge is affirmed; and (3) Judgment shall be entered in favor of Defendant.',
    "Entry on Post-Trial Motions - The City's Motion for Judgment as a Matter of Law is granted. The City's Motion for New Trial is denied as moot.",
    'AMENDED ORDER AND FINAL JUDGMENT. All consolidated cases are hereby CLOSED. Any and all outstanding motions are hereby DENIED as MOOT, and the counterclaims are DISMISSED WITHOUT PREJUDICE as MOOT.',
  ])('the time to appeal is told after “%s”', (text) => {
    expect(offered(text)).toContain('Notice of Appeal Due');
  });
});

it('an order that adopts a report is no report, whatever it tells of it', () => {
  const text =
    "ORDER adopting 47 Report and Recommendations, 20 Motion for Preliminary Injunction filed by Ilse Fenn. In a report the Magistrate Judge recommended that the motion be denied. Accordingly, plaintiff's motion for a preliminary injunction [DI 20] is denied.";
  expect(eventsOf(entryOf(text))).toContain('order-adopting');
  expect(offered(text)).toEqual([]);
});

test.each([
  ['Extension of time to file the record disposed — GRANTED IN PART', 'order-extension'],
  ['EXT REVIEW DISP — Granted', 'order-granting'],
])('a register’s “%s” is a ruling', (text, event) => {
  expect(eventsOf({ ...entryOf(text), description: text, documentType: 'Other' })).toContain(event);
});

describe('days that an entry sets', () => {
  test.each([
    [
      'ORDER. The Court resets the Telephonic Conference set for 10/12/2031 at 10:am to 11/21/2031 at 10:00am.',
      ['2031-10-12 off', '2031-11-21'],
    ],
    ['MINUTE ORDER: they shall, by November 8, 2031, submit a further joint report.', ['2031-11-08']],
    ['ORDER: Ready for Oral Argument the week of 9/11/2031.', ['2031-09-11']],
    ['The deadline to respond to the Motion 27 is extended from 9/10/2031 to 10/10/2031.', ['2031-10-10']],
    ["Therefore, defendant's deadline to file pretrial motions is February 2, 2032.", ['2032-02-02']],
    ['Recognizing Agreed Extension - Answer Brief: (60) days to October 17, 2031', ['2031-10-17']],
    [
      'Pell must answer Counts I (Section 1983) and IV (malicious prosecution) by February 16, 2032.',
      ['2032-02-16'],
    ],
    ['Stipulation and Order, continuance 2/24/31 to 3/1/31', ['2031-03-01']],
  ])('%s', (text, days) => {
    expect(statedDays(text).map(({ date, isOff }) => (isOff ? `${date} off` : date))).toEqual(days);
  });
});

describe('what only looks like a paper to answer', () => {
  test.each<[string, string, string[]]>([
    [
      '***DELETED DOCUMENT. Deleted document number 75 Motion to Dismiss. The document was incorrectly filed.',
      'deficiency',
      [],
    ],
    [
      'FILING ERROR - WRONG DOCUMENT TYPE SELECTED FROM MENU - MOTION to Dismiss . Document filed by Ilse Fenn',
      'deficiency',
      [],
    ],
    [
      '***DOCUMENT FILED IN ERROR. PLEASE DISREGARD.*** RESPONSE in Opposition re 242 MOTION by Bram Pell',
      'deficiency',
      [],
    ],
    ['RESPONSE in Support re: 1189 MOTION to Dismiss.. Document filed by Ilse Fenn', 'reply', []],
    ['RESPONSE to 143 Exhibit List by Bram Pell', 'response-other', []],
    ['RESPONSE to 4 Motion', 'response', ['Reply to Response Due']],
    [
      'NOTICE of Docketing Record on Appeal from USCAFC re 309 Notice of Appeal filed by Ilse Fenn',
      'appeal-step',
      [],
    ],
    ['Transmittal of Record on Appeal re 97 Notice of Appeal', 'appeal-step', []],
    ['NOTICE OF APPEAL as to 326 Judgment by Ilse Fenn. Filing fee $ 455', 'appeal', ['Cross-Appeal Due']],
    ['Plaintiff Pell Supply, LLC NOTICE OF INTERLOCUTORY APPEAL', 'appeal', ['Cross-Appeal Due']],
    [
      'ORDER to CANCEL hearing set for Monday, August 3, 2031 at 9:00 a.m. Signed by Judge Ashdown',
      'hearing-canceled',
      [],
    ],
    [
      "ORDER. Defendant Fenn's application for leave to renew its motion to dismiss for lack of personal jurisdiction, is granted.",
      'order-granting',
      [],
    ],
    ['ORDER granting 12 Motion to Strike 9 Motion for Summary Judgment', 'order-granting', []],
    [
      'JURY VERDICT. (mjm)',
      'verdict',
      ['Notice of Appeal Due', 'Motion for New Trial Due', 'Notice of Appeal Due (United States Is a Party)'],
    ],
    ['Agreed Order Granting Motion to Dismiss Ilse Fenn', 'order-dismissing-asked', []],
    [
      'ORDER granting 27 Motion to Dismiss Without Prejudice Defendant Fenn Mills Inc.',
      'order-dismissing-asked',
      [],
    ],
    ['JOINT REPORT Rule 26(f) Discovery Plan filed; estimated length of trial 5-7 days.', 'none', []],
    ['PETITION for Writ of Habeas Corpus. Filed by Bram Pell.', 'complaint', []],
    [
      'Transcript of 9/15/2031 Hearing (Re: 16 Notice of Voluntary Dismissal Filed by Bram Pell)',
      'transcript',
      [],
    ],
    [
      "ORDER: The Court construes Plaintiff's Motion for a 30-Day Extension 28 as a motion to extend the deadline and GRANTS the extension.",
      'order-extension',
      [],
    ],
    [
      'ORDER: granting 52 Letter Motion for Extension of Time. Signed by Judge Ashdown',
      'order-extension',
      [],
    ],
    ['Response to Order re 4 Order on Motion by Ilse Fenn', 'response-other', []],
    [
      'Memorandum in Opposition to 36 Objection to 35 Report and Recommendations filed by Ilse Fenn',
      'response-other',
      [],
    ],
    ['Reset Answer Deadline for PELL MILLS -per Order No. 7: Answer due by 7/12/2031.', 'none', []],
    ['Submission of 8 MOTION for Reconsideration re 5 Order. Submitted to Judge Ashdown.', 'none', []],
    [
      'CORRECTIVE ENTRY - The entry docket number 8 Summons Returned Executed was filed incorrectly',
      'deficiency',
      [],
    ],
    [
      'Request for Clerk to Issue Warrant for Seizure on Complaint 1 filed by Plaintiff',
      'summons-requested',
      [],
    ],
    [
      'Ex Parte MOTION to Extend Deadline for filing Opposition to 14 MOTION to Dismiss by Bram Pell',
      'motion-extension',
      ['Response to Motion Due'],
    ],
    [
      'MOTION FOR LEAVE TO FILE REPLY BRIEF IN SUPPORT OF MOTION OF DEFENDANTS TO DISMISS',
      'motion',
      ['Response to Motion Due'],
    ],
    ['ORDER OF TRANSFER. Signed by Judge Ashdown', 'order-transfer', []],
  ])('%s', (text, event, offers) => {
    expect(eventsOf(entryOf(text))[0]).toBe(event);
    expect(offered(text)).toEqual(offers);
  });
});
