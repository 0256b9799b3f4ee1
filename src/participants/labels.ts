import type { ContactMethod, ParticipantRole } from './schema.ts';

const ROLES: Record<ParticipantRole, { one: string; many: string }> = {
  plaintiff: { one: 'Plaintiff', many: 'Plaintiffs' },
  defendant: { one: 'Defendant', many: 'Defendants' },
  attorney: { one: 'Attorney', many: 'Attorneys' },
  witness: { one: 'Witness', many: 'Witnesses' },
  expert: { one: 'Expert', many: 'Experts' },
  other: { one: 'Other', many: 'Others' },
};

export function roleLabel(role: ParticipantRole): string {
  return ROLES[role].one;
}

/** 'Witnesses' */
export function rolesLabel(role: ParticipantRole): string {
  return ROLES[role].many;
}

const METHODS: Record<ContactMethod, string> = { email: 'Email', phone: 'Phone', mail: 'Mail' };

export function contactMethodLabel(method: ContactMethod): string {
  return METHODS[method];
}
