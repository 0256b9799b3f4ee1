import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { familyRoots, inFamilies } from '#src/review/families.ts';

const one = (id: string, parentDocumentId: string | null = null) => ({ id, parentDocumentId });
const ids = (documents: readonly { id: string }[]) => documents.map(({ id }) => id).join(' ');

describe('inFamilies', () => {
  test('an e-mail stands before what was attached to it, where the first of them stood', () => {
    expect(ids(inFamilies([one('b', 'mail'), one('x'), one('mail'), one('a', 'mail'), one('in', 'b')]))).toBe(
      'mail b in a x',
    );
  });

  test('a parent that is not there is passed over', () => {
    expect(ids(inFamilies([one('a', 'gone'), one('x')]))).toBe('a x');
    expect(familyRoots([one('a', 'gone')]).get('a')).toBe('a');
  });

  test('a ring loses nothing', () => {
    expect(inFamilies([one('a', 'b'), one('b', 'a'), one('c', 'c')])).toHaveLength(3);
  });

  test('law: every document once, each family in one stretch, parents first', () => {
    const parents = fc.array(fc.option(fc.nat({ max: 30 })), { maxLength: 30 });
    fc.assert(
      fc.property(parents, fc.infiniteStream(fc.nat()), (above, random) => {
        const tree = above.map((parent, index) =>
          one(String(index), parent !== null && parent < index ? String(parent) : null),
        );
        const shuffled = tree
          .map((document) => ({ document, place: random.next().value }))
          .sort((a, b) => a.place - b.place)
          .map(({ document }) => document);
        const ordered = inFamilies(shuffled);
        expect(new Set(ordered)).toEqual(new Set(tree));
        expect(ordered).toHaveLength(tree.length);
        const place = new Map(ordered.map(({ id }, index) => [id, index]));
        for (const { id, parentDocumentId } of tree) {
          if (parentDocumentId !== null) {
            expect(place.get(parentDocumentId)).toBeLessThan(place.get(id) ?? -1);
          }
        }
        const roots = familyRoots(ordered);
        const stretches = ordered.filter(
          ({ id }, index) => roots.get(id) !== roots.get(ordered[index - 1]?.id ?? ''),
        );
        expect(stretches).toHaveLength(new Set(roots.values()).size);
      }),
    );
  });
});
