import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { overlaps, pagesToNumber, type TakenRange } from '#src/review/bates.ts';
import { type Numberable, planBates } from '#src/review/bates-plan.ts';

const paper = (id: string, values: Partial<Numberable> = {}): Numberable => ({
  id,
  filename: `${id}.pdf`,
  mimeType: 'application/pdf',
  pageCount: 2,
  status: 'ready',
  parentDocumentId: null,
  batesNumber: null,
  ...values,
});
const taken = (first: number, last: number, values: Partial<TakenRange> = {}): TakenRange => ({
  ...{ prefix: 'ACME', first, last, width: 6, filename: 'lease.pdf', documentId: 'x', isRetired: false },
  ...values,
});
const ask = { prefix: 'ACME', width: 6, start: null };

describe('planBates', () => {
  test('numbers each page, in the order chosen, after the last number', () => {
    const documents = [paper('a', { pageCount: 3 }), paper('b', { mimeType: 'image/png', pageCount: 1 })];
    const plan = planBates({ ...ask, ids: ['b', 'a'] }, documents, [taken(1, 4)]);
    expect(plan.assigned).toEqual([
      { id: 'b', filename: 'b.pdf', batesNumber: 'ACME000005', batesEnd: 'ACME000005' },
      { id: 'a', filename: 'a.pdf', batesNumber: 'ACME000006', batesEnd: 'ACME000008' },
    ]);
    expect(plan).toMatchObject({ refusals: [], warnings: [], skipped: [], next: 9 });
  });

  test('keeps a family together, the e-mail first, wherever its members were chosen', () => {
    const mail = paper('mail', { mimeType: 'message/rfc822' });
    const documents = [
      paper('a'),
      mail,
      paper('att2', { parentDocumentId: 'mail', pageCount: 1 }),
      paper('att1', { parentDocumentId: 'mail', pageCount: 1 }),
      paper('inner', { parentDocumentId: 'att2', pageCount: 1 }),
    ];
    const plan = planBates({ ...ask, ids: ['att1', 'a', 'inner', 'mail', 'att2'] }, documents, []);
    expect(plan.assigned.map(({ id, batesNumber }) => `${id} ${batesNumber}`)).toEqual([
      'mail ACME000001',
      'att2 ACME000002',
      'inner ACME000003',
      'att1 ACME000004',
      'a ACME000005',
    ]);
    expect(plan.warnings).toEqual([]);
  });

  test('says when a family is parted', () => {
    const documents = [paper('mail'), paper('att', { parentDocumentId: 'mail' })];
    expect(planBates({ ...ask, ids: ['mail'] }, documents, []).warnings).toEqual([
      expect.stringContaining('mail.pdf: not everything that belongs together'),
    ]);
  });

  test('keeps a number that was given, and refuses when there is nothing to number', () => {
    const documents = [paper('a', { batesNumber: 'ACME000001' }), paper('b')];
    const plan = planBates({ ...ask, ids: ['a', 'b'] }, documents, [taken(1, 2)]);
    expect(plan.skipped).toEqual([{ id: 'a', filename: 'a.pdf', batesNumber: 'ACME000001' }]);
    expect(plan.assigned.map(({ id }) => id)).toEqual(['b']);
    expect(planBates({ ...ask, ids: ['a'] }, documents, [taken(1, 2)]).refusals).toEqual([
      'These documents have Bates numbers already, and a number that was given stays.',
    ]);
  });

  test('refuses documents that are not read yet, by name', () => {
    const documents = [paper('a', { status: 'queued', pageCount: null }), paper('b')];
    expect(planBates({ ...ask, ids: ['a', 'b'] }, documents, []).refusals).toEqual([
      'a.pdf has not been read yet, so the number of pages is not known. Please wait a little, or leave it out.',
    ]);
  });

  test('refuses an overlap with the clash named, and digits that do not suffice', () => {
    const plan = planBates({ ...ask, start: 3, ids: ['a', 'b'] }, [paper('a'), paper('b')], [taken(5, 9)]);
    expect(plan.refusals).toEqual(['ACME000005 to ACME000006 are already on lease.pdf.']);
    const full = planBates({ ...ask, width: 5, ids: ['a'] }, [paper('a')], [taken(99_997, 99_997)]);
    expect(full.refusals).toEqual([]);
    expect(planBates({ ...ask, width: 5, start: 99_999, ids: ['a'] }, [paper('a')], []).refusals).toEqual([
      'With 5 digits the numbers end at ACME99999. Please choose more digits or another prefix.',
    ]);
  });

  test('warns of a gap, of mixed digits and of numbers that stood elsewhere', () => {
    const gap = planBates({ ...ask, start: 10, ids: ['a'] }, [paper('a')], [taken(1, 4)]);
    expect(gap.warnings).toEqual([
      'ACME000005 to ACME000009: left out. The other side may ask what is missing.',
    ]);
    const mixed = planBates({ ...ask, width: 7, ids: ['a'] }, [paper('a')], [taken(1, 4)]);
    expect(mixed.warnings).toEqual(['ACME has numbers of 6 and 7 digits, which sort in the wrong order.']);
    const again = planBates(
      { ...ask, start: 1, ids: ['a'] },
      [paper('a')],
      [taken(1, 4, { isRetired: true })],
    );
    expect(again.refusals).toEqual([]);
    expect(again.warnings[0]).toContain('stood on lease.pdf before');
  });

  test('law: no two documents ever share a number, each page has one, and none is given twice', () => {
    const document = fc.record({
      pageCount: fc.integer({ min: 1, max: 9 }),
      mimeType: fc.constantFrom('application/pdf', 'image/png', 'message/rfc822'),
      parent: fc.option(fc.nat({ max: 14 })),
    });
    const step = fc.record({
      chosen: fc.array(fc.nat({ max: 14 }), { minLength: 1, maxLength: 8 }),
      prefix: fc.constantFrom('A', 'B'),
      start: fc.option(fc.integer({ min: 1, max: 60 })),
      release: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(document, { minLength: 15, maxLength: 15 }),
        fc.array(step, { maxLength: 12 }),
        (kinds, steps) => {
          const documents = kinds.map(({ parent, ...kind }, index) =>
            paper(String(index), {
              ...kind,
              parentDocumentId: parent !== null && parent < index ? String(parent) : null,
            }),
          );
          let ranges: TakenRange[] = [];
          for (const { chosen, start, prefix, release } of steps) {
            const own = ranges.filter((range) => range.prefix === prefix);
            const plan = planBates({ prefix, width: 6, start, ids: chosen.map(String) }, documents, own);
            if (plan.refusals.length > 0) continue;
            if (start === null) {
              for (const { range } of plan.ranges)
                expect(own.some((old) => overlaps(old, range))).toBe(false);
            }
            for (const { id, filename, range } of plan.ranges) {
              const numbered = documents.find((each) => each.id === id);
              if (numbered === undefined) throw new Error('unknown document');
              expect(range.last - range.first + 1).toBe(pagesToNumber(numbered));
              numbered.batesNumber = `${prefix}${range.first}`;
              ranges.push({ ...range, filename, documentId: id, isRetired: false });
            }
            const living = ranges.filter(({ isRetired }) => !isRetired);
            living.forEach((range, index) => {
              for (const other of living.slice(index + 1)) expect(overlaps(range, other)).toBe(false);
            });
            const given = plan.ranges.map(({ range }) => range);
            for (const [index, range] of given.slice(1).entries()) {
              expect(range.first).toBe((given[index]?.last ?? 0) + 1);
            }
            const [first] = plan.ranges;
            if (release && first !== undefined) {
              ranges = ranges.map((range) =>
                range.documentId === first.id ? { ...range, isRetired: true } : range,
              );
              for (const each of documents) if (each.id === first.id) each.batesNumber = null;
            }
          }
        },
      ),
    );
  });
});
