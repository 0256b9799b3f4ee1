import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServiceSection } from '#client/service/service-section.tsx';
import { SERVICE_METHOD_KEYS, type ServiceMethodKey, serviceMethod } from '#src/law/service-methods.ts';
import { RECIPIENT_TOO_YOUNG } from '#src/service/schema.ts';
import '../list-layout.ts';
import { makeCase } from '#tests/factories/cases.ts';
import { makeDocument } from '#tests/factories/documents.ts';
import { makeServiceAttempt, SUMMONS_ID } from '#tests/factories/summons.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';
import { stopTheClock, TODAY } from '../timeline/samples.ts';
import { makeIssuedSummons } from './samples.ts';

let server: FakeServer;

beforeEach(() => {
  stopTheClock();
  Element.prototype.scrollIntoView = vi.fn();
  window.localStorage.clear();
  server = startFakeServer({
    'service.attempts': () => [],
    'service.record': () => makeServiceAttempt(),
    'participants.list': () => [],
    'milestones.list': () => [],
    'documents.list': () => [makeDocument({ filename: 'Receipt.pdf' })],
    'cases.get': () => makeCase(),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

async function openForm(summons = makeIssuedSummons()) {
  const { person } = renderScreen(
    <ServiceSection summons={summons} item={makeCase()} today={TODAY} />,
    makeUser(),
  );
  await person.click(await screen.findByRole('button', { name: 'Record Service Attempt' }));
  const form = await screen.findByRole('region', { name: 'Return of Service' });
  const field = (label: string | RegExp) => within(form).getByLabelText<HTMLInputElement>(label);
  const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
  return {
    person,
    form,
    field,
    type,
    choose: (key: ServiceMethodKey) => person.selectOptions(field('Service method *'), key),
    record: () => person.click(within(form).getByRole('button', { name: 'Record Attempt' })),
    sent: () => server.sent('service.record'),
  };
}

const has = (label: string) => screen.queryByLabelText(label) !== null;

describe('what the form asks', () => {
  it.each(SERVICE_METHOD_KEYS)('%s: as the table of methods says', async (key) => {
    const { choose } = await openForm();
    await choose(key);
    const { needsRecipient, needsMailing } = serviceMethod(key);
    expect(has('Recipient name')).toBe(needsRecipient);
    expect(has('Mailing date')).toBe(needsMailing);
    expect(has('Recipient age')).toBe(key === 'substitute_residence');
    expect(has('Recipient title')).toBe(key === 'entity_representative' || key === 'authorized_agent');
    expect(has('Day the receipt was signed')).toBe(key === 'mail_or_courier');
    expect(has('Mailing addresses (both)')).toBe(key === 'substitute_business');
  });

  it('why it failed, only while service was not successful', async () => {
    const { person, field } = await openForm();
    expect(has('Failure reason')).toBe(true);
    await person.click(field(/^Service was successful/));
    expect(has('Failure reason')).toBe(false);
  });

  it('no notarization of a sheriff or deputy', async () => {
    const { person, field } = await openForm();
    expect(
      screen.getByText(/Anybody else signs the return under penalty of perjury\. That needs no notary/),
    ).toBeTruthy();
    await person.click(field(/^Served by a sheriff or deputy/));
    expect(
      screen.getByText(
        'A sheriff or deputy of a New Mexico county certifies the return. It needs no notarization. Verify with the clerk.',
      ),
    ).toBeTruthy();
  });

  it('begins with today, the place of the defendant, and whoever tried before', async () => {
    server.answer('service.attempts', () => [
      makeServiceAttempt({ serverPhone: '505-555-0199', serviceAddress: '2 Work Street' }),
    ]);
    const { field } = await openForm();
    expect(field('Service date *').value).toBe(TODAY);
    expect(field('County served *').value).toBe('Bernalillo');
    expect(field('Service address *').value).toBe('2 Work Street');
    expect(field('Server name *').value).toBe('Marisol Teague');
    expect(field('Server age').value).toBe('34');
    expect(field('Phone').value).toBe('505-555-0199');
    expect(field('Service method *').value).toBe('');
  });

  it('for an entity, the address of its registered agent', async () => {
    const { field } = await openForm(
      makeIssuedSummons({ isEntityDefendant: 'entity', registeredAgentAddress: '77 Agent Plaza' }),
    );
    expect(field('Service address *').value).toBe('77 Agent Plaza');
  });
});

describe('messages', () => {
  it('say what is missing, each at its entry, and nothing is sent', async () => {
    const { type, record, sent, form } = await openForm();
    for (const label of ['County served *', 'Service date *', 'Service address *']) type(label, '');
    await record();
    for (const message of [
      'County is required',
      'Date is required',
      'Server name is required',
      'Service method is required',
      'Service address is required',
    ]) {
      expect(await within(form).findByText(message)).toBeTruthy();
    }
    expect(screen.getByText('5 entries need your attention above.')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it.each([
    ['17', 'Server must be at least 18 years old', null],
    ['18', null, /The rule says over 18/],
    ['19', null, null],
  ])('a server of %s', async (age, refusal, warning) => {
    const { type, record, choose, sent } = await openForm();
    await choose('personal_defendant');
    type('Server name *', 'Marisol Teague');
    type('Server age', age);
    if (warning) expect(screen.getByText(warning)).toBeTruthy();
    else expect(screen.queryByText(/The rule says over 18\./)).toBeNull();
    await record();
    if (refusal) {
      expect(await screen.findByText(refusal)).toBeTruthy();
      expect(sent()).toEqual([]);
    } else await waitFor(() => expect(sent()).toMatchObject([{ serverAge: Number(age) }]));
  });

  it.each([
    ['14', RECIPIENT_TOO_YOUNG, null],
    ['15', null, /The rule says over 15/],
    ['16', null, null],
  ])('a recipient of %s at the home', async (age, refusal, warning) => {
    const { type, record, choose, sent } = await openForm();
    await choose('substitute_residence');
    expect(screen.getByText('Must be 15 or older.')).toBeTruthy();
    type('Server name *', 'Marisol Teague');
    type('Recipient age', age);
    if (warning) expect(screen.getByText(warning)).toBeTruthy();
    else expect(screen.queryByText(/The rule says over 15\./)).toBeNull();
    await record();
    if (refusal) {
      expect(await screen.findByText(refusal)).toBeTruthy();
      expect(sent()).toEqual([]);
    } else await waitFor(() => expect(sent()).toMatchObject([{ recipientAge: Number(age) }]));
  });
});

describe('recording', () => {
  async function filledIn() {
    const opened = await openForm();
    opened.type('Server name *', 'Marisol Teague');
    await opened.choose('substitute_residence');
    opened.type('Recipient name', 'Joss Quay');
    opened.type('Recipient age', '14');
    await opened.choose('personal_defendant');
    opened.type('Failure reason', 'Nobody answered.');
    return opened;
  }

  it('sends what is seen, absent where nothing is entered, and says that it is done', async () => {
    const { record, sent, person } = await filledIn();
    await person.click(screen.getByRole('button', { name: 'Choose from the case' }));
    const dialog = await screen.findByRole('dialog', { name: 'Proof documents' });
    await person.click(await within(dialog).findByRole('checkbox', { name: /Receipt.pdf/ }));
    await person.click(within(dialog).getByRole('button', { name: 'Choose 1 document' }));
    await record();
    expect(await screen.findByText('Service Attempt Recorded')).toBeTruthy();
    expect(screen.getByText('The Return of Service has been recorded successfully.')).toBeTruthy();
    expect(sent()).toMatchObject([
      {
        id: SUMMONS_ID,
        attemptDate: TODAY,
        serviceMethod: 'personal_defendant',
        wasSuccessful: false,
        failureReason: 'Nobody answered.',
        recipientName: null,
        recipientAge: null,
        serverAge: null,
        proofDocumentIds: [makeDocument().id],
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Return of Service' })).toBeNull());
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Service Status'));
    expect(window.localStorage.length).toBe(0);
  });

  it('shows the server’s message, at its entry too, and loses nothing', async () => {
    const message = 'The service date is still to come.';
    server.answer('service.record', () => {
      throw new Refusal(400, 'BAD_REQUEST', { message, fields: { attemptDate: message } });
    });
    const { record, field } = await filledIn();
    await record();
    expect(await screen.findAllByText(message)).toHaveLength(2);
    expect(screen.getByText('Error')).toBeTruthy();
    expect(field('Failure reason').value).toBe('Nobody answered.');
  });

  it('says so in its own words when no answer comes', async () => {
    const { record } = await filledIn();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await record();
    expect(await screen.findByText('Failed to record service attempt')).toBeTruthy();
  });

  it('goes on where it was left, and starts over on a press', async () => {
    const { person, form } = await filledIn();
    await person.click(within(form).getByRole('button', { name: 'Cancel' }));
    await person.click(screen.getByRole('button', { name: 'Record Service Attempt' }));
    expect(await screen.findByText('You had begun this form.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Failure reason').value).toBe('Nobody answered.');
    await person.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByLabelText<HTMLInputElement>('Failure reason').value).toBe('');
    expect(window.localStorage.length).toBe(0);
  });
});

describe('the coach', () => {
  const coach = () => within(screen.getByRole('region', { name: 'Service coach' }));

  it('follows the draft: a way that is not open yet, and why', async () => {
    const { choose } = await openForm();
    await choose('substitute_residence');
    const way = coach()
      .getByText(/^Left with somebody at the home/)
      .closest('li');
    expect(way?.textContent).toContain('Not yet');
    expect(way?.textContent).toContain('First try to hand over the papers');
    expect(way?.getAttribute('aria-current')).toBe('true');
  });

  it('opens the next way after a failed attempt', async () => {
    server.answer('service.attempts', () => [makeServiceAttempt()]);
    await openForm();
    const way = coach()
      .getByText(/^Left with somebody at the home/)
      .closest('li');
    expect(way?.textContent).toContain('Open now');
  });

  it('asks for the mailing until it is entered', async () => {
    server.answer('service.attempts', () => [makeServiceAttempt()]);
    const { choose, type, person, field } = await openForm();
    await choose('substitute_residence');
    await person.click(field(/^Service was successful/));
    const mailings = () => within(coach().getByRole('list', { name: 'Mailings' }));
    expect(mailings().getAllByText(/^Missing/).length).toBeGreaterThan(0);
    type('Mailing address', '14 Piñon Lane, Albuquerque, NM 87105');
    type('Mailing date', TODAY);
    expect(mailings().queryByText(/^Missing/)).toBeNull();
  });
});
