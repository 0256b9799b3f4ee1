import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RoleDialog } from '#client/accounts/role-dialog.tsx';
import { makeAuthConfig, makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { noticeTitle, renderScreen } from '../render-screen.tsx';

let server: FakeServer;
const onOpenChange = vi.fn();

function serve(phoneVerification: 'demo' | 'sms') {
  let tries = 0;
  server = startFakeServer({
    'auth.config': () => makeAuthConfig({ phoneVerification }),
    'auth.updateProfile': () => makeUser(),
    'auth.sendCode': () => ({ message: 'sent' }),
    'auth.verifyCode': () => {
      tries += 1;
      if (tries === 3) {
        throw new Refusal(429, 'TOO_MANY_REQUESTS', {
          message: 'Please request a new verification code.',
          retryAfter: 20,
        });
      }
      const message = `Invalid verification code. ${3 - tries} attempts remaining.`;
      throw new Refusal(400, 'BAD_REQUEST', { message, fields: { code: message } });
    },
  });
}

beforeEach(() => {
  onOpenChange.mockClear();
  serve('demo');
});
afterEach(() => vi.useRealTimers());

function open() {
  return renderScreen(<RoleDialog open onOpenChange={onOpenChange} />, makeUser()).person;
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

async function chooseAttorney(person: ReturnType<typeof open>) {
  await waitFor(() => expect(server.sent('auth.config')).not.toEqual([]));
  await person.click(screen.getByRole('radio', { name: /Attorney/ }));
  await waitFor(() => expect(button('Continue').disabled).toBe(false));
  await person.click(button('Continue'));
  expect(screen.getByRole('heading', { name: 'Phone Verification Required' })).toBeTruthy();
}

async function sendCode(person: ReturnType<typeof open>) {
  await person.type(screen.getByLabelText('Phone Number'), '+1 (505) 555-0100');
  await person.click(button('Send Verification Code'));
  await screen.findByText('Code sent successfully!');
}

async function enter(person: ReturnType<typeof open>, code: string) {
  await person.clear(screen.getByLabelText('Verification Code'));
  await person.type(screen.getByLabelText('Verification Code'), code);
  await person.click(button('Verify & Continue'));
}

describe('role dialog', () => {
  it('holds Continue back until a role is chosen, then submits a plaintiff at once', async () => {
    const person = open();
    expect(button('Continue').disabled).toBe(true);
    await person.click(screen.getByRole('radio', { name: /Plaintiff/ }));
    await waitFor(() => expect(button('Continue').disabled).toBe(false));
    await person.click(button('Continue'));
    expect(await screen.findByText('Role Updated')).toBeTruthy();
    expect(server.sent('auth.updateProfile')[0]).toEqual({
      role: 'plaintiff',
    });
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('checks the phone number', async () => {
    const person = open();
    await chooseAttorney(person);
    await person.click(button('Send Verification Code'));
    expect(screen.getByText('Please enter a phone number')).toBeTruthy();
    await person.type(screen.getByLabelText('Phone Number'), '555-0100');
    await person.click(button('Send Verification Code'));
    expect(screen.getByText('Phone number must be at least 10 digits')).toBeTruthy();
    await person.type(screen.getByLabelText('Phone Number'), ' ext. 12');
    await person.click(button('Send Verification Code'));
    expect(screen.getByText('Please enter a valid phone number')).toBeTruthy();
    await person.click(button('Back'));
    expect(screen.getByRole('heading', { name: 'Select Your Role' })).toBeTruthy();
  });

  it('waits 1500 ms in the demo, says so, and asks the server nothing', async () => {
    const person = open();
    await chooseAttorney(person);
    await person.type(screen.getByLabelText('Phone Number'), '5055550100');
    expect(screen.getByText('Demo verification')).toBeTruthy();
    vi.useFakeTimers();
    fireEvent.click(button('Send Verification Code'));
    act(() => vi.advanceTimersByTime(1499));
    expect(screen.queryByText('Code sent successfully!')).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByText('Code sent successfully!')).toBeTruthy();
    expect(screen.getByText('Verification Code Sent')).toBeTruthy();
    expect(server.sent('auth.sendCode')).toEqual([]);
  });

  it('takes six digits only, and then any six in the demo', async () => {
    const person = open();
    await chooseAttorney(person);
    await sendCodeAfterDemoWait(person);
    await enter(person, '12345');
    expect(screen.getByText('Verification code must be 6 digits')).toBeTruthy();
    await enter(person, '12345a');
    expect(screen.getByText('Verification code must be 6 digits')).toBeTruthy();
    await enter(person, '1234567');
    await waitFor(() =>
      expect(server.sent('auth.updateProfile')[0]).toEqual({
        role: 'attorney',
        phoneNumber: '+1 (505) 555-0100',
        phoneVerified: true,
      }),
    );
    expect(server.sent('auth.verifyCode')).toEqual([]);
  });

  it('gives three tries, then asks for a new code', async () => {
    serve('sms');
    const person = open();
    await chooseAttorney(person);
    await sendCode(person);
    await enter(person, '111111');
    expect(await screen.findByText('Invalid verification code. 2 attempts remaining.')).toBeTruthy();
    await enter(person, '222222');
    expect(await screen.findByText('Invalid verification code. 1 attempts remaining.')).toBeTruthy();
    await enter(person, '333333');
    expect(await screen.findByText('Too Many Attempts')).toBeTruthy();
    expect(screen.getByText('Please request a new verification code.')).toBeTruthy();
    expect(screen.queryByLabelText('Verification Code')).toBeNull();
    expect(button('Send Verification Code').disabled).toBe(true);
    expect(screen.getByText(/^You can ask for a new code in \d+ seconds\.$/)).toBeTruthy();
  });

  it('clears the code when another is asked for', async () => {
    serve('sms');
    const person = open();
    await chooseAttorney(person);
    await person.type(screen.getByLabelText('Phone Number'), '+1 (505) 555-0100');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(button('Send Verification Code'));
    fireEvent.change(await screen.findByLabelText('Verification Code'), { target: { value: '123' } });
    fireEvent.click(button('Resend Code'));
    act(() => vi.advanceTimersByTime(31_000));
    fireEvent.click(button('Send Verification Code'));
    expect((await screen.findByLabelText<HTMLInputElement>('Verification Code')).value).toBe('');
  });

  it('says how many tries are left as the server counts them', async () => {
    serve('sms');
    server.answer('auth.verifyCode', () => {
      const message = 'Invalid verification code. 1 attempts remaining.';
      throw new Refusal(400, 'BAD_REQUEST', { message, fields: { code: message } });
    });
    const person = open();
    await chooseAttorney(person);
    await sendCode(person);
    await enter(person, '111111');
    expect(await screen.findByText('Invalid verification code. 1 attempts remaining.')).toBeTruthy();
  });

  it('counts the seconds until a new code may be asked for', async () => {
    serve('sms');
    const person = open();
    await chooseAttorney(person);
    await sendCode(person);
    expect(screen.getByText(/^You can ask for a new code in \d+ seconds\.$/)).toBeTruthy();
    await person.click(button('Resend Code'));
    expect(button('Send Verification Code').disabled).toBe(true);
    expect(screen.getByText(/^You can ask for a new code in \d+ seconds\.$/)).toBeTruthy();
  });

  it('gives the reason of the server when it is too early, and counts down until it is not', async () => {
    serve('sms');
    server.answer('auth.sendCode', () => {
      const message = 'A code was just sent. Please wait 18 seconds.';
      throw new Refusal(429, 'TOO_MANY_REQUESTS', { message, retryAfter: 18 });
    });
    const person = open();
    await chooseAttorney(person);
    await person.type(screen.getByLabelText('Phone Number'), '5055550100');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(button('Send Verification Code'));
    expect(await screen.findByText('A code was just sent. Please wait 18 seconds.')).toBeTruthy();
    const told = screen.getByText(/^You can ask for a new code in \d+ seconds?\.$/).textContent ?? '';
    const seconds = Number(/\d+/.exec(told)?.[0]);
    expect(seconds).toBeLessThanOrEqual(18);
    expect(button('Send Verification Code').disabled).toBe(true);
    act(() => vi.advanceTimersByTime((seconds - 1) * 1000));
    expect(screen.getByText(/^You can ask for a new code in 1 second\.$/)).toBeTruthy();
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.queryByText(/You can ask for a new code/)).toBeNull();
    expect(button('Send Verification Code').disabled).toBe(false);
  });

  it('says when no code could be sent', async () => {
    serve('sms');
    server.answer('auth.sendCode', () => {
      throw new Refusal(503, 'UNAVAILABLE');
    });
    const person = open();
    await chooseAttorney(person);
    await person.type(screen.getByLabelText('Phone Number'), '5055550100');
    await person.click(button('Send Verification Code'));
    expect(await screen.findByText('Failed to send verification code. Please try again.')).toBeTruthy();
  });
});

describe('role dialog, further', () => {
  it('shows what each role means, and that an attorney is verified', () => {
    open();
    expect(
      screen.getByText('You initiate legal action: create cases, file documents and manage the proceedings.'),
    ).toBeTruthy();
    expect(screen.getByRole('radio', { name: /Attorney.*Verification Required/ })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /Defendant.*Verification Required/ })).toBeNull();
  });

  it.each([
    [new Refusal(503, 'UNAVAILABLE', { message: 'The server is busy.' }), 'The server is busy.'],
    [new TypeError('Failed to fetch'), 'Failed to update role'],
  ])('says when the role was not saved, and keeps the choice: %s', async (failure, words) => {
    server.answer('auth.updateProfile', () => {
      throw failure;
    });
    const person = open();
    await person.click(screen.getByRole('radio', { name: /Plaintiff/ }));
    await waitFor(() => expect(button('Continue').disabled).toBe(false));
    await person.click(button('Continue'));
    expect(await noticeTitle(words)).toBe('Error');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Plaintiff/ }).checked).toBe(true);
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('forgets every step when it is canceled', async () => {
    const person = open();
    await chooseAttorney(person);
    await sendCodeAfterDemoWait(person);
    await person.type(screen.getByLabelText('Verification Code'), '12');
    await person.click(button('Cancel'));
    expect(onOpenChange).toHaveBeenCalledWith(false);
    // The screen around it keeps it open in this test: it is at its first step.
    expect(screen.getByRole('heading', { name: 'Select Your Role' })).toBeTruthy();
    expect(button('Continue').disabled).toBe(true);
    await chooseAttorney(person);
    expect(screen.getByLabelText<HTMLInputElement>('Phone Number').value).toBe('');
  });

  it('takes at most six characters as a code, and says what the code step waits for', async () => {
    const person = open();
    await chooseAttorney(person);
    await sendCodeAfterDemoWait(person);
    expect(screen.getByRole('heading', { name: 'Enter Verification Code' })).toBeTruthy();
    expect(screen.getByText('Check your phone for a 6-digit verification code.')).toBeTruthy();
    await person.type(screen.getByLabelText('Verification Code'), '12345678');
    expect(screen.getByLabelText<HTMLInputElement>('Verification Code').value).toBe('123456');
  });
});

async function sendCodeAfterDemoWait(person: ReturnType<typeof open>) {
  await person.type(screen.getByLabelText('Phone Number'), '+1 (505) 555-0100');
  vi.useFakeTimers();
  fireEvent.click(button('Send Verification Code'));
  act(() => vi.advanceTimersByTime(1500));
  vi.useRealTimers();
}
