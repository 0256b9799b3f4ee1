import { describe, expect, it } from 'vitest';
import {
  FileReturnInput,
  LinkProofsInput,
  RECIPIENT_TOO_YOUNG,
  RecordAttemptInput,
  SERVER_TOO_YOUNG,
  UpdateReturnInput,
} from '#src/service/schema.ts';

const FORM = {
  countyServed: 'Santa Fe',
  attemptDate: '2026-03-05',
  serverName: 'Marisol Teague',
  serviceMethod: 'personal_defendant',
  serviceAddress: '14 Piñon Lane',
  wasSuccessful: true,
} as const;

const wrong = (form: object) =>
  RecordAttemptInput.safeParse({ ...FORM, ...form }).error?.issues.map(({ message }) => message);
const right = (form: object) => RecordAttemptInput.parse({ ...FORM, ...form });

describe('what an attempt must say', () => {
  it('says what is missing in the order of the form', () => {
    expect(RecordAttemptInput.safeParse({}).error?.issues.map(({ message }) => message)).toEqual([
      'County is required',
      'Date is required',
      'Server name is required',
      'Service method is required',
      'Service address is required',
      'Please say whether service was successful',
    ]);
  });

  it.each([
    ['countyServed', ' ', 'County is required'],
    ['attemptDate', '', 'Date is required'],
    ['attemptDate', null, 'Date is required'],
    ['attemptDate', '2026-02-31', 'This date does not exist. Please check the day and the month.'],
    ['serverName', '\u0000', 'Server name is required'],
    ['serverName', '\u200b\u2060', 'Server name is required'],
    ['serverAge', 17, SERVER_TOO_YOUNG],
    ['serverAge', '17', SERVER_TOO_YOUNG],
    ['serverAge', 'abc', SERVER_TOO_YOUNG],
    ['serverAge', 30.5, 'Please enter the age in whole years'],
    ['serviceMethod', '', 'Service method is required'],
    ['serviceMethod', 'by_pigeon', 'Service method is required'],
    ['serviceAddress', '\n', 'Service address is required'],
    ['recipientAge', 0, 'Please enter the age in whole years'],
    ['recipientAge', -3, 'Please enter the age in whole years'],
    ['wasSuccessful', 'yes', 'Please say whether service was successful'],
    ['notes', 'x'.repeat(5001), 'Please keep this to 5000 characters'],
    ['serverName', 'x'.repeat(301), 'Please keep this to 300 characters'],
    ['mailingDate', '2026-13-01', 'This date does not exist. Please check the day and the month.'],
    [
      'proofDocumentIds',
      Array.from({ length: 51 }, (_, n) => String(n)),
      'At most 50 documents can be linked to an attempt',
    ],
  ])('%s, as in row %#', (field, value, message) => {
    expect(wrong({ [field]: value })).toEqual([message]);
  });

  it('refuses a recipient under 15 at the home, together with what else is wrong, and takes 15', () => {
    const home = { serviceMethod: 'substitute_residence' };
    expect(wrong({ ...home, recipientAge: 14 })).toEqual([RECIPIENT_TOO_YOUNG]);
    expect(wrong({ ...home, recipientAge: '14', countyServed: '' })).toEqual([
      'County is required',
      RECIPIENT_TOO_YOUNG,
    ]);
    expect(right({ ...home, recipientAge: 15 }).recipientAge).toBe(15);
    expect(right({ recipientAge: 14 }).recipientAge).toBe(14);
  });

  it('takes 18 as the age of the server, and no age at all', () => {
    expect(right({ serverAge: '18' }).serverAge).toBe(18);
    for (const empty of ['', ' ', null, undefined, Number.NaN]) {
      expect(right({ serverAge: empty, recipientAge: empty })).toMatchObject({
        serverAge: null,
        recipientAge: null,
      });
    }
  });

  it('takes null for what is left out', () => {
    expect(right({ isSheriffService: null, proofDocumentIds: null, recipientName: null })).toMatchObject({
      isSheriffService: false,
      proofDocumentIds: [],
      recipientName: null,
    });
  });

  it('keeps lines of an address, no control characters, and nothing for what is empty', () => {
    expect(
      right({ serviceAddress: ' 14 Piñon Lane\r\nSanta Fe\u0007 ', notes: '  ', attemptTime: '' }),
    ).toMatchObject({
      serviceAddress: '14 Piñon Lane\nSanta Fe',
      notes: null,
      attemptTime: null,
      mailingDate: null,
      isSheriffService: false,
      proofDocumentIds: [],
    });
  });

  it('takes a day as a calendar day, or as its midnight in UTC', () => {
    expect(right({ attemptDate: ' 2026-03-05 ' }).attemptDate).toBe('2026-03-05');
    expect(right({ attemptDate: '2026-03-05T00:00:00.000Z' }).attemptDate).toBe('2026-03-05');
    expect(right({ mailingDate: '2026-03-05T00:00:00Z' }).mailingDate).toBe('2026-03-05');
  });
});

describe('what comes later', () => {
  it('leaves alone what is not sent, and empties what is sent empty', () => {
    expect(UpdateReturnInput.parse({})).toEqual({});
    expect(UpdateReturnInput.parse({ notaryName: ' ', mailingDate: '', notarizedAt: '' })).toEqual({
      notaryName: null,
      mailingDate: null,
      notarizedAt: null,
    });
  });

  it('takes the day of the oath as a day, a moment or a date', () => {
    const noon = new Date('2026-03-06T12:00:00Z');
    expect(UpdateReturnInput.parse({ notarizedAt: '2026-03-06' }).notarizedAt).toEqual(noon);
    expect(UpdateReturnInput.parse({ notarizedAt: '2026-03-06T12:00:00.000Z' }).notarizedAt).toEqual(noon);
    expect(UpdateReturnInput.parse({ notarizedAt: noon }).notarizedAt).toEqual(noon);
    for (const notarizedAt of ['soon', '2026-02-31', new Date('soon')]) {
      expect(UpdateReturnInput.safeParse({ notarizedAt }).error?.issues[0]?.message).toBe(
        'Please enter a date.',
      );
    }
  });

  it('keeps the day of an oath that was sworn in the evening in New Mexico', () => {
    const noon = new Date('2026-03-06T12:00:00Z');
    for (const notarizedAt of [
      '2026-03-07T04:15:30.500Z',
      new Date('2026-03-07T04:15:30.500Z'),
      '2026-03-06T21:15-07:00',
    ]) {
      expect(UpdateReturnInput.parse({ notarizedAt }).notarizedAt).toEqual(noon);
    }
    for (const notarizedAt of [new Date(-8e15), new Date(8.64e15), '0001-01-01']) {
      expect(UpdateReturnInput.safeParse({ notarizedAt }).error?.issues[0]?.message).toBe(
        'Please enter a date.',
      );
    }
  });

  it('links each document once', () => {
    expect(LinkProofsInput.parse({ documentIds: ['a', 'b', 'a'] })).toEqual({ documentIds: ['a', 'b'] });
    expect(FileReturnInput.parse({})).toEqual({});
  });
});
