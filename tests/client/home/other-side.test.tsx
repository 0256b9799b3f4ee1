import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { OtherSide } from '#client/home/other-side.tsx';
import type { PublicCaption } from '#src/cases/connect-schema.ts';
import { CASE_ID, makeCase } from '#tests/factories/cases.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';

const THEIRS: PublicCaption = {
  caseNumber: 'D-202-CV-2026-00417',
  courtName: 'Second Judicial District Court',
  plaintiffName: 'Orlov Roofing, LLC',
  defendantName: null,
};

let server: FakeServer;
let caption: PublicCaption | null;
beforeEach(() => {
  caption = THEIRS;
  server = startFakeServer({
    'cases.findOther': () => ({ caption }),
    'cases.connect': () => makeCase(),
  });
});

const open = (change = {}) => renderScreen(<OtherSide item={makeCase(change)} />, makeUser()).person;

describe('the case of the other side', () => {
  it('is looked for when asked, shown, and connected by a yes', async () => {
    const person = open();
    expect(server.sent('cases.findOther')).toEqual([]);
    await person.click(await screen.findByRole('button', { name: 'Look for their case' }));
    await screen.findByText('Orlov Roofing, LLC');
    screen.getByText(/Nobody checked who it was/);
    expect(server.sent('cases.connect')).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Yes, connect it' }));
    await waitFor(() => expect(server.sent('cases.connect')).toEqual([{ caseId: CASE_ID }]));
  });

  it('is refused by a no, and nothing is copied', async () => {
    const person = open();
    await person.click(await screen.findByRole('button', { name: 'Look for their case' }));
    await person.click(await screen.findByRole('button', { name: 'No, it is another one' }));
    expect(screen.queryByText('Orlov Roofing, LLC')).toBeNull();
    expect(server.sent('cases.connect')).toEqual([]);
  });

  it('is said not to be there where none was found', async () => {
    caption = null;
    const person = open();
    await person.click(await screen.findByRole('button', { name: 'Look for their case' }));
    await screen.findByText('No other case with this number was found in this court.');
  });

  it.each([
    ['without a number', { caseNumber: null }],
    ['without a court', { courtName: null }],
    ['of a case that is shared with them', { memberRole: 'editor' }],
    ['of a case that is connected', { connectedCaseId: CASE_ID }],
  ])('is not offered %s', (_, change) => {
    open(change);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
