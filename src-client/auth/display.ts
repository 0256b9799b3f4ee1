/** Any role string, capitalized: 'attorney' → 'Attorney'. */
export function roleLabel(role: string): string {
  return role.charAt(0).toUpperCase() + role.slice(1);
}
