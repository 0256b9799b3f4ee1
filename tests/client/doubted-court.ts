import { screen, within } from '@testing-library/react';

/** A name and a number that mean different courts. */
export const DOUBTED_COURT = {
  courtName: 'Second Judicial District Court',
  caseNumber: 'T-4-CV-2026-001234',
} as const;

const SENTENCE = /We take it for the Bernalillo County Metropolitan Court\. Look at the top of the summons\./;

/** Where the one sentence on the doubtful court leads; fails where it is missing or stands twice. */
export async function whereDoubtLeads(): Promise<string | null> {
  const note = await screen.findByText(SENTENCE);
  return within(note)
    .getByRole('link', { name: 'Change the court or the kind of case' })
    .getAttribute('href');
}

export function expectNoDoubt(): void {
  if (screen.queryByText(/We take it for/) !== null) throw new Error('The court is doubted here.');
}
