import { describe, expect, it } from 'vitest';
import { classifyDocument } from '#src/papers/classify.ts';
import { SURE_ENOUGH } from '#src/papers/kinds.ts';

const PROSE =
  'The parties appear in this matter as set out above and the paper states its grounds in the lines that follow,\nwhich are long enough to be read as running prose and which say nothing that decides what the paper is called.';

const CAPTION = `IN THE DISTRICT COURT OF ALDER COUNTY
STATE OF OKLAHOMA
ODALYS PEMBERTON,
          Plaintiff,
v.                                        No. CJ-2024-118
TOBIAS WREN,
          Defendant.`;

function typeOf(text: string, filename = 'scan0001.pdf'): string {
  return classifyDocument({ text, filename }).type;
}

describe('papers that speak of other papers', () => {
  it('an order that quotes the motion it decides', () => {
    const text = `${CAPTION}
                    ORDER
Before the Court is the Defendant's Motion to Dismiss. The motion says:
"MOTION TO DISMISS
COMES NOW the Defendant and moves this Court to dismiss the Complaint."
The Court has read the COMPLAINT FOR DAMAGES and the RESPONSE IN OPPOSITION TO MOTION TO DISMISS.
IT IS ORDERED that the motion is DENIED.
/s/ Hester Vale
DISTRICT JUDGE`;
    expect(typeOf(text)).toBe('Order');
  });

  it('a motion that quotes an order and asks for one', () => {
    const text = `${CAPTION}
          PLAINTIFF'S MOTION TO ENFORCE THE SCHEDULING ORDER
On May 3, 2024 the Court wrote: "IT IS ORDERED that the parties exchange lists of witnesses." Plaintiff moves this
Court to enforce its ORDER of May 3, 2024 and to enter the attached proposed order.`;
    expect(typeOf(text)).toBe('Motion');
  });

  it('a proposed order without that word in its title: nobody signed it, a party submits it', () => {
    const text = `${CAPTION}
                    ORDER GRANTING MOTION TO COMPEL
THIS MATTER having come before the Court, IT IS ORDERED that the motion is granted.
                                        ______________________________
                                        DISTRICT COURT JUDGE
SUBMITTED BY:
/s/ Ines Calloway
Attorney for Plaintiff
APPROVED AS TO FORM:
______________________________`;
    expect(typeOf(text)).toBe('Proposed Order');
  });

  it('a motion with its proposed order behind it', () => {
    const text = `${CAPTION}\nMOTION TO COMPEL\n${PROSE}\f${CAPTION}\n[PROPOSED] ORDER GRANTING MOTION TO COMPEL\nIT IS ORDERED that the motion is granted.\n____________\nDISTRICT JUDGE\nSUBMITTED BY:\n/s/ Ines Calloway`;
    expect(typeOf(text)).toBe('Motion');
  });

  it('a motion with the complaint as its exhibit, and an exhibit’s cover sheet', () => {
    const complaint = `${CAPTION}\nCOMPLAINT FOR DAMAGES\n1. Plaintiff alleges.`;
    expect(typeOf(`${CAPTION}\nMOTION TO DISMISS\n${PROSE}\fEXHIBIT A\f${complaint}`)).toBe('Motion');
    expect(typeOf('EXHIBIT A')).toBe('Exhibit');
  });

  it('answers to interrogatories, an answer to a complaint, a request to admit', () => {
    const body = 'INTERROGATORY NO. 1: State your name.\nANSWER: Tobias Wren.';
    expect(typeOf(`${CAPTION}\nDEFENDANT'S ANSWERS TO INTERROGATORIES\n${body}`)).toBe('Discovery Response');
    expect(typeOf(`${CAPTION}\nDEFENDANT'S ANSWER TO INTERROGATORIES\n${body}`)).toBe('Discovery Response');
    expect(
      typeOf(`${CAPTION}\nDEFENDANT'S ANSWER\n1. Defendant admits the allegations of paragraph 1.`),
    ).toBe('Answer');
    expect(typeOf(`${CAPTION}\nREQUEST FOR ADMISSIONS\n${body}`)).toBe('Requests for Admission');
  });
});

describe('papers bundled together', () => {
  it('a summons in front of a complaint is a summons; a complaint in front of a summons is a complaint', () => {
    const summons = `${CAPTION}\nSUMMONS\nTHE STATE OF OKLAHOMA TO: Tobias Wren. You are hereby summoned and must respond.\nClerk of the Court`;
    const complaint = `${CAPTION}\nCOMPLAINT FOR DAMAGES\nPlaintiff alleges:\n1. Defendant owes her money.`;
    expect(typeOf(`${summons}\f${complaint}`)).toBe('Summons');
    expect(typeOf(`${complaint}\f${summons}`)).toBe('Complaint');
  });

  it('a summons that was served and returned', () => {
    const summons = `${CAPTION}\nSUMMONS\nA lawsuit has been filed against you. You must respond within 20 days.`;
    const filled = `RETURN OF SERVICE\nI personally served the summons on Tobias Wren on May 4, 2024 at 9 Elm Road.\n/s/ Silas Quill, Process Server`;
    expect(typeOf(`${CAPTION}\n${filled}`)).toBe('Return of Service');
    expect(['Summons', 'Return of Service']).toContain(typeOf(`${summons}\f${filled}`));
  });

  it('a certificate of service at the end does not rename the paper; alone it is one', () => {
    const certificate =
      'CERTIFICATE OF SERVICE\nI certify that I mailed a copy of this paper to Ines Calloway on May 4, 2024.';
    expect(typeOf(`${CAPTION}\nNOTICE OF HEARING\n${PROSE}\n${certificate}`)).toBe('Notice of Hearing');
    expect(typeOf(`${CAPTION}\n${certificate}`)).toBe('Certificate of Service');
  });

  it('an affidavit of service by its oath, an affidavit in support by its title', () => {
    const oath =
      'Silas Quill, being duly sworn, says: on May 4, 2024 I served the summons and complaint upon Tobias Wren.';
    expect(typeOf(oath)).toBe('Return of Service');
    expect(
      typeOf(`${CAPTION}\nAFFIDAVIT IN SUPPORT OF MOTION\nSilas Quill, being duly sworn, says: I saw it.`),
    ).toBe('Affidavit');
  });
});

describe('texts that say little', () => {
  it('a text layer that is only the court’s page stamp is not sorted', () => {
    const stamp = (page: number) =>
      `Case 1:24-cv-00123-ABC-DEF   Document 14   Filed 02/03/24   Page ${page} of 3`;
    const result = classifyDocument({ text: [1, 2, 3].map(stamp).join('\f'), filename: 'scan0001.pdf' });
    expect(result.confidence).toBeLessThan(SURE_ENOUGH);
    expect(result.kind).toBe('other');
  });

  it('an empty text is not sorted, and says so', () => {
    expect(classifyDocument({ text: '', filename: 'x.pdf' })).toMatchObject({ type: 'Other', cue: null });
  });
});

describe('decisions that carry no title, and what looks like one', () => {
  it.each([
    [
      'a reported decision',
      '2020 WL 1502002\nOnly the Westlaw citation is currently available.\nAda POE, Plaintiff,\nv.\nBoris LUND, Defendant.\nMEMORANDUM\nMARIGOLD ASH, District Judge.\nThe motion to dismiss is before us.',
    ],
    [
      'an opinion under a judge’s name',
      'ADA POE,\nPlaintiff,\nv.\nBORIS LUND,\nDefendant.\nMARIGOLD ASH, United States District Judge:\nPlaintiff alleges that the motion for a new trial was wrongly denied. We disagree with her reading of the rule.',
    ],
    [
      'an appeal heard by a bench',
      'United States Court of Appeals\nFor the Thirteenth Circuit\nNo. 24-1507\nADA POE,\nPlaintiff, Appellant,\nv.\nBORIS LUND,\nDefendant, Appellee.\nBefore\nAsh, Chief Judge,\nFenn and Reed, Circuit Judges.\nThe judgment is affirmed.',
    ],
    ['an order whose head word comes last', `${CAPTION}\nSUGGESTION OF REMAND AND\nTRANSFER ORDER\n${PROSE}`],
    [
      'a ruling of a court that prints no caption',
      'SUPERIOR COURT, COUNTY OF ALDER\nDEPARTMENT 12\nRULING ON SUBMITTED MATTER\nThe demurrer to the complaint is sustained with leave to amend.',
    ],
    [
      'an order known by its signature',
      `${CAPTION}\nThe parties having agreed, the hearing of May 3 is moved to June 4.\n/s/ Hester Vale\nUnited States District Judge`,
    ],
  ])('%s is an order', (_name, text) => {
    const result = classifyDocument({ text, filename: 'scan0001.pdf' });
    expect(result.kind).toBe('order');
    expect(result.confidence).toBeGreaterThanOrEqual(SURE_ENOUGH);
  });

  it('a party’s memorandum stays one although it speaks to a judge', () => {
    const text = `${CAPTION}\nMEMORANDUM OF LAW IN SUPPORT OF MOTION TO DISMISS\nTo the Honorable Hester Vale, District Judge:\n${PROSE}`;
    expect(typeOf(text)).toBe('Memorandum');
  });

  it('an office memorandum is no brief', () => {
    const text =
      'MEMORANDUM\nTO: All staff\nFROM: Ines Calloway\nDATE: May 3, 2024\nRE: Parking\nPlease do not park in front of the orchard.';
    expect(classifyDocument({ text, filename: 'a.pdf' })).toMatchObject({ type: 'Letter', kind: 'other' });
  });

  it('a notice whose head word comes last', () => {
    expect(typeOf(`United States Court of Appeals\nDate: October 3, 2024\nDOCKETING NOTICE\n${PROSE}`)).toBe(
      'Notice',
    );
  });

  it('terms of use with headings in capitals are no court paper', () => {
    const text = `TERMS OF USE\nWelcome. ${PROSE}\nARBITRATION NOTICE: you agree that disputes go to arbitration.\n${PROSE}`;
    expect(classifyDocument({ text, filename: 'a.pdf' }).confidence).toBeLessThan(SURE_ENOUGH);
  });

  it('a numbered heading is a part of a paper, not its title', () => {
    const text = `2019 WL 181354\nAda POE, Plaintiff,\nv.\nBoris LUND, Defendants.\nA. ORIGINAL MOTION\n${PROSE}`;
    expect(classifyDocument({ text, filename: 'a.pdf' }).kind).toBe('order');
  });

  it('an e-mail whose sender could not be read', () => {
    const text = 'To: Wren, Tobias\nCc: Calloway, Ines\nSubject: RE: the ladder\nWe never looked at it.';
    expect(typeOf(text)).toBe('Email');
  });
});
