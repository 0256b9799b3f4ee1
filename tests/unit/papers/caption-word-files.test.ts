import { describe, expect, it } from 'vitest';
import { readCaption } from '#src/papers/caption.ts';
import { classifyDocument } from '#src/papers/classify.ts';
import { readPaper } from '#src/papers/paper.ts';
import { CENTERED, LINE_WIDTH, RIGHT } from '#src/text/line-layout.ts';

/** A file of Word: each paragraph is a line, and nothing says where it stands but its style. */
function word(...paragraphs: readonly (readonly [text: string, flags?: number])[]) {
  let text = '';
  const lines: number[] = [];
  for (const [words, flags = 0] of paragraphs) {
    text += text === '' ? '' : '\n';
    if (words !== '') lines.push(text.length, text.length + words.length, 0, 0, 0, 0, 0, flags);
    text += words;
  }
  if (lines.length % LINE_WIDTH !== 0) throw new Error('a piece lacks a number');
  return { text, layout: [{ page: 1, lines }] };
}

function read(...paragraphs: readonly (readonly [text: string, flags?: number])[]) {
  const { text, layout } = word(...paragraphs);
  const { court, caseNumber, parties } = readCaption(readPaper(text, layout));
  return {
    court: court?.text,
    number: caseNumber?.text,
    parties: parties.map(({ role, name, certainty }) => `${role}: ${name} (${certainty})`),
  };
}

const BODY =
  'Comes the Plaintiff, Ada Poe, by counsel, and asks the Court to set a day for the trial of this case, which has been pending for more than two years and in which all discovery that was asked for has been answered by both sides.';

describe('captions of files that say nothing of places', () => {
  it('tabs and wide gaps part the number, the court, the names and their roles', () => {
    const found = read(
      ['NO. 31-CI-001234\t\t\t      LARCH CIRCUIT COURT'],
      ['DIVISION FIVE (5)', RIGHT],
      ['JUDGE DORA KELL', RIGHT],
      [''],
      ['ADA POE\t\t\t\t          PLAINTIFF'],
      [''],
      ['v.                 NOTICE – MOTION – ORDER'],
      [''],
      ['BERT LUND;'],
      ['ALDER MUTUAL INSURANCE COMPANY &'],
      ['CARL MUND\t\t\t\t      DEFENDANTS'],
      [''],
      [BODY],
    );
    expect(found.court).toMatch(/^LARCH CIRCUIT COURT/);
    expect(found.number).toBe('31-CI-001234');
    expect(found.parties).toEqual([
      'plaintiff: Ada Poe (certain)',
      'defendant: Bert Lund (certain)',
      'defendant: Alder Mutual Insurance Company (certain)',
      'defendant: Carl Mund (certain)',
    ]);
  });

  it('a title that begins right of the ‘v.’ goes on below it, above the other names', () => {
    const found = read(
      ['CASE NO. 31-CI-001234\tLARCH CIRCUIT COURT'],
      ['DIVISION FIVE (5)', RIGHT],
      ['JUDGE DORA KELL', RIGHT],
      [''],
      ['ADA POE\t\tPLAINTIFF'],
      [''],
      ['v.\t\tNOTICE OF DEPOSITION OF CORPORATE'],
      ['REPRESENTATIVE PURSUANT TO THE RULES', CENTERED],
      [''],
      ['BERT LUND\t\tDEFENDANT'],
      [''],
      [BODY],
    );
    expect(found.parties).toEqual(['plaintiff: Ada Poe (certain)', 'defendant: Bert Lund (certain)']);
  });

  it('a paragraph on one line is the text of the paper, and what is headed below it no title', () => {
    const { text } = word(
      ['LARCH CIRCUIT COURT'],
      ['ADA POE\t\tPLAINTIFF'],
      ['v.'],
      ['BERT LUND\t\tDEFENDANT'],
      ['NOTICE TO TAKE DEPOSITION'],
      [BODY],
      ['Respectfully submitted,'],
      ['CERTIFICATE OF SERVICE'],
      ['A copy was mailed.'],
    );
    expect(classifyDocument({ text, filename: 'paper.docx' }).id).toBe('notice');
  });
});
