import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import '../list-layout.ts';
import type { PreflightItem } from '#src/answers/filing/preflight-schema.ts';
import type { Ledger, PaperReading } from '#src/answers/schema.ts';
import { ERRORS } from '#src/errors.ts';
import { makeGeneratedAnswer } from '#tests/factories/answers.ts';
import { makeCase } from '#tests/factories/cases.ts';
import { makeDocumentFacts, makeFact } from '#tests/factories/facts.ts';
import { Refusal } from '../fake-server.ts';
import { AnswerServer, button, everythingSaved } from './open-canvas.tsx';

const DOCUMENT = '0b9f2a52-4c1e-4a8e-9f5b-3f5f0d9a1c11';
const GAP: PaperReading = {
  problems: ['Page 2 of 3 could not be read, or is empty.'],
  unreadPages: [2],
  poorPages: [],
  isAcknowledged: false,
};
const NOT_READ: PreflightItem = {
  id: 'not-read',
  level: 'blocking',
  text: '“complaint.pdf”: Page 2 of 3 could not be read, or is empty.',
  fix: 'acknowledge',
  documentIds: [DOCUMENT],
};
const NOT_CONFIRMED: PreflightItem = {
  id: 'not-confirmed',
  level: 'blocking',
  text: 'Compare with the top of the complaint: the case number “D-1”.',
  fix: 'confirm',
  documentIds: [DOCUMENT],
  factIds: ['one', 'two'],
};

let server: AnswerServer;
let items: PreflightItem[];

const withReading = (reading: PaperReading): Ledger => ({
  ...server.ledger,
  documents: server.ledger.documents.map((each) => ({ ...each, reading })),
});

beforeEach(() => {
  server = new AnswerServer();
  items = [NOT_READ, NOT_CONFIRMED];
  server.versions = [makeGeneratedAnswer()];
  server.wire.answer('answers.preflight', () => items);
  server.wire.answer('facts.acknowledge', () => {
    items = items.filter((item) => item !== NOT_READ);
    server.ledger = withReading({ ...GAP, isAcknowledged: true });
    return makeDocumentFacts([]);
  });
  server.wire.answer('facts.confirmMany', () => {
    items = items.filter((item) => item !== NOT_CONFIRMED);
    return { facts: [makeFact(undefined, { status: 'confirmed' })] };
  });
});
afterEach(everythingSaved);

const person = userEvent.setup();
const filing = async () => within(await screen.findByRole('region', { name: 'Before you file' }));

it('keeps the paper until what keeps it is settled, each in one step', async () => {
  server.open();
  const card = await filing();
  expect(await card.findByRole('heading', { name: 'Before you can download it' })).toBeTruthy();
  const download = () => card.queryByRole('button', { name: 'Download PDF' });
  expect(download()).toHaveProperty('disabled', true);
  await person.click(card.getByRole('button', { name: 'All of these are right' }));
  expect(server.wire.sent('facts.confirmMany')).toEqual([{ ids: ['one', 'two'] }]);
  await person.click(await card.findByRole('button', { name: 'I have read those parts myself' }));
  expect(server.wire.sent('facts.acknowledge')).toEqual([{ id: DOCUMENT }]);
  expect(await card.findByRole('link', { name: 'Download PDF' })).toBeTruthy();
  expect(card.queryByRole('heading', { name: 'Before you can download it' })).toBeNull();
});

it('leads to the paper, and asks nobody who may not edit', async () => {
  server.item = makeCase({ memberRole: 'viewer' });
  server.open();
  const card = await filing();
  const [link] = await card.findAllByRole('link', { name: 'Open the complaint' });
  expect(link?.getAttribute('href')).toContain(DOCUMENT);
  expect(card.queryByRole('button', { name: 'All of these are right' })).toBeNull();
  expect(card.queryByRole('button', { name: 'I have read those parts myself' })).toBeNull();
});

it('says when it could not be kept, and asks again', async () => {
  server.wire.answer('facts.confirmMany', () => {
    throw new Refusal(500, 'INTERNAL');
  });
  server.open();
  const card = await filing();
  await person.click(await card.findByRole('button', { name: 'All of these are right' }));
  expect(await screen.findByText(ERRORS.INTERNAL.text)).toBeTruthy();
  expect(card.getByRole('button', { name: 'All of these are right' })).toBeTruthy();
});

it('the ledger says what of the complaint was not read', async () => {
  server.versions = [];
  server.ledger = withReading(GAP);
  server.open();
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Page 2 of 3 could not be read, or is empty.')).toBeTruthy();
  await person.click(await button('I have read those parts myself'));
  expect(await screen.findByText(/^You have read those parts yourselves\./)).toBeTruthy();
});

it('the draft says where paragraphs are missing', async () => {
  const answer = makeGeneratedAnswer();
  const [first] = answer.responses;
  if (first === undefined) throw new Error('no response');
  const line = '[check: page 2 of the complaint could not be read]';
  const responseToAllegations = `${line}\n\n${first.number}. ${first.text}`;
  server.versions = [{ ...answer, sections: { ...answer.sections, responseToAllegations } }];
  server.open();
  expect((await screen.findByText(line)).tagName).toBe('MARK');
});
