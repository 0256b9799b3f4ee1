import { describe, expect, it } from 'vitest';
import type { Participant } from '#src/participants/schema.ts';
import { draftOf, summonsDefaults } from '#src/summons/prefill.ts';
import { SummonsForm } from '#src/summons/schema.ts';
import { makeParticipant } from '#tests/factories/participants.ts';
import { summonsOf } from './samples.ts';

function person(change: Partial<Participant>): Participant {
  return makeParticipant({ role: 'plaintiff', ...change });
}

const item = {
  state: 'NM',
  caseNumber: 'D-202-CV-2026-01234',
  courtName: 'Second Judicial District Court',
  plaintiffName: 'Willa Hargrove',
  defendantName: 'Copper Mesa Properties LLC',
};
const empty = { state: null, caseNumber: null, courtName: null, plaintiffName: null, defendantName: null };
const today = '2026-06-01';

describe('how an empty form begins', () => {
  it('with what the case says', () => {
    expect(summonsDefaults({ case: item, participants: [], user: null, today })).toMatchObject({
      plaintiffName: 'Willa Hargrove',
      defendantName: 'Copper Mesa Properties LLC',
      courtName: 'Second Judicial District Court',
      caseNumber: 'D-202-CV-2026-01234',
      county: 'Bernalillo',
      state: 'NM',
      isEntityDefendant: 'individual',
      isProSe: false,
      issuedDate: today,
      responseDeadlineDays: 30,
      responseDeadlineDate: '2026-07-02',
      attorneyPhone: '',
    });
  });

  it('in New Mexico where the case has no state, and with the county of its court', () => {
    const named = { ...empty, courtName: 'First Judicial District Court, County of Santa Fe' };
    expect(summonsDefaults({ case: empty, participants: [], user: null, today })).toMatchObject({
      state: 'NM',
      county: '',
      plaintiffName: '',
    });
    expect(summonsDefaults({ case: named, participants: [], user: null, today }).county).toBe('Santa Fe');
  });

  it('with the addresses of the participants whom the caption names, else of the primary ones', () => {
    const participants = [
      person({ firstName: 'Ada', lastName: 'Quill', addressLine1: '1 First Street' }),
      person({
        firstName: 'willa',
        lastName: 'hargrove',
        addressLine1: '14 Piñon Lane',
        city: 'Taos',
        state: 'NM',
      }),
      person({ role: 'defendant', organization: 'Copper Mesa Properties LLC', addressLine1: '9 Mesa Road' }),
      person({
        role: 'defendant',
        displayName: 'Tobias Fenwright',
        isPrimary: true,
        addressLine1: '2 Second Street',
      }),
    ];
    expect(summonsDefaults({ case: item, participants, user: null, today })).toMatchObject({
      plaintiffName: 'Willa Hargrove',
      plaintiffAddress: '14 Piñon Lane\nTaos, NM',
      defendantAddress: '9 Mesa Road',
    });
    expect(summonsDefaults({ case: empty, participants, user: null, today })).toMatchObject({
      plaintiffName: 'Ada Quill',
      defendantName: 'Tobias Fenwright',
      defendantAddress: '2 Second Street',
    });
  });

  it('never with the address of somebody whom the caption does not name', () => {
    const participants = [
      person({ role: 'defendant', displayName: 'Lorna Peake', addressLine1: '3 Third Street' }),
    ];
    expect(summonsDefaults({ case: item, participants, user: null, today }).defendantAddress).toBe('');
  });

  it('with a lawyer or a plaintiff as who signs, and never with a defendant', () => {
    const account = {
      firstName: 'Marisol',
      lastName: 'Teague',
      email: 'teague@example.org',
      phoneNumber: '505-555-0142',
    };
    const of = (role: 'attorney' | 'plaintiff' | 'defendant') =>
      summonsDefaults({ case: item, participants: [], user: { ...account, role }, today });
    expect(of('attorney')).toMatchObject({ attorneyName: 'Marisol Teague', attorneyPhone: '505-555-0142' });
    expect(of('plaintiff')).toMatchObject({ attorneyName: '', attorneyPhone: '505-555-0142' });
    expect(of('defendant')).toMatchObject({ attorneyName: '', attorneyPhone: '', attorneyEmail: '' });
  });
});

it('a kept summons goes through the form unchanged', () => {
  const summons = summonsOf();
  const parsed = SummonsForm.parse(draftOf(summons));
  for (const [name, value] of Object.entries(parsed)) expect(summons).toHaveProperty(name, value);
});
