import { expect, it } from 'vitest';
import { readCaption } from '#src/papers/caption.ts';
import { readPaper } from '#src/papers/paper.ts';

const partiesOf = (...lines: string[]) =>
  readCaption(readPaper(lines.join('\n'))).parties.map(({ name }) => name);

it('names the state that a form calls by its kind alone', () => {
  expect(
    partiesOf(
      'STATE OF OHIO                         In The Court of Common Pleas',
      'ELM COUNTY                            Case No. 31 CR 00417',
      '',
      '          STATE',
      '          VERSUS',
      'BRAMWELL LUND,',
      '          Defendant.',
      '',
      '               MOTION TO SEAL',
    ),
  ).toContain('State of Ohio');
});

it('keeps a state that sues below a court named with it', () => {
  expect(
    partiesOf(
      'IN THE CIRCUIT COURT OF THE STATE OF OREGON FOR ELM COUNTY',
      'STATE OF OREGON',
      '                    Plaintiff',
      '      vs                           Case Number: 31CR04711',
      'BRAMWELL LUND',
      '                    Defendant',
      '',
      '               MOTION TO SET ASIDE',
    ),
  ).toContain('State of Oregon');
});

it('takes who summons for no part of the name below', () => {
  const { parties } = readCaption(
    readPaper(
      'STATE OF NEW MEXICO\nCOUNTY OF BERNALILLO\nMETROPOLITAN COURT\n\nLARKSPUR CREDIT, LLC,\nPlaintiff,\nv.\nDefendant.\nCIVIL SUMMONS\nTHE STATE OF NEW MEXICO TO:\n\nWilla T. Hargrove-Pye\n\n1409 Birch Pl. SW\n\nAlbuquerque, NM 87104\n\nGREETINGS: You are hereby directed to file a written answer with the court within twenty (20) days after service of this summons upon you.',
    ),
  );
  expect(parties).toContainEqual(
    expect.objectContaining({ name: 'Willa T. Hargrove-Pye', role: 'defendant', certainty: 'unsure' }),
  );
});
