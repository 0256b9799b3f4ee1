export const MEMBER_ROLES = ['owner', 'collaborator', 'viewer'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

const ANY_MEMBER = ['case:leave', 'case:take-over'] as const;
const READ = ['case:read', 'document:read', 'deadline:read', 'participant:read', 'summons:read'] as const;
const WRITE = [
  'case:update',
  'document:create',
  'document:update',
  'document:delete',
  'document:ask',
  'deadline:create',
  'deadline:update',
  'deadline:delete',
  'participant:write',
  'summons:write',
  'docket:write',
  'answer:write',
  'discovery:write',
  'production:write',
  'transcript:write',
  'note:write',
] as const;
const OWN = [
  'case:audit',
  'case:delete',
  'case:members',
  'case:privacy',
  'case:transfer',
  'document:purge',
] as const;

export type CaseAction = (typeof ANY_MEMBER | typeof READ | typeof WRITE | typeof OWN)[number];

const ALLOWED: Record<MemberRole, ReadonlySet<CaseAction>> = {
  viewer: new Set<CaseAction>([...ANY_MEMBER, ...READ]),
  collaborator: new Set<CaseAction>([...ANY_MEMBER, ...READ, ...WRITE]),
  owner: new Set<CaseAction>([...ANY_MEMBER, ...READ, ...WRITE, ...OWN]),
};

/** Whether a member with this role may do this in the case. Server and screens ask the same table. */
export function can(role: MemberRole, action: CaseAction): boolean {
  return ALLOWED[role].has(action);
}
