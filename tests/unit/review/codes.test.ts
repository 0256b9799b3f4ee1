import { describe, expect, test } from 'vitest';
import { applyCode, changeTags, hasTooManyTags, restoreInput } from '#src/review/codes.ts';
import { CodeChange } from '#src/review/schema.ts';

const document = (id: string, values = {}) => ({
  id,
  privilegeStatus: null,
  documentCategory: 'Email',
  custodian: null,
  productionStatus: null,
  relevanceScore: null,
  tags: ['roof'],
  ...values,
});

describe('coding', () => {
  test('changes what is given and clears what is null', () => {
    expect(applyCode(document('a'), { privilegeStatus: 'privileged', documentCategory: null })).toEqual(
      document('a', { privilegeStatus: 'privileged', documentCategory: null }),
    );
  });

  test('tags: those taken away go, those added come last and once', () => {
    expect(changeTags(['a', 'b'], { addTags: ['c', 'a'], removeTags: ['b'] })).toEqual(['a', 'c']);
    expect(changeTags(['a'], { addTags: ['a'], removeTags: ['a'] })).toEqual(['a']);
    const tags = Array.from({ length: 50 }, (_, index) => `tag ${index}`);
    expect(hasTooManyTags({ tags }, { addTags: ['tag 0'] })).toBe(false);
    expect(hasTooManyTags({ tags }, { addTags: ['x'] })).toBe(true);
  });

  test('what takes a change back names the former values once', () => {
    const before = [document('a'), document('b', { privilegeStatus: 'privileged' }), document('c')];
    expect(restoreInput(before, { privilegeStatus: 'not_privileged' })).toEqual({
      change: { privilegeStatus: 'not_privileged' },
      groups: [
        { ids: ['a', 'c'], was: { privilegeStatus: null } },
        { ids: ['b'], was: { privilegeStatus: 'privileged' } },
      ],
    });
    expect(restoreInput([document('a')], { addTags: ['x'] }).groups[0]?.was).toEqual({ tags: ['roof'] });
  });

  test.each([
    [{}, 'Please choose what to change.'],
    [{ privilegeStatus: 'secret' }, 'Please choose a privilege status.'],
    [{ relevanceScore: 101 }, 'The relevance is a whole number from 0 to 100.'],
    [{ relevanceScore: 1.5 }, 'The relevance is a whole number from 0 to 100.'],
    [{ addTags: [' '] }, 'A tag has at least one letter.'],
  ])('%o is refused', (change, message) => {
    expect(CodeChange.safeParse(change).error?.issues[0]?.message).toBe(message);
  });
});
