import { type Case, caseTitle } from '#src/cases/schema.ts';

/** Whether each word that was typed stands in the title, number, court or a party's name. */
export function matchesCase(item: Case, typed: string): boolean {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const text = [caseTitle(item), item.caseNumber, item.courtName, item.plaintiffName, item.defendantName]
    .filter(Boolean)
    .join(' ')
    .toLowerCase();
  return words.every((word) => text.includes(word));
}
