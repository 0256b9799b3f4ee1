import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { UserContext } from '#client/auth/use-user.ts';
import { PrivilegeLogPage } from '#client/review/privilege-log-page.tsx';
import type { PrivilegeLogRow } from '#src/review/privilege-schema.ts';
import { CASE_ID, makeListedCase } from '#tests/factories/cases.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderRoutes } from '../render-screen.tsx';

const ENTRY: PrivilegeLogRow = {
  documentId: 'mail',
  logNumber: 1,
  controlNumber: 'ACME000001',
  batesNumber: 'ACME000001',
  batesEnd: 'ACME000001',
  filename: 'Advice.eml',
  date: '2025-03-04',
  type: 'Email',
  author: 'Odette Farrow (lawyer)',
  recipients: 'Willa Hargrove',
  people: [],
  description: '',
  suggestedDescription: 'E-mail from Odette Farrow about …',
  privilege: 'Attorney–client privilege',
  treatment: 'withheld',
  basis: '',
  suggestedBasis: 'Confidential communication between a client and a lawyer.',
  family: 'With 1 attachment',
  parentDocumentId: null,
  warnings: [
    { field: 'description', text: 'Say what it is about without saying what is in it.' },
    { field: 'basis', text: 'Say why it is protected.' },
  ],
  ownAuthor: null,
  ownRecipients: null,
};
const COMPLETE: PrivilegeLogRow = {
  ...ENTRY,
  documentId: 'memo',
  logNumber: 2,
  controlNumber: 'ACME000002',
  filename: 'Memo.txt',
  privilege: 'Work product',
  description: 'Notes for the hearing',
  basis: 'Prepared for this lawsuit',
  family: '',
  warnings: [],
};

let server: FakeServer;
beforeEach(() => {
  server = startFakeServer({
    'cases.get': () => makeListedCase(),
    'review.privilegeLog': () => [ENTRY, COMPLETE],
  });
});

function open() {
  const element = (
    <UserContext value={makeUser()}>
      <PrivilegeLogPage />
    </UserContext>
  );
  return renderRoutes(
    [{ path: '/cases/:caseId/ediscovery/privilege-log', element }],
    `/cases/${CASE_ID}/ediscovery/privilege-log`,
  ).person;
}
const table = () => within(screen.getByRole('table', { name: 'Privilege log' }));

describe('the privilege log', () => {
  it('shows each entry, what it needs, and both files', async () => {
    open();
    await screen.findByText('1 of 2 entries needs a look');
    for (const text of ['ACME000001', 'Attorney–client privilege', 'With 1 attachment', 'Work product']) {
      expect(table().getByText(text)).toBeTruthy();
    }
    const needs = within(screen.getByRole('list', { name: 'What entry 1 needs' }));
    expect(needs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      ENTRY.warnings.map(({ text }) => text),
    );
    expect(screen.queryByRole('list', { name: 'What entry 2 needs' })).toBeNull();
    expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe(
      `/api/cases/${CASE_ID}/privilege-log.csv`,
    );
    expect(screen.getByRole('link', { name: 'PDF' }).getAttribute('href')).toBe(
      `/api/cases/${CASE_ID}/privilege-log.pdf`,
    );
  });

  it('begins a description with the suggestion and saves what is made of it', async () => {
    server.answer('review.updatePrivilegeEntry', ({ description }) => ({
      ...ENTRY,
      description: description ?? '',
      warnings: [],
    }));
    const person = open();
    await person.click(await screen.findByRole('button', { name: 'Edit Description of entry 1' }));
    const field = screen.getByLabelText<HTMLTextAreaElement>('Description of entry 1');
    expect(field.value).toBe('E-mail from Odette Farrow about …');
    await person.clear(field);
    await person.type(field, 'E-mail about the repair');
    await person.keyboard('{Control>}{Enter}{/Control}');
    expect(table().getByText('E-mail about the repair')).toBeTruthy();
    await screen.findByText('Privilege Log Updated');
    await screen.findByText('2 entries, all complete');
    expect(server.sent('review.updatePrivilegeEntry').at(-1)).toEqual({
      id: 'mail',
      description: 'E-mail about the repair',
    });
  });

  it('puts back what could not be saved', async () => {
    server.answer('review.updatePrivilegeEntry', () => {
      throw new Refusal(500, 'INTERNAL');
    });
    const person = open();
    await person.click(await screen.findByRole('button', { name: 'Use This' }));
    await screen.findByText('Update Failed');
    expect(screen.getByText('Failed to update the privilege log. Please try again.')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Use This' })).toBeTruthy());
  });

  it('says what can be privileged, what of it is from memory, and what to do after a slip', async () => {
    open();
    await screen.findByText('1 of 2 entries needs a look');
    const item = (start: RegExp) =>
      screen.getAllByRole('listitem', { hidden: true }).find(({ textContent }) => start.test(textContent))
        ?.textContent;
    expect(item(/^Work product:/)).toMatch(/26\(b\)\(3\).*Your own notes can qualify.*from memory/);
    expect(item(/^Tell the other side/)).toContain('26(b)(5)(B)');
    expect(item(/^Before you produce/)).toMatch(/502\(d\).*State courts have rules of their own/);
    expect(item(/^Since December 1, 2025/)).toMatch(/discovery plan.*\(FRCP 26\(f\)\(3\)\(D\)/);
  });

  it('lets a viewer read it', async () => {
    server.answer('cases.get', () => makeListedCase({ memberRole: 'viewer' }));
    open();
    await screen.findByText('1 of 2 entries needs a look');
    expect(screen.queryByRole('button', { name: /^Edit|Use This/ })).toBeNull();
  });

  it('says what will be here, and what failed', async () => {
    server.answer('review.privilegeLog', () => {
      throw new Refusal(500, 'INTERNAL');
    });
    const person = open();
    await screen.findByText('The privilege log could not be loaded');
    server.answer('review.privilegeLog', () => []);
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Nothing is withheld yet');
    expect(screen.queryByRole('link', { name: 'CSV' })).toBeNull();
  });
});
