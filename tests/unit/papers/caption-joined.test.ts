import { describe, expect, it } from 'vitest';
import { readCaption } from '#src/papers/caption.ts';
import { readPaper } from '#src/papers/paper.ts';

const partiesOf = (text: string) =>
  readCaption(readPaper(text)).parties.map(
    ({ role, name, certainty }) => `${role} ${name}${certainty === 'certain' ? '' : ` (${certainty})`}`,
  );

const COURT = 'UNITED STATES DISTRICT COURT\nNORTHERN DISTRICT OF OHIO\n\n';

describe('captions of several roles', () => {
  it('a role that runs over three lines is one', () => {
    const text = `${COURT}ALDER USA, INC.,
        Plaintiff and Counter-
        Defendant,
    vs.
LUND FOODS, INC.,
        Defendant, Counter-
        Claimant, and Third Party
        Plaintiff.

MOTION FOR SUMMARY JUDGMENT
`;
    expect(partiesOf(text)).toEqual(['plaintiff Alder USA, Inc.', 'defendant Lund Foods, Inc.']);
  });

  it('a case of intervenors stands between two others', () => {
    const text = `${COURT}ALDER DROPS, INC.,
        Plaintiff,
    v.
LUND, INC.,
        Defendant.

POE, INC., et al.,
        Intervenor-Plaintiffs,
    v.
ALDER DROPS, INC.,
        Intervenor-Defendant.

ALDER DROPS, INC.,
        Plaintiff,
    v.
NORDMARK, INC.,
        Defendant.

ORDER
`;
    expect(partiesOf(text)).toEqual([
      'plaintiff Alder Drops, Inc.',
      'defendant Lund, Inc.',
      'other Poe, Inc.',
      'defendant Nordmark, Inc.',
    ]);
  });

  it('sides that changed their roles in another case are parties of it', () => {
    const text = `${COURT}ALDER HOLDINGS, LTD., et al.,
        Plaintiffs/Counterclaim-Defendants,
    v.
LUND FONER, et al.,
        Defendants/Counterclaim-Plaintiffs.
LUND INC., et al.,
        Plaintiffs/Counterclaim-Defendants,
    v.
ALDER HOLDINGS, LTD., et al.,
        Defendants/Counterclaim-Plaintiffs.

OPPOSITION
`;
    expect(partiesOf(text)).toEqual([
      'plaintiff Alder Holdings, Ltd.',
      'defendant Lund Foner',
      'plaintiff Lund Inc.',
    ]);
  });

  it('who applies is named above their role', () => {
    const text = `${COURT}In re Ex Parte Application of
ALDER TECHNOLOGIES INC.,
        Applicant,

For an Order Pursuant to 28 U.S.C. 1782

DECLARATION OF ADA POE
`;
    expect(partiesOf(text)).toEqual(['other Alder Technologies Inc.']);
  });

  it('the debtor is no party of the case within theirs', () => {
    const text = `UNITED STATES BANKRUPTCY COURT
NORTHERN DISTRICT OF OHIO

In re:
ADA POE,
        Debtor.

ADA POE, an individual,
        Plaintiff

LUND TECHNOLOGIES, INC.,
        Defendant.

NOTICE OF FILING
`;
    expect(partiesOf(text)).toEqual(['plaintiff Ada Poe', 'defendant Lund Technologies, Inc.']);
  });
});

describe('captions whose signs were lost', () => {
  it('who prosecutes stands above whom', () => {
    const text = `${COURT}UNITED STATES OF AMERICA

ADA POE
        DEFENDANT(S).

AFFIDAVIT OF SURETY
`;
    expect(partiesOf(text)).toEqual(['plaintiff United States of America', 'defendant Ada Poe']);
  });

  it('the cases that a table of authorities names are not this one', () => {
    const text = `UNITED STATES BANKRUPTCY COURT
NORTHERN DISTRICT OF OHIO

In re:
ALDER COMPUTING, INC., et al.,
        Debtors.1

MOTION OF DEBTORS

TABLE OF AUTHORITIES

Cases
Lund World Indus.,
Inc. v. James A. Poe, Inc.,
123 F.3d 456
`;
    expect(partiesOf(text)).toEqual(['other Alder Computing, Inc.']);
  });

  it('other names of a defendant are nobody else', () => {
    const text = `United States District Court
Northern District of Ohio

UNITED STATES OF AMERICA vs.
Defendant
Ada R Poe
t/n Ada Rose Poe;
akas:   Dora Poe; Rose Poe

JUDGMENT
`;
    expect(partiesOf(text)).toEqual(['plaintiff United States of America', 'defendant Ada R Poe']);
  });
});

describe('a side that is not printed whole', () => {
  const head = `${COURT}ADA POE,
        Plaintiff,
    v.
LUND, et al.,
        Defendants.

ORDER
`;

  it('is not filled with last names', () => {
    const text = `${head}By order, defendants Davis, Lund, Prober, Barton and Robin were ordered to submit documents.\n`;
    expect(partiesOf(text)).toEqual(['plaintiff Ada Poe', 'defendant Lund']);
  });

  it('is not doubted where its others are spoken of', () => {
    const text = `${head}Defendant Wesley Jordan is a resident of Ohio.\n`;
    expect(partiesOf(text)).toEqual(['plaintiff Ada Poe', 'defendant Lund']);
  });
});

it('what describes a party down to its role is no other party', () => {
  const text = `${COURT}ELM CHAPEL,
        Plaintiff, Appellant,
    v.
JANET P. MULL, in her official capacity as Governor of the
State of Ohio,
        Defendant, Appellee.

OPINION
`;
  expect(partiesOf(text)).toEqual(['plaintiff Elm Chapel', 'defendant Janet P. Mull']);
});
