import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BatesDialog } from '#client/review/bates-dialog.tsx';
import type { BatesNext, BatesPreview } from '#src/review/bates-schema.ts';
import { CASE_ID } from '#tests/factories/cases.ts';
import { makeReviewDocument } from '#tests/factories/documents.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';

const NEXT: BatesNext = {
  prefix: 'ACME',
  width: 6,
  next: 8,
  batesNumber: 'ACME000008',
  warnings: [],
  series: [{ prefix: 'ACME', width: 6, next: 8, batesNumber: 'ACME000008', documents: 3, warnings: [] }],
};
const PLAN: BatesPreview = {
  assigned: [
    { id: 'lease', filename: 'Lease.pdf', batesNumber: 'ACME000008', batesEnd: 'ACME000010' },
    { id: 'photo', filename: 'Photo.png', batesNumber: 'ACME000011', batesEnd: 'ACME000011' },
  ],
  skipped: [{ id: 'mail', filename: 'Advice.eml', batesNumber: 'ACME000001' }],
  warnings: ['ACME has numbers of 5 and 6 digits, which sort in the wrong order.'],
  refusals: [],
  next: 12,
};

let server: FakeServer;
const onClose = vi.fn();
beforeEach(() => {
  onClose.mockReset();
  server = startFakeServer({
    'review.batesNext': () => NEXT,
    'review.batesPreview': () => PLAN,
    'review.assignBates': () => PLAN,
  });
});

function open() {
  const documents = ['lease', 'photo', 'mail'].map((id) => makeReviewDocument({ id }));
  const element = <BatesDialog caseId={CASE_ID} documents={documents} onClose={onClose} />;
  return renderScreen(element, makeUser()).person;
}
const assign = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Assign Numbers' });

describe('Bates numbers for a selection', () => {
  it('shows which they will be, what to look at and what keeps its number, and gives them', async () => {
    const person = open();
    await screen.findByText('2 documents: ACME000008 to ACME000011');
    expect(screen.getByLabelText<HTMLInputElement>('First number').placeholder).toBe('8 (next)');
    const cells = within(screen.getByRole('table')).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'Lease.pdf',
      'ACME000008 – 000010',
      'Photo.png',
      'ACME000011',
    ]);
    expect(screen.getByText(/sort in the wrong order/)).toBeTruthy();
    expect(screen.getByText('1 document has a number and keeps it.')).toBeTruthy();
    await person.click(assign());
    await screen.findByText('Bates Numbers Assigned');
    expect(onClose).toHaveBeenCalled();
    expect(server.sent('review.assignBates')[0]).toEqual({
      caseId: CASE_ID,
      ids: ['lease', 'photo', 'mail'],
      prefix: 'ACME',
      width: 6,
      start: null,
    });
  });

  it('names the clash and gives nothing', async () => {
    const clash = 'ACME000005 to ACME000007 are already on lease.pdf.';
    server.answer('review.batesPreview', (input) => {
      const start: unknown = Object.assign({ start: null }, input).start;
      return start === 5 ? { ...PLAN, assigned: [], warnings: [], refusals: [clash] } : PLAN;
    });
    const person = open();
    await person.type(await screen.findByLabelText('First number'), '5');
    await screen.findByText(clash);
    expect(assign().disabled).toBe(true);
    await person.clear(screen.getByLabelText('First number'));
    await screen.findByText('2 documents: ACME000008 to ACME000011');
    expect(assign().disabled).toBe(false);
  });

  it('says what is no prefix and no number', async () => {
    const person = open();
    await person.clear(await screen.findByLabelText('Prefix'));
    await person.type(screen.getByLabelText('Prefix'), '9lives');
    expect(screen.getByText(/^Begin a prefix with a letter/)).toBeTruthy();
    await person.type(screen.getByLabelText('First number'), 'x');
    expect(screen.getByText('The first number is a whole number, 1 or more.')).toBeTruthy();
    expect(assign().disabled).toBe(true);
  });

  it('shows why the server refused after all, and stays', async () => {
    server.answer('review.assignBates', () => {
      throw new Refusal(409, 'CONFLICT', { message: 'ACME000008 is already on memo.txt.' });
    });
    const person = open();
    await screen.findByText('2 documents: ACME000008 to ACME000011');
    await person.click(assign());
    await screen.findByText('ACME000008 is already on memo.txt.');
    expect(onClose).not.toHaveBeenCalled();
  });
});
