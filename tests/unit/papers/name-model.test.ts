import { describe, expect, it } from 'vitest';
import { readCaption } from '#src/papers/caption.ts';
import { formWords, nameFeatures } from '#src/papers/name-features.ts';
import { isOfFormWords, scoreOf } from '#src/papers/name-model.ts';
import { readPaper } from '#src/papers/paper.ts';

describe('the model of names', () => {
  it('knows the words of forms, and no name is one of them', () => {
    expect(isOfFormWords('Court address')).toBe(true);
    expect(isOfFormWords('Ada Poe')).toBe(false);
    expect(isOfFormWords('Poe Court Reporters')).toBe(false);
    expect(isOfFormWords('State of Ohio')).toBe(false);
    expect(formWords('Landlord/Lessor (if any)')).toEqual(['landlord', 'lessor', 'any']);
  });

  it('finds a name above its role likelier than a label of a form', () => {
    const [cell, role] = [
      { text: 'ADA POE,', row: 4, left: 1_200, right: 2_200, start: 0, end: 8 },
      { text: 'Plaintiff,', row: 5, left: 3_000, right: 4_000, start: 9, end: 19 },
    ].map((own) => ({
      ...{ ...own, page: 1, bold: false, centered: false, column: 'left' as const },
      ...{ isApart: false, confidence: null },
    }));
    if (cell === undefined || role === undefined) throw new Error('no cells');
    const at = { cell, cells: [cell, role], versus: 7 };
    const [name, label] = ['Ada Poe', 'Court address'].map((words) => scoreOf(nameFeatures(words, at)));
    expect(name).toBeGreaterThan(label ?? Number.POSITIVE_INFINITY);
  });

  it('leaves the names of a caption as they are', () => {
    const { parties } = readCaption(
      readPaper(
        'UNITED STATES DISTRICT COURT\nNORTHERN DISTRICT OF OHIO\n\nADA POE,\n     Plaintiff,\nv.                                No. 1:31-cv-00123\nDEPARTMENT OF LARKS,\n     Defendant.\n\nCOMPLAINT\n',
      ),
    );
    expect(parties.map(({ name, certainty }) => `${name} ${certainty}`)).toEqual([
      'Ada Poe certain',
      'Department of Larks certain',
    ]);
  });
});
