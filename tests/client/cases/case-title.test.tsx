import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { CaseTitle } from '#client/cases/case-title.tsx';
import { CASE_ID, makeListedCase } from '#tests/factories/cases.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';

const TITLE = 'Harlow v. Brandt Properties';
let server: FakeServer;

beforeEach(() => {
  server = startFakeServer({ 'cases.update': () => makeListedCase() });
});

async function edit(change = {}) {
  const { person } = renderScreen(<CaseTitle item={makeListedCase(change)} />, makeUser());
  await person.click(screen.getByRole('button', { name: 'Edit title' }));
  return person;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Case title');
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });

describe('title of a case', () => {
  it('is saved with Enter, trimmed, and the pencil has the focus again', async () => {
    const person = await edit();
    expect(document.activeElement).toBe(field());
    await person.clear(field());
    await person.type(field(), '  Harlow v. Brandt Homes {Enter}');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit title'));
    expect(server.calls).toEqual([
      { name: 'cases.update', input: { caseId: CASE_ID, title: 'Harlow v. Brandt Homes' } },
    ]);
  });

  it('is saved with the button', async () => {
    const person = await edit();
    await person.type(field(), ' LLC');
    await person.click(save());
    await waitFor(() => expect(server.calls).toHaveLength(1));
  });

  it('goes back to what it was with Escape and with Cancel', async () => {
    const person = await edit();
    await person.type(field(), ' and others{Escape}');
    expect(screen.getByRole('heading', { level: 1, name: TITLE })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Edit title' }));
    expect(field().value).toBe(TITLE);
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('heading', { level: 1, name: TITLE })).toBeTruthy();
    expect(server.calls).toHaveLength(0);
  });

  it.each(['', '   '])('cannot be saved as %o', async (text) => {
    const person = await edit();
    await person.clear(field());
    if (text) await person.type(field(), text);
    expect(save().disabled).toBe(true);
    await person.type(field(), '{Enter}');
    expect(server.calls).toHaveLength(0);
    expect(field()).toBeTruthy();
  });

  it('asks nothing of the server when nothing was changed', async () => {
    const person = await edit();
    await person.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeTruthy();
    expect(server.calls).toHaveLength(0);
  });

  it('keeps what was typed when it could not be saved, and says so there and nowhere else', async () => {
    server.answer('cases.update', () => {
      throw new Refusal(503, 'UNAVAILABLE', { message: 'The server is busy.' });
    });
    const person = await edit();
    await person.type(field(), ' LLC{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The title was not saved. The server is busy.',
    );
    expect(field().value).toBe(`${TITLE} LLC`);
    expect(screen.queryByText('Error')).toBeNull();
  });

  it('has no pencil for a viewer', () => {
    renderScreen(<CaseTitle item={makeListedCase({ memberRole: 'viewer' })} />, makeUser());
    expect(screen.queryByRole('button')).toBeNull();
  });
});
