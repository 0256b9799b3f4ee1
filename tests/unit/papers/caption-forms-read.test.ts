import { describe, expect, it } from 'vitest';
import { readCaption } from '#src/papers/caption.ts';
import { classifyDocument } from '#src/papers/classify.ts';
import { readPaper } from '#src/papers/paper.ts';
import { splitNames } from '#src/papers/party-names.ts';
import { readLines } from '#src/text/lines.ts';
import { body, type Seen, scanned } from './captions/scan.ts';

function read(...pages: (readonly Seen[])[]) {
  const { text, layout } = scanned(...pages);
  const { court, parties } = readCaption(readPaper(text, layout));
  return {
    court: court?.text,
    parties: parties.map(({ role, name, certainty }) => `${role}: ${name} (${certainty})`),
  };
}

const partiesOf = (text: string) =>
  readCaption(readPaper(text)).parties.map(({ name, certainty }) => `${name} (${certainty})`);
const namesIn = (words: string) => splitNames(words).map(({ name }) => name);

describe('scans', () => {
  it('a stamp along the left margin leaves letters beside the lines, which are none of their words', () => {
    const stamp = (row: number, sign: string): Seen => [row, 870, sign, 80];
    const found = read([
      [0, 4_000, 'STATE OF MICHIGAN'],
      [1, 2_400, 'IN THE CIRCUIT COURT FOR THE COUNTY OF LARCH'],
      stamp(3, '='),
      [3, 1_300, 'ADA B. QUILL,'],
      stamp(4, 'oN'),
      [4, 1_800, 'Plaintiff,'],
      [4, 5_400, 'Case No. 31-104594-DO'],
      stamp(5, 'Z'),
      [5, 1_300, 'v.'],
      [6, 870, '3 BERT A. LUND,'],
      stamp(7, 'S'),
      [7, 1_800, 'Defendant.'],
      stamp(8, '2'),
      [9, 3_200, 'MOTION TO WITHDRAW AS COUNSEL'],
      ...body(11),
    ]);
    expect(found.parties).toEqual(['plaintiff: Ada B. Quill (certain)', 'defendant: Bert A. Lund (certain)']);
  });

  it('what a form says of its copies names no court, and a unit without its number none either', () => {
    const found = read([
      [0, 3_900, 'Original - Court'],
      [0, 6_000, '2nd Copy - Plaintiff'],
      [2, 1_400, 'STATE OF MICHIGAN'],
      [2, 7_300, 'CASE NO.'],
      [3, 1_300, 'THIRD JUDICIAL CIRCUIT'],
      [3, 7_100, '31-104594-DO'],
      [4, 1_600, 'LARCH COUNTY'],
      [6, 820, "Plaintiff's name(s), address(es), and telephone no(s)"],
      [6, 5_500, "Defendant's name(s), address(es), and telephone no(s)"],
      [7, 820, 'QUILL, ADA M'],
      [7, 5_500, 'LUND, BERT A'],
      ...body(10),
    ]);
    expect(found.court).toBe('STATE OF MICHIGAN THIRD JUDICIAL CIRCUIT LARCH COUNTY');
  });

  it('of the units that a form offers, the one with its number is the court’s', () => {
    const found = read([
      [0, 700, 'STATE OF MICHIGAN'],
      [0, 7_500, 'CASE NUMBER'],
      [1, 1_500, 'JUDICIAL DISTRICT'],
      [2, 430, '22nd JUDICIAL CIRCUIT'],
      [3, 430, 'Larch COUNTY'],
      [5, 470, 'Plaintiffs name, address, and telephone number'],
      [5, 5_440, "Defendant's name, address, and telephone number"],
      [6, 470, 'Ada Quill'],
      [6, 5_440, 'Bert Lund'],
      ...body(9),
    ]);
    expect(found.court).toBe('STATE OF MICHIGAN 22nd JUDICIAL CIRCUIT Larch COUNTY');
  });

  it('the boxes of a numbered form hold the names of each side', () => {
    const found = read([
      [0, 3_500, 'CIVIL COVER SHEET'],
      [2, 320, 'I. (a) PLAINTIFFS'],
      [2, 5_300, 'DEFENDANTS'],
      [3, 360, 'ADA QUILL'],
      [3, 5_240, 'BERT LUND, CARL MUND, DORA'],
      [4, 5_240, 'KELL, ALDER GALLERY'],
      [5, 480, '(b) County of Residence of First Listed Plaintiff'],
      [6, 480, 'Plaintiff'],
      [6, 5_240, '(U.S. Government Not a Party)'],
    ]);
    expect(found.parties).toEqual([
      'plaintiff: Ada Quill (certain)',
      'defendant: Bert Lund (certain)',
      'defendant: Carl Mund (certain)',
      'defendant: Dora Kell (certain)',
      'defendant: Alder Gallery (certain)',
    ]);
  });
});

describe('names', () => {
  it('the form of a company is part of its name, in letters or written out', () => {
    expect(namesIn('Larch Flats, Limited Partnership,')).toEqual(['Larch Flats, Limited Partnership']);
    expect(namesIn('ALDER DENTAL, PROFESSIONAL CORPORATION; ADA POE')).toEqual([
      'Alder Dental, Professional Corporation',
      'Ada Poe',
    ]);
    expect(namesIn('LARCH FLATS, a limited partnership, and ADA POE')).toEqual(['Larch Flats', 'Ada Poe']);
  });

  it('an initial A is no article', () => expect(namesIn('BERT A LUND')).toEqual(['Bert A Lund']));

  const sides = (plaintiff: string, defendant: string) =>
    `IN THE CIRCUIT COURT FOR LARCH COUNTY\nSTATE OF OHIO\n\n${plaintiff}\nv.    Case No. 31-1234-CZ\n${defendant}\n\nCOMPLAINT\n`;

  it('two people without a comma between them are no sure name', () => {
    expect(partiesOf(sides('ADA POE\nBERT LUND,\nPlaintiffs,', 'CARL MUND,\nDefendant.'))).toEqual([
      'Ada Poe Bert Lund (unsure)',
      'Carl Mund (certain)',
    ]);
    expect(partiesOf(sides('ADA POE,\nPlaintiff,', 'CARL MUND DORA KELL,\nDefendants.'))).toEqual([
      'Ada Poe (certain)',
      'Carl Mund Dora Kell (unsure)',
    ]);
  });

  it('one long name, or a company over two lines, stays sure', () => {
    expect(
      partiesOf(sides('ADA MARIE\nPOE-LUND,\nPlaintiff,', 'THE ALDER TOWING\nCOMPANY OF OHIO,\nDefendant.')),
    ).toEqual(['Ada Marie Poe-Lund (certain)', 'The Alder Towing Company of Ohio (certain)']);
  });

  it('the stamp of the day and hour of filing above the names is none of them', () => {
    const names = partiesOf(`12/3/2031 4:14 PM\n${sides('ADA POE,\nPlaintiff,', 'CARL MUND,\nDefendant.')}`);
    expect(names).toEqual(['Ada Poe (certain)', 'Carl Mund (certain)']);
  });
});

describe('kinds', () => {
  const kindOf = (text: string) => classifyDocument({ text, filename: 'scan.pdf' }).id;
  const CAPTION = 'LARCH DISTRICT COURT\n\nADA POE,\nPetitioner,\nv.\nBERT LUND,\nRespondent.\n\n';
  const SAYS =
    'The parties have been told of what follows and were given time to say what they wish.\n'.repeat(4);

  it('a title of small letters right below a caption is one', () =>
    expect(kindOf(`${CAPTION}Second amended petition for a\nwrit of habeas corpus\n\n${SAYS}`)).toBe(
      'petition',
    ));

  it('a motion with its notice before it and its draft behind it is a motion', () =>
    expect(kindOf(`${CAPTION}NOTICE – MOTION – ORDER\n\n${SAYS}`)).toBe('motion'));

  it('an argument that cites authority calls nobody to court', () =>
    expect(kindOf(`${CAPTION}ARGUMENT AND CITATION TO AUTHORITY\n\n${SAYS}`)).not.toBe('summons'));

  it('the judges who sat head an opinion without a title', () =>
    expect(
      kindOf(
        `In the Ohio Court of Appeals\n\nADA POE, )  No. 31108\nAppellant, )\nvs. )  No. 1711\nBERT LUND, )\nRespondent. )\n\nCarl T. Mund, P.J., Dora S. Kell, J., and Elsa M. Vale, J.\nIntroduction\nAppellant appeals the judgment that denied her motion. Finding no error, we affirm.\n${SAYS}`,
      ),
    ).toBe('opinion'));
});

it('what a browser prints at the head and foot of a page is noise', () => {
  const lines = readLines(
    'Dear Ada,\n10/9/31, 5:48 AM Mail - Your notice\nhttps://mail.example/u/0?x=1 1/2\nYours',
  );
  expect(lines.map(({ noise }) => noise)).toEqual([false, true, true, false]);
});
