import { describe, expect, it } from 'vitest';
import { readCaption } from '#src/papers/caption.ts';
import { readPaper } from '#src/papers/paper.ts';

const courtOf = (...lines: string[]) => {
  const { court } = readCaption(readPaper(lines.join('\n')));
  return court === null ? null : `${court.text} ${court.certainty}`;
};

describe('a form whose court is left blank', () => {
  it('says the kind of court and the state that it prints', () => {
    expect(
      courtOf(
        '____________          *          _______ JUDICIAL DISTRICT COURT',
        'VERSUS                *          DOCKET NUMBER: ________ Div. ___',
        '____________          *          _______________ PARISH, LOUISIANA',
        '',
        'IN FORMA PAUPERIS AFFIDAVIT',
        '1. Your full name: ___________',
      ),
    ).toMatch(/^Judicial District Court, Louisiana likely$/i);
  });

  it('says the state alone where the form does not print the kind', () => {
    expect(
      courtOf(
        'MOTION TO WAIVE FEES',
        '1. Case Number: ________',
        '2. Case filed in: (county) ________',
        '3. Background. I request that court fees be waived under C.R.S. 13-16-103. I cannot afford court costs.',
      ),
    ).toBe('Colorado court likely');
  });

  it('says the one court in which all cases of a state begin', () => {
    expect(
      courtOf(
        'APPLICATION FOR A WAIVER OF FEES',
        'A list is at www.courts.oregon.gov or with the court clerk.',
        'You may ask the court to waive court fees. The court may say no.',
      ),
    ).toBe('Circuit Court, Oregon likely');
  });

  it('is unsure where the form is filled in, and its court stands somewhere else', () => {
    expect(
      courtOf(
        'SUMMONS',
        'Case Number: 31-CV-004417',
        'Plaintiff: ADA POE',
        'Defendant: BERT LUND',
        'You can find more at the California Courts Online Self-Help Center (www.courts.ca.gov), or ask the court clerk for a fee waiver form.',
      ),
    ).toMatch(/unsure$/);
  });

  it('is none for a letter that tells of a court', () => {
    expect(
      courtOf(
        'Ada Poe',
        '12 Fern Street',
        'Austin, Texas 78701',
        '',
        'Dear Mr. Lund,',
        'The court may decide, and court costs are high. Texas Property Code 92.103 says so.',
      ),
    ).toBeNull();
  });

  it('reads no name from a list in which nobody chose', () => {
    expect(
      courtOf('JUSTICE COURT, -- Select a Court --', 'ELM COUNTY, NEVADA', '', 'Landlord,', 'vs.', 'Tenant.'),
    ).toMatch(/^JUSTICE COURT, ELM COUNTY, NEVADA/i);
  });
});

describe('a federal court that no head names', () => {
  it('is the one whose site a notice was printed from', () => {
    expect(
      courtOf(
        'Notice to users https://www.nmb.uscourts.gov/news/outage',
        'The system will be down on Saturday.',
      ),
    ).toBe('United States Bankruptcy Court for the District of New Mexico likely');
  });

  it('is none where several sites are named', () => {
    expect(courtOf('See www.nmb.uscourts.gov and www.scb.uscourts.gov for more.')).toBeNull();
  });

  it('is the one whose district is filled in beside the words that ask for it', () => {
    expect(
      courtOf(
        'Fill in this information to identify your case:',
        'Debtor 1        Ada Poe',
        'United States Bankruptcy Court for the: NORTHERN DISTRICT OF OHIO',
        'Case number     31-11680',
      ),
    ).toMatch(/United States Bankruptcy Court for the:? NORTHERN DISTRICT OF OHIO/);
  });
});
