import { describe, expect, it } from 'vitest';
import { readCaption } from '#src/papers/caption.ts';
import { readPaper } from '#src/papers/paper.ts';
import { splitNames } from '#src/papers/party-names.ts';

const namesOf = (joined: string) => splitNames(joined).map(({ name }) => name);

describe('names of a side', () => {
  it.each<[string, string, string[]]>([
    [
      'whom the same words describe one after the other',
      'CITY OF ELM, COUNTY OF ELM,\nASPEN AMBULANCE,\nADA POE, an individual,\nBERT LUND, an individual,\nCARL MUND, and DOES 1-10,\ninclusive,',
      ['City of Elm', 'County of Elm', 'Aspen Ambulance', 'Ada Poe', 'Bert Lund', 'Carl Mund', 'DOES 1-10'],
    ],
    [
      'companies of one state',
      'ALDERAPP INC., a Delaware corporation,\nand BIRCHBOOK, INC., a Delaware\ncorporation,',
      ['Alderapp Inc.', 'Birchbook, Inc.'],
    ],
    [
      'in the same capacities',
      'ADA POE, in individual\nand representative capacity as trustee of\nthe Poe Living Trust Agreement; BERT A. POE, in\nindividual and representative capacity as trustee of the Poe Living Trust Agreement',
      ['Ada Poe', 'Bert A. Poe'],
    ],
    [
      'with Jr. before what describes two of them',
      'ADA POE, individually and as\nSuccessor in Interest to Carl Poe,\nCARL POE, JR., individually and as\nSuccessor in Interest to Carl Poe, and\nX.P., a minor, by and through his Guardian\nAd Litem, DORA POE, individually',
      ['Ada Poe', 'Carl Poe, Jr.', 'X.P.'],
    ],
    [
      'with its place in brackets',
      'ALDER ELECTRONICS (ELMTOWN) CO.,\nLTD.; BIRCH\n(UK) LIMITED; and ADA POE (an individual)',
      ['Alder Electronics (Elmtown) Co., Ltd.', 'Birch (Uk) Limited', 'Ada Poe'],
    ],
    ['that begins with the letters of all', 'ALLEN HENRY POE, LLC,', ['Allen Henry Poe, LLC']],
    ['but not all who are not named', 'ADA POE AND ALL OCCUPANTS', ['Ada Poe']],
    ['with other names, whatever stands for it', 'Ada R Poe\nt/n Ada Rose Poe;', ['Ada R Poe']],
    ['with others, in two words', 'BERT LUND ET. AL.', ['Bert Lund']],
    [
      'that ends in letters with periods',
      'Alder Energia S.A.U.,\nLund S.A.,',
      ['Alder Energia S.A.U.', 'Lund S.A.'],
    ],
    [
      'with posts in which they are sued',
      'Ada Poe, RN, School Nurse, in her\nindividual and official capacities, Bert Lund, Teacher, in his individual capacity',
      ['Ada Poe, RN', 'Bert Lund'],
    ],
  ])('%s', (_words, joined, names) => {
    expect(namesOf(joined)).toEqual(names);
  });
});

describe('parties of a caption', () => {
  const partiesOf = (text: string) =>
    readCaption(readPaper(text)).parties.map(({ role, name }) => `${role} ${name}`);

  it('named by initials', () => {
    const text =
      'IN THE CIRCUIT COURT OF ELM COUNTY, OHIO\n\nA.P.,\n      Plaintiff,\n  v.\nBERT LUND,\n      Defendant.\n\nCOMPLAINT\n';
    expect(partiesOf(text)).toEqual(['plaintiff A.P.', 'defendant Bert Lund']);
  });

  it('whose role and the versus stand right of them, with the mark of a footnote', () => {
    const text =
      'UNITED STATES TAX COURT\n\nADA POE AND BERT POE,1   Petitioners v.\nCOMMISSIONER OF INTERNAL REVENUE, Respondent\n\nDocket No. 12345-20.\n';
    expect(partiesOf(text)).toEqual([
      'petitioner Ada Poe',
      'petitioner Bert Poe',
      'respondent Commissioner of Internal Revenue',
    ]);
  });

  it('whose name goes on in brackets, where the versus was lost', () => {
    const text =
      'UNITED STATES DISTRICT COURT\nDISTRICT OF OHIO\n\nALDER LUMBER LLC,\n        Plaintiff,\n\nBIRCH ELECTRONICS\n(ELMTOWN) CO., LTD.,\n        Defendant.\n\nMOTION TO SEAL\n';
    expect(partiesOf(text)).toEqual([
      'plaintiff Alder Lumber LLC',
      'defendant Birch Electronics (Elmtown) Co., Ltd.',
    ]);
  });

  it('of a court whose kind holds an and', () => {
    const text =
      'COMMONWEALTH OF MASSACHUSETTS\nSUPREME JUDICIAL COURT\n\nADA POE,\nPetitioner,\nv.\nLARCH PROBATE AND FAMILY COURT,\nRespondent.\n';
    expect(partiesOf(text)).toEqual(['petitioner Ada Poe', 'respondent Larch Probate and Family Court']);
  });
});
