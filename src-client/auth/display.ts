import type { User } from '#src/auth/schema.ts';

/** First and last name, else the e-mail address, else the user name. */
export function displayName(user: Pick<User, 'firstName' | 'lastName' | 'email' | 'username'>): string {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return name || user.email || user.username || 'Your account';
}

/** Any role string, capitalized: 'attorney' → 'Attorney'. */
export function roleLabel(role: string): string {
  return role.charAt(0).toUpperCase() + role.slice(1);
}
