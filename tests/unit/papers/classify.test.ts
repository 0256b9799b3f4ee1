import { describe, expect, it } from 'vitest';
import { classifyDocument } from '#src/papers/classify.ts';

const PROSE =
  'The parties appear in this matter as set out above and the paper states its grounds in the lines that follow,\nwhich are long enough to be read as running prose and which say nothing that decides what the paper is called.';

/** A paper of an invented case with the title under its caption. */
function paper(title: string, body = PROSE): string {
  return [
    'STATE OF NEW MEXICO',
    'COUNTY OF SANDOVAL',
    'THIRTEENTH JUDICIAL DISTRICT COURT',
    'ODALYS PEMBERTON,',
    'Plaintiff,',
    'v.',
    'GRAYLING ORCHARDS, LLC, and TOBIAS WREN,',
    'Defendants.',
    'No. D-1329-CV-2024-00777',
    title,
    body,
  ].join('\n');
}

function typeOf(text: string, filename = 'scan0001.pdf'): string {
  return classifyDocument({ text, filename }).type;
}

describe('classifyDocument by the title under the caption', () => {
  it.each([
    // The traps of a guess by file name.
    ['ANSWER TO COMPLAINT', 'Answer'],
    ['ORDER ON MOTION TO DISMISS', 'Order'],
    ['[PROPOSED] ORDER GRANTING MOTION TO DISMISS', 'Proposed Order'],
    ['ORDER GRANTING MOTION TO STAY [PROPOSED]', 'Proposed Order'],
    // What a party asks the court to begin with, and what it asks for within.
    ['VERIFIED IN REM COMPLAINT TO FORECLOSE MORTGAGE', 'Complaint'],
    ['PETITION FOR EXTENSION OF STATUTE OF LIMITATIONS', 'Petition'],
    ['PETITION FOR EXTENSION OF TIME', 'Motion'],
    ['MEMORANDUM FINDINGS OF FACT AND OPINION', 'Opinion'],
    ['SEARCH AND SEIZURE WARRANT', 'Writ'],
    ['ENTRY REGARDING MOTION', 'Order'],
    // Confusable pairs.
    ['NOTICE OF MOTION AND MOTION TO COMPEL', 'Motion'],
    ['NOTICE OF MOTION', 'Motion'],
    ['NOTICE OF HEARING ON MOTION TO DISMISS', 'Notice of Hearing'],
    ['NOTICE OF REMOVAL', 'Notice of Removal'],
    ['NOTICE OF ELECTRONIC FILING', 'Notice of Electronic Filing'],
    ['NOTICE OF APPEAL', 'Notice of Appeal'],
    ['NOTICE OF LIMITED APPEARANCE', 'Notice of Appearance'],
    ['NOTICE OF VOLUNTARY DISMISSAL', 'Notice of Dismissal'],
    ['NOTICE OF FIRST AMENDED COMPLAINT', 'Notice'],
    ['ORDER GRANTING MOTION FOR SUMMARY JUDGMENT', 'Order'],
    ['MOTION FOR PROTECTIVE ORDER', 'Motion'],
    ['MOTION FOR DEFAULT JUDGMENT', 'Request for Default'],
    ['UNOPPOSED MOTION FOR EXTENSION OF TIME TO ANSWER COMPLAINT', 'Motion'],
    ['LETTER MOTION TO ADJOURN', 'Motion'],
    ['EX PARTE APPLICATION FOR TEMPORARY RESTRAINING ORDER', 'Motion'],
    ['TEMPORARY RESTRAINING ORDER', 'Order'],
    ['DEFENDANT WREN’S ANSWERS TO PLAINTIFF’S FIRST SET OF INTERROGATORIES', 'Discovery Response'],
    ['PLAINTIFF’S FIRST SET OF INTERROGATORIES TO DEFENDANT', 'Interrogatories'],
    ['RESPONSE TO REQUESTS FOR ADMISSION', 'Discovery Response'],
    ['REQUESTS FOR PRODUCTION OF DOCUMENTS', 'Requests for Production'],
    ['INTERROGATORIES AND REQUESTS FOR PRODUCTION', 'Discovery Request'],
    ['INITIAL DISCLOSURES', 'Disclosure'],
    ['MOTION TO COMPEL ANSWERS TO INTERROGATORIES', 'Motion'],
    ['RESPONSE TO MOTION TO DISMISS THE COMPLAINT', 'Response'],
    ['RESPONSE TO COMPLAINT', 'Answer'],
    ['ANSWER AND COUNTERCLAIM', 'Answer'],
    ['REPLY TO COUNTERCLAIM', 'Answer'],
    ['REPLY IN SUPPORT OF MOTION TO DISMISS', 'Reply'],
    ['STIPULATION OF DISMISSAL', 'Stipulation'],
    ['STIPULATION AND ORDER', 'Order'],
    ['JOINT STIPULATION AND [PROPOSED] ORDER', 'Proposed Order'],
    ['AFFIDAVIT OF SERVICE', 'Return of Service'],
    ['AFFIDAVIT OF TOBIAS WREN IN SUPPORT OF MOTION FOR SUMMARY JUDGMENT', 'Affidavit'],
    ['CERTIFICATE OF SERVICE', 'Certificate of Service'],
    ['SUMMONS', 'Summons'],
    ['JUROR SUMMONS', 'Jury Summons'],
    ['SUMMONS FOR JURY SERVICE', 'Jury Summons'],
    ['EVICTION CITATION', 'Summons'],
    ['DEBT CLAIM CITATION', 'Summons'],
    ['PETITION BY OWNER FOR RESTITUTION AND SUMMONS', 'Summons'],
    ['COMPLAINT AND DEMAND FOR JURY TRIAL', 'Complaint'],
    ['RETURN OF SERVICE OF SUMMONS', 'Return of Service'],
    ['SUBPOENA DUCES TECUM', 'Subpoena'],
    ['MINUTE ORDER', 'Minute Entry'],
    ['REPORT AND RECOMMENDATION', 'Report and Recommendation'],
    ['OPINION', 'Opinion'],
    ['WRIT OF EXECUTION', 'Writ'],
    ['WRIT OF GARNISHMENT', 'Garnishment'],
    ['DEFAULT JUDGMENT', 'Default Judgment'],
    ['WAIVER OF SERVICE', 'Waiver of Service'],
    ['JOINT STATUS REPORT', 'Status Report'],
    ['CORPORATE DISCLOSURE STATEMENT', 'Disclosure Statement'],
    ['MEMORANDUM OPINION AND ORDER', 'Order'],
    ['MEMORANDUM OF LAW IN OPPOSITION TO MOTION TO STRIKE', 'Response'],
    ['BRIEF IN SUPPORT OF MOTION TO DISMISS', 'Memorandum'],
    ['FINAL JUDGMENT', 'Judgment'],
    ['FINDINGS OF FACT AND CONCLUSIONS OF LAW', 'Judgment'],
    ['FIRST AMENDED COMPLAINT FOR BREACH OF CONTRACT', 'Complaint'],
    ['THIRD-PARTY COMPLAINT', 'Counterclaim'],
    ['VERIFIED PETITION', 'Petition'],
    ['O R D E R', 'Order'],
  ])('%s is of type %s', (title, type) => {
    const result = classifyDocument({ text: paper(title), filename: 'scan0001.pdf' });
    expect(result.type).toBe(type);
    expect(result.confidence).toBeGreaterThanOrEqual(0.6);
    expect(result.cue?.quote).toBe(title);
  });
});

it('a title goes on below a line that ends in a comma', () => {
  const title =
    'ORDER ADOPTING REPORT OF MAGISTRATE JUDGE,\nDISMISSING SECOND AMENDED PETITION UNDER STATUTE';
  expect(typeOf(paper(title))).toBe('Order');
});

describe('classifyDocument by place', () => {
  it('does not let a party’s name, a section or an exhibit name the paper', () => {
    const caption = paper('MOTION TO STRIKE').replace(
      'GRAYLING ORCHARDS, LLC',
      'FRATERNAL ORDER OF THE HERON',
    );
    expect(typeOf(caption)).toBe('Motion');
    expect(
      typeOf(`${paper('MOTION TO STAY')}\nCERTIFICATE OF SERVICE\nI mailed this paper to the other side.`),
    ).toBe('Motion');
    expect(typeOf(`${paper('MOTION TO DISMISS')}\f${paper('COMPLAINT FOR NEGLIGENCE')}`)).toBe('Motion');
    expect(typeOf(`${paper('ORDER')}\nMOTION TO AMEND\n${PROSE}`)).toBe('Order');
  });

  it('reads a title that stands in the right column of the caption', () => {
    const text = [
      'IN THE DISTRICT COURT OF ALDER COUNTY',
      'ODALYS PEMBERTON,            )',
      '          Plaintiff,         )   No. 24-CV-118',
      '     v.                      )',
      'TOBIAS WREN,                 )   MOTION TO COMPEL',
      '          Defendant.         )   DISCOVERY',
      PROSE,
    ].join('\n');
    expect(classifyDocument({ text, filename: 'a.pdf' })).toMatchObject({ type: 'Motion', kind: 'motion' });
  });

  it('quotes the deciding words at their place', () => {
    const text = `${'Clerk’s copy\n'}\f${paper('MOTION IN LIMINE')}`;
    const { cue, because } = classifyDocument({ text, filename: 'a.pdf' });
    expect(cue).toMatchObject({ quote: 'MOTION IN LIMINE', page: 2 });
    expect(text.slice(cue?.start, cue?.end)).toBe('MOTION IN LIMINE');
    expect(because).toContain('“MOTION IN LIMINE” (page 2)');
  });
});

describe('classifyDocument by wording and form', () => {
  it.each([
    [
      'From: Ada Poe <ada@example.org>\nTo: Clerk\nDate: 3 May 2024\nSubject: Hearing\n\nSee you in court.',
      'Email',
    ],
    [
      'Date Filed\t#\tDocket Text\n01/02/2024\t1\tCOMPLAINT filed. (Entered: 01/02/2024)\n01/05/2024\t2\tSUMMONS issued. (Entered: 01/05/2024)',
      'Docket',
    ],
    [
      'THE ALDER COMPANY\n14 June 2024\n\nDear Ms. Pemberton:\n\nYour rent is late.\n\nSincerely,\nT. Wren',
      'Letter',
    ],
    [
      'RESIDENTIAL LEASE\nThis Lease is made on 1 May 2024 between Grayling Orchards and Odalys Pemberton.\nRECITALS',
      'Lease',
    ],
    [
      'DEPOSITION OF TOBIAS WREN\nQ. Where do you live?\nA. In Alder County.\nQ. Since when?\nA. Since May.',
      'Transcript',
    ],
  ])('%#: %s', (text, type) => {
    expect(typeOf(text)).toBe(type);
  });

  it.each([
    'Her emotional distress grew after the promotion.',
    'The county recorder keeps the border map in good order.',
    'Please read the settlement release before Monday.',
  ])('finds no court paper in “%s”', (text) => {
    const result = classifyDocument({ text, filename: 'note.txt' });
    expect(result.kind).toBe('other');
    expect(result.confidence).toBeLessThan(0.6);
  });

  it('gives an e-mail file its type although it has no text, and distrusts a name that the text belies', () => {
    expect(classifyDocument({ text: '', filename: 'fwd.msg' })).toMatchObject({ type: 'Email' });
    expect(typeOf(paper('SUMMONS', `A lawsuit has been filed against you.\n${PROSE}`), 'old.msg')).toBe(
      'Summons',
    );
    expect(classifyDocument({ text: paper('SUMMONS'), filename: 'a.eml', mimeType: 'text/plain' }).type).toBe(
      'Summons',
    );
  });

  it('takes a file name only as a weak hint', () => {
    const result = classifyDocument({ text: '', filename: 'Answer to Complaint.pdf' });
    expect(result).toMatchObject({ type: 'Answer', cue: null });
    expect(result.confidence).toBeLessThan(0.6);
    expect(classifyDocument({ text: '', filename: 'IMG_2231.jpg' }).type).toBe('Other');
  });
});

it('a form of California’s courts has its title beside the place for the clerk’s stamp', () => {
  const text = `DV-110 Temporary Restraining Order Clerk stamps date here when form is
filed.
Superior Court of California, County of Sacramento
(1) Protected Person (name): Alma Reyes Castel
(2) Restrained Person Full Name: Marlo Castel`;
  expect(classifyDocument({ text, filename: 'page.pdf', mimeType: 'application/pdf' }).type).toBe(
    'Order of Protection',
  );
});
