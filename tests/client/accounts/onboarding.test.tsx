import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { OnboardingPage } from '#client/accounts/onboarding-page.tsx';
import { UserContext } from '#client/auth/use-user.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderRoutes, renderScreen } from '../render-screen.tsx';

const newcomer = makeUser({ role: 'defendant', state: null });
let server: FakeServer;

beforeEach(() => {
  server = startFakeServer({
    'auth.onboard': () => makeUser(),
    'auth.operatorTexts': () => ({ name: null, contact: null, terms: null, privacy: null }),
  });
});

function open() {
  return renderScreen(<OnboardingPage />, newcomer).person;
}

const submit = () => screen.getByRole('button', { name: 'Complete Profile' });

describe('Complete Your Profile', () => {
  it('starts as a defendant and asks for a state before anything is sent', async () => {
    const person = open();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Defendant/ }).checked).toBe(true);
    await person.click(submit());
    expect(await screen.findByText('State must be a 2-letter code')).toBeTruthy();
    expect(server.sent('auth.onboard')).toHaveLength(0);
  });

  it('asks defendants alone for a case number', async () => {
    const person = open();
    await person.click(screen.getByRole('radio', { name: /Plaintiff/ }));
    expect(screen.queryByLabelText('Case Number')).toBeNull();
    await person.click(screen.getByRole('radio', { name: /Defendant/ }));
    await person.selectOptions(screen.getByLabelText('State'), 'NM');
    await person.click(submit());
    expect(await screen.findByText('Case number is required for defendants')).toBeTruthy();
  });

  it.each(['ab', '-2023', '2023_CV', 'CV-2023-'])('refuses the case number %s', async (number) => {
    const person = open();
    await person.click(screen.getByRole('radio', { name: /Defendant/ }));
    await person.selectOptions(screen.getByLabelText('State'), 'NM');
    await person.type(screen.getByLabelText('Case Number'), number);
    await person.click(submit());
    expect(
      await screen.findByText('Please enter a valid case number format (e.g., 2023-CV-1234, CV-2023-001)'),
    ).toBeTruthy();
    expect(server.sent('auth.onboard')).toHaveLength(0);
  });

  it('never holds up a defendant without the number', async () => {
    server.answer('auth.updateProfile', () => makeUser({ role: 'defendant' }));
    const person = open();
    await person.click(screen.getByLabelText(/I don't have it here/));
    expect(screen.queryByLabelText('Case Number')).toBeNull();
    await person.selectOptions(screen.getByLabelText('State'), 'NM');
    await person.click(submit());
    await waitFor(() =>
      expect(server.sent('auth.updateProfile')).toEqual([{ role: 'defendant', state: 'NM' }]),
    );
    expect(server.sent('auth.onboard')).toEqual([]);
  });

  it('makes no case for whoever was invited to one, and asks for no number', async () => {
    server.answer('auth.updateProfile', () => makeUser());
    const { person } = renderRoutes(
      [
        {
          path: '*',
          element: (
            <UserContext value={newcomer}>
              <OnboardingPage />
            </UserContext>
          ),
        },
      ],
      '/invitations/abcdefghijklmnopqrstuvwxyz',
    );
    expect(screen.queryByLabelText('Case Number')).toBeNull();
    await person.click(screen.getByRole('radio', { name: /Plaintiff/ }));
    await person.selectOptions(screen.getByLabelText('State'), 'NM');
    await person.click(submit());
    await waitFor(() =>
      expect(server.sent('auth.updateProfile')).toEqual([{ role: 'plaintiff', state: 'NM' }]),
    );
    expect(server.sent('auth.onboard')).toEqual([]);
  });

  it('lists the 50 states without the District of Columbia', () => {
    open();
    expect(screen.getByLabelText('State').querySelectorAll('option[value]:not([value=""])')).toHaveLength(50);
  });

  it('sends a plaintiff without a case number and says that a case was created', async () => {
    const person = open();
    await person.click(screen.getByRole('radio', { name: /Plaintiff/ }));
    await person.selectOptions(screen.getByLabelText('State'), 'NM');
    await person.click(submit());
    expect(await screen.findByText('Case Created')).toBeTruthy();
    expect(server.sent('auth.onboard')).toEqual([{ role: 'plaintiff', state: 'NM' }]);
  });

  it.each([
    [new Refusal(404, 'NOT_FOUND'), 'Case Not Found'],
    [new Refusal(400, 'BAD_REQUEST'), 'Invalid Information'],
    [new Refusal(409, 'CONFLICT'), 'Case Already Connected'],
    [new Refusal(500, 'INTERNAL'), 'Server Error'],
    [new TypeError('Failed to fetch'), 'Connection Error'],
  ])('tells what went wrong: %s', async (failure, title) => {
    server.answer('auth.onboard', () => {
      throw failure;
    });
    const person = open();
    await person.click(screen.getByRole('radio', { name: /Defendant/ }));
    await person.selectOptions(screen.getByLabelText('State'), 'NM');
    await person.type(screen.getByLabelText('Case Number'), '2023-CV-1234');
    await person.click(submit());
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Case Number').value).toBe('2023-CV-1234');
  });

  it('lets a defendant choose among several courts', async () => {
    server.answer('auth.onboard', () => {
      throw new Refusal(409, 'CONFLICT', { choices: ['First Judicial District', 'Metropolitan Court'] });
    });
    const person = open();
    await person.click(screen.getByRole('radio', { name: /Defendant/ }));
    await person.selectOptions(screen.getByLabelText('State'), 'NM');
    await person.type(screen.getByLabelText('Case Number'), '2023-CV-1234');
    await person.click(submit());
    await person.selectOptions(
      await screen.findByLabelText('Which court is on your papers?'),
      'Metropolitan Court',
    );
    expect(screen.queryByText('Case Already Connected')).toBeNull();
    server.answer('auth.onboard', () => makeUser({ role: 'defendant' }));
    await person.click(submit());
    await waitFor(() =>
      expect(server.sent('auth.onboard').at(-1)).toEqual({
        role: 'defendant',
        state: 'NM',
        caseNumber: '2023-CV-1234',
        courtName: 'Metropolitan Court',
      }),
    );
    expect(await screen.findByText('Connected to Case')).toBeTruthy();
  });

  it.each([
    [new Refusal(404, 'NOT_FOUND'), 'Case Not Found'],
    [new Refusal(409, 'CONFLICT'), 'Case Already Connected'],
  ])('lets a defendant go on without connecting after %s', async (failure, title) => {
    server.answer('auth.onboard', () => {
      throw failure;
    });
    server.answer('auth.updateProfile', () => makeUser({ role: 'defendant' }));
    const person = open();
    await person.click(screen.getByRole('radio', { name: /Defendant/ }));
    await person.selectOptions(screen.getByLabelText('State'), 'NM');
    await person.type(screen.getByLabelText('Case Number'), '2023-CV-1234');
    expect(screen.queryByRole('button', { name: 'Continue without connecting' })).toBeNull();
    await person.click(submit());
    expect(await screen.findByText(title)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Continue without connecting' }));
    await waitFor(() =>
      expect(server.sent('auth.updateProfile').at(-1)).toEqual({
        role: 'defendant',
        state: 'NM',
      }),
    );
  });
});
