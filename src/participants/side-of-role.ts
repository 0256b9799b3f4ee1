const SUES = /^(?:plaintiff|petitioner|appellant|landlord|claimant|creditor)s?\b/i;
const IS_SUED = /^(?:defendant|respondent|appellee|tenant|debtor)s?\b/i;

/** The side of the case that a role of a paper is on; null of whoever is on none, or came in later. */
export function sideOfRole(role: string): 'plaintiff' | 'defendant' | null {
  const name = role.trim();
  if (SUES.test(name)) return 'plaintiff';
  return IS_SUED.test(name) ? 'defendant' : null;
}
