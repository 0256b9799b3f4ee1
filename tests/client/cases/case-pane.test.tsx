import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { CasesWorkspace } from '#client/cases/cases-workspace.tsx';
import type { CaseWithParticipants } from '#src/cases/schema.ts';
import type { NamedParticipant } from '#src/participants/schema.ts';
import { makeUser, startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';
import { HARLOW, makeCase } from './sample-cases.ts';

let item: CaseWithParticipants;

beforeEach(() => {
  item = makeCase();
  startFakeServer({ 'cases.listWithParticipants': () => [item], 'deadlines.open': () => [] });
});

function makeParticipant(
  role: NamedParticipant['role'],
  displayName: string,
  isPrimary = false,
): NamedParticipant {
  return {
    id: displayName,
    caseId: HARLOW,
    role,
    firstName: '',
    middleName: '',
    lastName: '',
    suffix: '',
    organization: '',
    displayName,
    isPrimary,
    createdAt: new Date(2026, 1, 20),
  };
}

async function open() {
  const { person, router } = renderScreen(<CasesWorkspace />, makeUser());
  await router.navigate(`/?case=${HARLOW}`);
  await screen.findByRole('heading', { level: 1, name: item.title });
  return person;
}

/** The card with this heading. */
function card(title: string) {
  const section = screen.getByRole('heading', { name: title }).closest('section');
  if (section === null) throw new Error(`There is no card ${title}`);
  return within(section);
}

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('a selected case', () => {
  it('shows type and state, court, jurisdiction and days', async () => {
    item = makeCase({
      caseType: 'civil',
      courtName: 'Second Judicial District Court',
      description: 'A lease.',
    });
    await open();
    expect(screen.getAllByText('Civil').length).toBeGreaterThan(0);
    expect(screen.getByText('NM')).toBeTruthy();
    const information = card('Case Information');
    for (const text of [
      'Court Name',
      'Second Judicial District Court',
      'Jurisdiction/State',
      'New Mexico',
      'Date Created',
      'Feb 20, 2026',
      'Last Modified',
      'Mar 3, 2026',
      'A lease.',
    ]) {
      expect(information.getByText(text)).toBeTruthy();
    }
  });

  it('has words for what is missing', async () => {
    item = makeCase({ state: null });
    await open();
    expect(card('Case Information').getAllByText('Not entered')).toHaveLength(3);
    expect(card('Participants').getByText('No participants listed')).toBeTruthy();
  });

  it('leads to its documents, timeline, people and review', async () => {
    await open();
    const documents = `/cases/${HARLOW}/documents`;
    expect(href('Case Timeline')).toBe(documents);
    expect(href('Manage Documents')).toBe(documents);
    expect(href('View Timeline')).toBe(documents);
    expect(href('AI Assistant')).toBe(`/ai-assistant?case=${HARLOW}`);
    expect(href('E-Discovery Review')).toBe(`/cases/${HARLOW}/ediscovery`);
    expect(href('View Participants')).toBe(`/cases/${HARLOW}/participants`);
  });

  it('names the parties, and per role who comes first and how many there are', async () => {
    item = makeCase({
      plaintiffName: 'June Harlow',
      participants: [
        makeParticipant('defendant', 'Dale Brandt'),
        makeParticipant('defendant', 'Brandt Properties LLC', true),
        makeParticipant('defendant', 'Mesa Roofing Inc.'),
        makeParticipant('witness', 'Tomas Vega'),
      ],
    });
    await open();
    const people = card('Participants');
    expect(people.getByText('June Harlow')).toBeTruthy();
    expect(people.queryByText('Defendant')).toBeNull();
    expect(people.getByText('3 defendants')).toBeTruthy();
    expect(people.getByText('Brandt Properties LLC (primary) and 2 more')).toBeTruthy();
    expect(people.getByText('1 witness')).toBeTruthy();
    expect(people.getByText('Tomas Vega')).toBeTruthy();
    expect(people.queryByText('No participants listed')).toBeNull();
  });
});
