import { describe, expect, it } from 'vitest';
import { readCaption } from '#src/papers/caption.ts';
import { withoutLabels } from '#src/papers/caption-court-compose.ts';
import { withWordsJoined } from '#src/papers/caption-misread.ts';
import { readPaper } from '#src/papers/paper.ts';
import { body, type Seen, scanned } from './captions/scan.ts';

/** A sheet whose text is the file's own: how sure recognition was is not said. */
function printed(...rows: readonly Seen[]) {
  const { text, layout } = scanned(rows);
  const own = layout.map(({ page, lines }) => ({
    page,
    lines: lines.map((number, at) => (at % 8 === 7 ? 0 : number)),
  }));
  return { text, layout: own };
}

function courtOf({ text, layout }: ReturnType<typeof printed>): string {
  const { court } = readCaption(readPaper(text, layout));
  return court === null ? 'none' : `${court.text} (${court.certainty})`;
}

describe('the name of a court without the blanks of its form', () => {
  it.each([
    ['IN THE CIRCUIT COURT OF, MISSOURI', 'IN THE CIRCUIT COURT, MISSOURI'],
    ['IN THE JUSTICE COURT PRECINCT NO. COUNTY, TEXAS', 'IN THE JUSTICE COURT, TEXAS'],
    ['Court (Must Be Completed) State of Tennessee', 'Court State of Tennessee'],
    ['General District Court CITY OR COUNTY', 'General District Court'],
    ['In District Court, In The Matter Of The Petition Of', 'In District Court'],
    ['Justice Court of Utah Judicial District County', 'Justice Court of Utah'],
    ['MAGISTRATE COURT OF', 'MAGISTRATE COURT'],
    // What is filled in, and what is no blank, stays.
    ['PROBATE COURT NO. 2 BEXLEY COUNTY, TEXAS', 'PROBATE COURT NO. 2 BEXLEY COUNTY, TEXAS'],
    ['IN THE SUPERIOR COURT OF HARROW COUNTY, GEORGIA', 'IN THE SUPERIOR COURT OF HARROW COUNTY, GEORGIA'],
    ['HOUSING COURT DEPARTMENT', 'HOUSING COURT DEPARTMENT'],
    ['COUNTY COURT, LARCH COUNTY, COLORADO', 'COUNTY COURT, LARCH COUNTY, COLORADO'],
  ])('%s', (name, bare) => {
    expect(withoutLabels(name)).toBe(bare);
  });
});

describe('a court put together from its pieces', () => {
  it('the county of a blank is not filled in: its level and its state are said', () => {
    const sheet = printed(
      [0, 1_500, 'IN THE CIRCUIT COURT OF'],
      [0, 7_500, ', MISSOURI'],
      [1, 3_300, '(County where court is located.)'],
      [3, 800, 'In re the Marriage of:'],
      [4, 800, '(First Name)'],
      [5, 800, 'Petitioner,'],
      [8, 1_700, 'Answer to Petition for Dissolution of Marriage'],
      ...body(10),
    );
    expect(courtOf(sheet)).toBe('IN THE CIRCUIT COURT, Missouri (likely)');
  });

  it('the state is that of the site and the rules by which a form was made', () => {
    const sheet = printed(
      [0, 3_700, 'In the Conciliation Court'],
      [2, 1_200, 'ADA POE, Plaintiff'],
      [3, 1_200, 'v.'],
      [4, 1_200, 'BERT LUND, Defendant'],
      [6, 3_700, 'Statement of Claim'],
      ...body(8),
      [12, 1_200, 'Forms are free at www.mncourts.gov/forms. See the Minnesota Rules of Conciliation Court.'],
    );
    expect(courtOf(sheet)).toBe('In the Conciliation Court, Minnesota (likely)');
  });

  it('two states that are said alike say none', () => {
    const sheet = printed(
      [0, 3_700, 'In the Conciliation Court'],
      [2, 1_200, 'ADA POE, Plaintiff'],
      [3, 1_200, 'v.'],
      [4, 1_200, 'BERT LUND, Defendant'],
      ...body(8),
      [12, 1_200, 'See the Minnesota Rules and the Wisconsin Rules; www.mncourts.gov and www.wicourts.gov.'],
    );
    expect(courtOf(sheet)).not.toMatch(/Minnesota|Wisconsin/);
  });

  it('what a program filled in behind a label belongs to the name, though no piece of the layout holds it', () => {
    const { text, layout } = printed(
      [0, 1_200, 'State of Minnesota'],
      [0, 7_300, 'Conciliation Court'],
      [2, 1_200, 'County of:'],
      [2, 3_200, 'Alder'],
      [2, 5_300, 'Court File Number: 31-CO-31-118'],
      [3, 1_200, 'Judicial District:'],
      [3, 3_400, 'Tenth'],
      [3, 5_300, 'Case Type: Conciliation'],
      [5, 1_200, 'Ada Poe'],
      [6, 1_200, 'Plaintiff'],
      [7, 1_200, 'VS'],
      [8, 1_200, 'Bert Lund'],
      [9, 1_200, 'Defendant'],
      ...body(11),
    );
    const filled = layout.map(({ page, lines }) => ({
      page,
      lines: lines.filter((_, at) => {
        const piece = at - (at % 8);
        const words = text.slice(lines[piece], lines[piece + 1]);
        return words !== 'Alder' && words !== 'Tenth';
      }),
    }));
    expect(courtOf({ text, layout: filled })).toBe(
      'State of Minnesota Conciliation Court, Alder County, Tenth Judicial District (likely)',
    );
  });

  it('a form that offers several courts, none of them chosen, says which and is unsure', () => {
    const sheet = printed(
      [0, 5_500, 'In the'],
      [1, 6_200, 'Justice Court'],
      [2, 6_200, 'County Court'],
      [3, 1_200, 'Plaintiff'],
      [4, 1_200, 'v.'],
      [6, 1_200, 'Defendant'],
      [6, 7_400, 'County, Texas'],
      ...body(8),
    );
    expect(courtOf(sheet)).toBe('Justice Court or County Court, Texas (unsure)');
  });

  it('Michigan names its courts by their districts', () => {
    const sheet = printed(
      [0, 1_000, 'STATE OF MICHIGAN'],
      [0, 7_600, 'CASE NUMBER'],
      [1, 1_600, 'JUDICIAL DISTRICT'],
      [1, 4_500, 'ANSWER'],
      [3, 600, 'Court address'],
      [3, 8_000, 'Court telephone number'],
      [4, 600, 'Plaintiff’s name, address, and telephone number'],
      [4, 5_500, 'Defendant’s name, address, and telephone number'],
      [5, 5_000, 'v'],
      ...body(8),
    );
    expect(courtOf(sheet)).toBe('District Court, Michigan (likely)');
  });

  it('a federal court stays as it is printed', () => {
    const sheet = printed(
      [0, 3_000, 'UNITED STATES DISTRICT COURT'],
      [1, 3_000, 'NORTHERN DISTRICT OF OHIO'],
      [3, 1_200, 'ADA POE, Plaintiff,'],
      [4, 1_200, 'v.'],
      [5, 1_200, 'BERT LUND, Defendant.'],
      ...body(8),
      [12, 1_200, 'Filed in Indiana. See the Indiana Rules; www.in.gov.'],
    );
    expect(courtOf(sheet)).toBe('UNITED STATES DISTRICT COURT NORTHERN DISTRICT OF OHIO (certain)');
  });

  it.each([
    ['Sup erior Court of New J ersey', 'Superior Court of New Jersey'],
    ['DIS TRICT COURT', 'DISTRICT COURT'],
    ['Superior Court of Larch County', 'Superior Court of Larch County'],
    ['Justice of the Peace Court', 'Justice of the Peace Court'],
  ])('words that a program broke: %s', (broken, whole) => {
    expect(withWordsJoined(broken)).toBe(whole);
  });
});

describe('words that stand alone in a layer of recognized text', () => {
  it('are the lines that they were printed in, each in its column', () => {
    const rows: [top: number, left: number, words: string][] = [
      [858, 600, 'State of Minnesota'],
      [876, 7_800, 'Conciliation Court'],
      [1_034, 600, 'Alder County'],
      [1_050, 7_500, 'Tenth Judicial District'],
      [1_228, 6_400, 'Court File Number: 02-CO-31-1357'],
      [1_573, 600, 'ADA POE, Plaintiff'],
      [1_773, 600, 'vs.'],
      [1_973, 600, 'BERT LUND, Defendant'],
    ];
    let text = '';
    const lines: number[] = [];
    for (const [top, left, words] of rows) {
      let x = left;
      for (const word of words.split(' ')) {
        text += text === '' ? '' : x === left ? '\n' : ' ';
        lines.push(text.length, text.length + word.length, x, top, word.length * 80, 0, 80, 0);
        text += word;
        x += word.length * 80 + 60;
      }
    }
    const { court, caseNumber, parties } = readCaption(readPaper(text, [{ page: 1, lines }]));
    expect(court?.text).toBe('State of Minnesota Conciliation Court Tenth Judicial District Alder County');
    expect(caseNumber?.text).toBe('02-CO-31-1357');
    expect(parties.map(({ name }) => name)).toEqual(['Ada Poe', 'Bert Lund']);
  });
});
