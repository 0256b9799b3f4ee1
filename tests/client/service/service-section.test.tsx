import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServiceSection } from '#client/service/service-section.tsx';
import type { User } from '#src/auth/schema.ts';
import type { Case } from '#src/cases/schema.ts';
import type { Summons } from '#src/summons/schema.ts';
import '../list-layout.ts';
import { CASE_ID, makeCase } from '#tests/factories/cases.ts';
import { makeDocument } from '#tests/factories/documents.ts';
import { makeMilestone } from '#tests/factories/milestones.ts';
import { makeServiceAttempt, SUMMONS_ID } from '#tests/factories/summons.ts';
import { makeUser } from '#tests/factories/users.ts';
import { DOUBTED_COURT, whereDoubtLeads } from '../doubted-court.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';
import { stopTheClock, TODAY } from '../timeline/samples.ts';
import { makeIssuedSummons, SERVED_SUMMONS, SUCCESS } from './samples.ts';

let server: FakeServer;

beforeEach(() => {
  stopTheClock();
  Element.prototype.scrollIntoView = vi.fn();
  window.localStorage.clear();
  server = startFakeServer({
    'service.attempts': () => [],
    'participants.list': () => [],
    'milestones.list': () => [],
    'documents.list': () => [makeDocument({ filename: 'Receipt.pdf' })],
    'cases.get': () => makeCase(),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

function open(summons: Summons, { item, user }: { item?: Partial<Case>; user?: Partial<User> } = {}) {
  return renderScreen(
    <ServiceSection summons={summons} item={makeCase(item)} today={TODAY} />,
    makeUser(user),
  );
}

const recorded = (...attempts: ReturnType<typeof makeServiceAttempt>[]) =>
  server.answer('service.attempts', () => attempts);
const region = (name: string) => screen.findByRole('region', { name });
const record = () => screen.queryByRole('button', { name: 'Record Service Attempt' });

describe('Service Status', () => {
  it('counts the attempts and says that no time runs', async () => {
    recorded(makeServiceAttempt());
    open(makeIssuedSummons({ serviceStatus: 'attempted' }));
    const card = within(await region('Service Status'));
    expect(await card.findByText('1')).toBeTruthy();
    expect(card.getByText('Attempted')).toBeTruthy();
    expect(card.getByText('The clock has not started')).toBeTruthy();
    expect(card.queryByText('Completed')).toBeNull();
    expect(screen.queryByRole('region', { name: 'File the return' })).toBeNull();
  });

  it.each([
    ['unserved', 'Unserved', 'bg-sunken'],
    ['attempted', 'Attempted', 'bg-due-soft'],
    ['served', 'Served', 'bg-done-soft'],
    ['filed', 'Filed', 'bg-done-soft'],
    ['evading_service', 'Evading service', 'bg-sunken'],
  ])('%s has its word and its badge', async (serviceStatus, word, look) => {
    open(makeIssuedSummons({ serviceStatus }));
    const badge = within(await region('Service Status')).getByText(word).parentElement;
    expect(badge?.className).toContain(look);
  });

  it('offers the form until the return is filed', async () => {
    open(SERVED_SUMMONS);
    expect(await screen.findByRole('button', { name: 'Record Service Attempt' })).toBeTruthy();
  });

  it('offers no form once the return is filed', async () => {
    recorded(SUCCESS);
    open({ ...SERVED_SUMMONS, status: 'filed', serviceStatus: 'filed' });
    await screen.findByText('Successful');
    expect(record()).toBeNull();
    expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull();
    expect(await region('File the return')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Link the filed return' })).toBeTruthy();
  });

  it('gives a viewer nothing to write with', async () => {
    recorded(SUCCESS);
    open(SERVED_SUMMONS, { item: { memberRole: 'viewer' } });
    await screen.findByText('Successful');
    expect(record()).toBeNull();
    for (const name of [/^Take back/, /^Add particulars/, 'Mark as Filed', 'Create deadline']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });
});

describe('the time to answer', () => {
  it('is the other side’s to a plaintiff, counted from service; nothing is set by itself', async () => {
    recorded(SUCCESS);
    const { person } = open(SERVED_SUMMONS);
    const card = within(await region('Service Status'));
    // 30 days after Thu, Mar 12 are Sat, Apr 11.
    expect(await card.findByText('Mon, Apr 13')).toBeTruthy();
    expect(card.getByText(/^The other side’s answer is due/).textContent).toContain('Rosalind Quay');
    expect(card.getByText('Mar 12, 2026')).toBeTruthy();
    await person.click(await card.findByRole('button', { name: 'Create deadline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Deadline' }));
    expect(dialog.getByLabelText<HTMLSelectElement>('Deadline type').value).toBe('answer_to_complaint_due');
    expect(server.sent('milestones.create')).toEqual([]);
  });

  it('goes by a court that is not certain: told once, here and in the calculator', async () => {
    recorded(SUCCESS);
    server.answer('cases.get', () => makeCase(DOUBTED_COURT));
    const summons = { ...SERVED_SUMMONS, caseNumber: DOUBTED_COURT.caseNumber };
    const { person } = open(summons, { item: { courtName: DOUBTED_COURT.courtName } });
    expect(await whereDoubtLeads()).toBe(`/?case=${CASE_ID}&edit=case`);
    await person.click(await screen.findByRole('button', { name: 'Create deadline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Deadline' }));
    expect(await dialog.findByText(/We take it for the Bernalillo County Metropolitan Court/)).toBeTruthy();
  });

  it('is a defendant’s own', async () => {
    recorded(SUCCESS);
    open(SERVED_SUMMONS, { user: { role: 'defendant' } });
    expect(await screen.findByText('Your answer is due')).toBeTruthy();
    expect(screen.getByText(/File a written answer by this day/)).toBeTruthy();
  });

  it('leads to the deadline that is on the timeline already', async () => {
    recorded(SUCCESS);
    const kept = makeMilestone({
      kind: 'Answer to Complaint Due',
      date: '2026-04-13',
      calculation: {
        jurisdiction: 'new_mexico_district',
        deadlineType: 'answer_to_complaint_due',
        serviceMethod: 'personal',
        triggerDate: '2026-03-12',
        hearingDate: null,
        mailedFrom: null,
        localDays: null,
        closures: [],
        method: 'court-rule',
      },
    });
    server.answer('milestones.list', () => [kept]);
    open(SERVED_SUMMONS);
    const link = await screen.findByRole('link', { name: 'On the timeline' });
    expect(link.getAttribute('href')).toContain(kept.id);
    expect(screen.queryByRole('button', { name: 'Create deadline' })).toBeNull();
  });

  it('waits for the day the receipt was signed', async () => {
    recorded({ ...SUCCESS, serviceMethod: 'mail_or_courier' });
    open(SERVED_SUMMONS);
    expect(
      await screen.findByText(/Enter that day, and the date for the answer is counted from it/),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create deadline' })).toBeNull();
  });
});

describe('Service Attempt History', () => {
  it('says what will be there', async () => {
    open(makeIssuedSummons());
    expect(await screen.findByText(/^No service attempts recorded yet/)).toBeTruthy();
  });

  it('waits, and tries again after a failure', async () => {
    server.answer('service.attempts', () => {
      throw new Refusal(500, 'INTERNAL');
    });
    const { person } = open(makeIssuedSummons());
    expect(await screen.findByText('Loading the service attempts')).toBeTruthy();
    expect(await screen.findByText('The service attempts could not be loaded.')).toBeTruthy();
    expect(record()).toBeNull();
    recorded(makeServiceAttempt());
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Unsuccessful')).toBeTruthy();
  });

  it('tells everything of an attempt, the latest first', async () => {
    recorded(
      makeServiceAttempt(),
      makeServiceAttempt({
        ...SUCCESS,
        serviceMethod: 'substitute_residence',
        recipientName: 'Joss Quay',
        recipientRelationship: 'brother, lives there',
        recipientAge: 22,
        mailingDate: '2026-03-13',
        mailingAddress: '14 Piñon Lane',
        notes: 'A dog in the yard.',
        proofDocumentIds: [makeDocument().id],
      }),
    );
    open(SERVED_SUMMONS);
    const attempts = await screen.findAllByRole('article');
    const [latest, first] = attempts.map((article) => within(article));
    expect(attempts).toHaveLength(2);
    expect(latest?.getByRole('heading', { name: 'Mar 12, 2026 at 6:40 PM' })).toBeTruthy();
    for (const text of [
      'SUBSTITUTE RESIDENCE',
      'Successful',
      'Marisol Teague, Process server',
      'Joss Quay (brother, lives there, age 22)',
      '14 Piñon Lane, Albuquerque, NM 87105',
      'Mar 13, 2026, to 14 Piñon Lane',
      'A dog in the yard.',
    ]) {
      expect(latest?.getByText(text)).toBeTruthy();
    }
    expect((await latest?.findByRole('link', { name: 'Receipt.pdf' }))?.getAttribute('href')).toContain(
      makeDocument().id,
    );
    expect(
      latest
        ?.getByRole('link', { name: 'Download return (PDF) of Mar 12, 2026 at 6:40 PM' })
        .getAttribute('href'),
    ).toBe(`/api/service-attempts/${SUCCESS.id}/return.pdf`);
    expect(first?.getByRole('heading', { name: 'Mar 9, 2026' })).toBeTruthy();
    for (const text of ['PERSONAL DEFENDANT', 'Unsuccessful', 'Nobody answered the door.']) {
      expect(first?.getByText(text)).toBeTruthy();
    }
  });

  it('shows eight of many, and all on a press', async () => {
    recorded(
      ...Array.from({ length: 30 }, (_, at) =>
        makeServiceAttempt({ id: `6b1e5a52-6a41-4d55-9f6c-7a1d0b1f9${String(at).padStart(3, '0')}` }),
      ),
    );
    const { person } = open(makeIssuedSummons({ serviceStatus: 'attempted' }));
    expect(await screen.findAllByRole('article')).toHaveLength(8);
    await person.click(screen.getByRole('button', { name: 'Show all 30' }));
    expect(screen.getAllByRole('article')).toHaveLength(30);
  });

  it('takes a mistaken attempt back after a question', async () => {
    recorded(SUCCESS);
    server.answer('service.removeAttempt', () => ({ message: 'Service attempt deleted successfully' }));
    const { person } = open(SERVED_SUMMONS);
    await person.click(await screen.findByRole('button', { name: /^Take back the attempt of Mar 12/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take back this attempt?' }));
    expect(dialog.getByText(/the summons is no longer served/)).toBeTruthy();
    expect(server.sent('service.removeAttempt')).toEqual([]);
    recorded();
    await person.click(dialog.getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText('Service attempt taken back')).toBeTruthy();
    expect(server.sent('service.removeAttempt')).toEqual([{ id: SUCCESS.id }]);
    expect(await screen.findByText(/^No service attempts recorded yet/)).toBeTruthy();
  });

  it('adds later what was not known: the mailing and the oath', async () => {
    recorded({ ...SUCCESS, serviceMethod: 'substitute_residence' });
    server.answer('service.updateReturn', () => SUCCESS);
    const { person } = open(SERVED_SUMMONS);
    await person.click(await screen.findByRole('button', { name: /^Add particulars to the attempt/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add particulars' }));
    await person.type(dialog.getByLabelText('Mailing address'), '14 Pine Lane');
    await person.type(dialog.getByLabelText('Mailing date'), '2026-03-13');
    await person.type(dialog.getByLabelText('Notary or clerk, if sworn'), 'Odile Marsh');
    await person.clear(dialog.getByLabelText('Server age'));
    await person.type(dialog.getByLabelText('Server age'), '41');
    await person.type(dialog.getByLabelText('Recipient age'), '17');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Service attempt updated')).toBeTruthy();
    expect(server.sent('service.updateReturn')).toMatchObject([
      {
        id: SUCCESS.id,
        mailingAddress: '14 Pine Lane',
        mailingDate: '2026-03-13',
        notaryName: 'Odile Marsh',
        serverAge: 41,
        recipientAge: 17,
      },
    ]);
    expect(server.sent('service.linkProofs')).toEqual([]);
  });
});

describe('filing the return', () => {
  it('says first what is missing, and marks it as filed with its paper', async () => {
    recorded(SUCCESS);
    server.answer('service.fileReturn', () => ({ ...SERVED_SUMMONS, status: 'filed' }));
    const { person } = open(SERVED_SUMMONS);
    const card = within(await region('File the return'));
    const [first] = await card.findAllByRole('listitem');
    expect(first?.textContent).toMatch(/^(Missing|Defect)/);
    expect(card.getByText(/still open\.$/)).toBeTruthy();
    await person.click(card.getByRole('button', { name: 'Choose from the case' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'The return as it was filed' }));
    await person.click(await dialog.findByRole('checkbox', { name: /Receipt.pdf/ }));
    await person.click(dialog.getByRole('button', { name: 'Choose 1 document' }));
    expect(card.queryByRole('button', { name: 'Choose from the case' })).toBeNull();
    await person.click(card.getByRole('button', { name: 'Mark as Filed' }));
    expect(await screen.findByText('Return filed')).toBeTruthy();
    expect(server.sent('service.fileReturn')).toEqual([
      { id: SUMMONS_ID, attemptId: SUCCESS.id, returnDocumentId: makeDocument().id },
    ]);
  });

  it('asks which return, where more than one attempt succeeded', async () => {
    const second = makeServiceAttempt({
      ...SUCCESS,
      id: '8d1e5a52-6a41-4d55-9f6c-7a1d0b1f9d04',
      attemptDate: '2026-03-14',
    });
    recorded(SUCCESS, second);
    server.answer('service.fileReturn', () => ({ ...SERVED_SUMMONS, status: 'filed' }));
    const { person } = open(SERVED_SUMMONS);
    const card = within(await region('File the return'));
    expect(screen.getByText('Service counts from here')).toBeTruthy();
    await person.selectOptions(card.getByLabelText('Return of which attempt'), second.id);
    await person.click(card.getByRole('button', { name: 'Mark as Filed' }));
    expect(server.sent('service.fileReturn')).toMatchObject([
      { attemptId: second.id, returnDocumentId: null },
    ]);
  });
});
