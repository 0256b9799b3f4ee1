import type { DiscoveryContext } from './schema.ts';

/** Category of files uploaded from a discovery card, e.g. 'plaintiff Document Production request'. */
export function discoveryCategory({ party, repository, type }: DiscoveryContext): string {
  const title = repository
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  return `${party} ${title} ${type}`;
}

/**
 * Whether a document belongs on a discovery card: its type equals the card's category, or names the party, the
 * repository (with or without the hyphen) and the type in any case and order. A type that names both parties, or
 * both types, belongs on every card it names.
 */
export function matchesDiscoveryCard(docType: string | null | undefined, context: DiscoveryContext): boolean {
  if (!docType) return false;
  if (docType === discoveryCategory(context)) return true;
  const name = docType.toLowerCase();
  const { party, repository, type } = context;
  const forms = [repository, repository.replaceAll('-', ' '), repository.replaceAll('-', '')];
  return name.includes(party) && name.includes(type) && forms.some((form) => name.includes(form));
}
