import { describe, expect, test } from 'vitest';
import { type CaseAction, can, MEMBER_ROLES, type MemberRole } from '#src/auth/permissions.ts';

const TABLE: Record<CaseAction, readonly MemberRole[]> = {
  'case:read': ['owner', 'collaborator', 'viewer'],
  'document:read': ['owner', 'collaborator', 'viewer'],
  'deadline:read': ['owner', 'collaborator', 'viewer'],
  'participant:read': ['owner', 'collaborator', 'viewer'],
  'summons:read': ['owner', 'collaborator', 'viewer'],
  'case:update': ['owner', 'collaborator'],
  'document:create': ['owner', 'collaborator'],
  'document:update': ['owner', 'collaborator'],
  'document:delete': ['owner', 'collaborator'],
  'document:ask': ['owner', 'collaborator'],
  'deadline:create': ['owner', 'collaborator'],
  'deadline:update': ['owner', 'collaborator'],
  'deadline:delete': ['owner', 'collaborator'],
  'participant:write': ['owner', 'collaborator'],
  'summons:write': ['owner', 'collaborator'],
  'docket:write': ['owner', 'collaborator'],
  'answer:write': ['owner', 'collaborator'],
  'discovery:write': ['owner', 'collaborator'],
  'production:write': ['owner', 'collaborator'],
  'transcript:write': ['owner', 'collaborator'],
  'note:write': ['owner', 'collaborator'],
  'case:audit': ['owner'],
  'case:delete': ['owner'],
  'case:leave': ['owner', 'collaborator', 'viewer'],
  'case:take-over': ['owner', 'collaborator', 'viewer'],
  'case:members': ['owner'],
  'case:privacy': ['owner'],
  'case:transfer': ['owner'],
  'document:purge': ['owner'],
};
const ACTIONS = Object.keys(TABLE).filter((action): action is CaseAction => action in TABLE);

test.each(ACTIONS)('%s', (action) => {
  expect(MEMBER_ROLES.filter((role) => can(role, action))).toEqual(TABLE[action]);
});

describe('the ladder of roles', () => {
  test('a stronger role may do all that a weaker one may; the list is in this order', () => {
    const counts = MEMBER_ROLES.map((role) => ACTIONS.filter((action) => can(role, action)));
    for (const [stronger, weaker] of [
      [counts[0], counts[1]],
      [counts[1], counts[2]],
    ]) {
      expect(stronger).toEqual(expect.arrayContaining(weaker ?? []));
      expect(stronger?.length).toBeGreaterThan(weaker?.length ?? 0);
    }
  });

  test('a viewer may do nothing but read, leave, and take over what is offered to them', () => {
    const anybody: string[] = ['case:leave', 'case:take-over'];
    for (const action of ACTIONS) {
      expect(can('viewer', action)).toBe(action.endsWith(':read') || anybody.includes(action));
    }
  });
});
