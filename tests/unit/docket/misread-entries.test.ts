import { describe, expect, it, test } from 'vitest';
import { deadlineOffers } from '#src/docket/deadline-offers.ts';
import { type EntryEvent, eventsOf } from '#src/docket/entry-event.ts';
import { explainEntry } from '#src/docket/explain-entry.ts';
import { parseDocket } from '#src/papers/docket/parse-docket.ts';

function entryOf(text: string) {
  const [entry] = parseDocket(`03/04/2024\t20\t${text} (iv) (Entered: 03/05/2024)`).entries;
  if (!entry) throw new Error('The paste has one entry');
  return entry;
}

const offered = (text: string) =>
  deadlineOffers(entryOf(text), { jurisdiction: 'federal', kind: 'civil' }).map(({ name }) => name);

const APPEAL = [
  'Notice of Appeal Due',
  'Motion for New Trial Due',
  'Notice of Appeal Due (United States Is a Party)',
];

describe('entries that were misread once', () => {
  test.each<[string, EntryEvent[], string[]]>([
    ['Writ of certiorari DISMISSED as improvidently granted. Opinion per curiam.', ['appeal-dismissed'], []],
    [
      'The estate having been fully administered; IT IS ORDERED that the case is closed and if a trustee has been appointed, the trustee is discharged. (Admin.)',
      ['order-closing'],
      [],
    ],
    ["OSC: Court's Motion to Dismiss — Cancel Reason: Vacated", ['hearing-canceled'], []],
    [
      "Set for hearing on Thursday, March 6, 2031, Line 11, DEFENDANT ALDER MORTGAGE SERVICES, INC's DEMURRER TO 1ST AMENDED COMPLAINT Sustained, without leave to amend. No opposition filed.",
      ['order-granting'],
      [],
    ],
    [
      "Real Property Law and Motion Calendar for March 4, 2031 line 3. DEFENDANT ADA POE'S MOTION FOR A PROTECTIVE ORDER Off calendar.",
      ['hearing-canceled'],
      [],
    ],
    [
      "ORDER GRANTING MOTION FOR LEAVE TO FILE AN AMENDED COMPLAINT, DENYING MOTION FOR DEFAULT JUDGMENT AS MOOT, AND SETTING ASIDE CLERK'S ENTRY OF DEFAULT: The Plaintiffs' Motion for Leave to File an Amended Complaint is GRANTED. [Dkt. 17 .] The Plaintiffs shall refile the proposed amended complaint within seven (7) days. Signed by Judge Ashdown",
      ['order-default-vacated', 'order-leave-amend', 'order-moot'],
      [],
    ],
    [
      'ORDER granting the Motion (Doc. 21 ). Defendant shall file its responsive pleading by December 19, 2025. Signed by Judge Ashdown',
      ['order-granting'],
      [],
    ],
    [
      'MINUTES IN CHAMBERS: FINDINGS OF FACT AND CONCLUSIONS OF LAW. The Court finds in favor of Ashgrove Mills, Inc. and against Bram Pell. The request of the plaintiff for a permanent injunction is DENIED.',
      ['order-denying'],
      APPEAL,
    ],
    [
      'MINUTE ENTRY for proceedings held before District Judge Ashdown: JURY TRIAL held and completed on 3/1/2024. Jury deliberates and returns verdict. (This is a TEXT ENTRY ONLY.)',
      ['verdict'],
      APPEAL,
    ],
    [
      'MINUTE ENTRY for proceedings held before District Judge Ashdown: JURY TRIAL held on 3/1/2024. The jury was unable to reach a verdict. Mistrial declared.',
      ['minute-entry'],
      [],
    ],
    ['Entry of Default VACATED as to Ilse Fenn', ['order-default-vacated'], []],
    ["CLERK'S ENTRY OF DEFAULT against Ilse Fenn is set aside per 14 Order", ['order-default-vacated'], []],
    ['***CLOSED***. Marginal Entry Order: motion granted.', ['order-granting'], []],
    ['CLOSED. Marginal entry. Case is closed.', ['order-closing'], []],
    [
      "Plaintiff's MOTION to Dismiss under FRCP 41(a)(2) by Bram Pell",
      ['motion-dismiss-own'],
      ['Response to Motion Due'],
    ],
    [
      'Mail Returned as undeliverable. 15 Order sent to PELL SUPPLY, LLC. Envelope marked return to sender, not deliverable as addressed.',
      ['mail-returned'],
      [],
    ],
    [
      'ORDER as to 31 Notice of Appeal. Within 21 days of this order the appellant shall pay the $605.00 appellate filing fee or move to proceed in forma pauperis.',
      ['order-pay-fee'],
      [],
    ],
    ['ORDER that 12 Motion for Extension of Time is moot. Signed by Judge Ashdown', ['order-moot'], []],
    ['ORDER finding as moot 12 Motion to Dismiss. Signed by Judge Ashdown', ['order-moot'], []],
    ['Summons Issued as to Ilse Fenn and forwarded to the US Marshal for service.', ['summons-issued'], []],
    [
      'MANDATE of USCA as to 31 Notice of Appeal. The appeal is DISMISSED for want of prosecution.',
      ['appeal-dismissed'],
      [],
    ],
    [
      'CLERK ORDER dismissing appeal pursuant to 5th Circuit Rule 42 for failure to pay fee.',
      ['appeal-dismissed'],
      [],
    ],
    ['RESPONSE TO ORDER TO SHOW CAUSE by Bram Pell', ['response-other'], []],
    [
      'NOTICE of Status Conference. Status Conference set for 4/30/2024 at 10:00 AM. Hearing set for 4/30/2024.',
      ['hearing-set'],
      [],
    ],
    [
      'Minute Entry. Settlement Conference set for 4/30/2024. Hearing on settlement conference set for 4/30/2024',
      ['minute-entry'],
      [],
    ],
    [
      'REPORT AND RECOMMENDATION that 31 Motion to Dismiss be GRANTED and the claims be DISMISSED. Signed by Magistrate Judge Pell',
      ['report-recommendation'],
      ['Objections to Report and Recommendation Due'],
    ],
    [
      'FINDINGS AND RECOMMENDATIONS recommending that this action be dismissed without prejudice. Objections due within 14 days.',
      ['report-recommendation'],
      ['Objections to Report and Recommendation Due'],
    ],
    [
      'RULING AND ORDER Adopting 35 Report and Recommendation of the U.S. Magistrate Judge; granting 31 Motion to Dismiss for Failure to State a Claim. The Complaint is DISMISSED WITH PREJUDICE.',
      ['order-dismissing', 'order-adopting'],
      APPEAL,
    ],
    [
      'OBJECTION to 35 Report and Recommendation by Ilse Fenn',
      ['objections'],
      ['Response to Objections Due'],
    ],
    [
      'LETTER MOTION for Extension of Time addressed to Judge Ashdown from Tamsin Overgaard',
      ['motion-letter'],
      [],
    ],
    ['LETTER MOTION for Pre-Motion Conference re: proposed motion to dismiss', ['motion-letter'], []],
    [
      'ORDER denying 24 Motion to Strike; granting 22 Motion for Default Judgment. Judgment is entered against Ilse Fenn in the amount of $12,400.',
      ['default-judgment', 'order-denying'],
      [...APPEAL, 'Motion for Relief from Judgment Due'],
    ],
    [
      'NOTICE OF MOTION AND MOTION to Supplement Joint Discovery Motion filed by Bram Pell',
      ['motion'],
      ['Response to Motion Due'],
    ],
    ['PETITION for Attorney Fees filed by plaintiff Bram Pell', ['motion'], ['Response to Motion Due']],
    ['ORDER OF DISCHARGE of Debtor Ilse Fenn', ['bankruptcy-discharge'], []],
    ['Meeting of Creditors (341) set for 4/30/2024', ['bankruptcy-meeting'], []],
    ['INDICTMENT as to Ilse Fenn (1) count 1', ['criminal-charge'], []],
    ['JUDGMENT IN A CRIMINAL CASE as to Ilse Fenn. Signed by Judge Ashdown', ['criminal-sentence'], []],
  ])('%s', (text, events, offers) => {
    const read = eventsOf(entryOf(text));
    expect(read.filter((event) => event !== 'judgment')).toEqual(events);
    expect([...new Set(offered(text))].sort()).toEqual([...offers].sort());
  });

  it('what ends the review of an agency’s decision can be appealed', () => {
    const text =
      "DECISION AND ORDER. IT IS ORDERED that the Commissioner's decision is REVERSED and this action is REMANDED to the Commissioner under sentence four of 42 U.S.C. 405(g). Signed by Judge Ashdown";
    expect(eventsOf(entryOf(text))[0]).toBe('judgment');
    expect(offered(text)).toContain('Notice of Appeal Due (United States Is a Party)');
  });

  it('several rulings are told one by one, in the words of the entry', () => {
    const { meaning, next } = explainEntry(
      entryOf(
        'ORDER denying 24 Motion to Strike; granting 22 Motion for Default Judgment. Signed by Judge Ashdown',
      ),
    );
    expect(meaning).toContain('“Motion to Strike”: denied; “Motion for Default Judgment”: granted');
    expect(meaning).toContain('The court decided against a party that did not answer.');
    expect(next).toContain('Several rulings: read it');
  });

  it('a weighty decision that was not read for sure is never told as nothing', () => {
    const { meaning } = explainEntry(
      entryOf('ORDER re: default; sanctions in the terms of the hearing. Signed by Judge Ashdown'),
    );
    expect(meaning).toContain('may matter much');
  });

  it('summonses for the marshal are not served yet', () => {
    const { meaning } = explainEntry(
      entryOf('Summons Issued as to Ilse Fenn and forwarded to the US Marshal for service.'),
    );
    expect(meaning).toContain('Nobody has been served by this alone. It was sent to the marshal');
  });
});
