import { describe, expect, it, test } from 'vitest';
import { sidesOf } from '#src/documents/discovery-agreement.ts';
import { isBesideName, isNobody } from '#src/documents/discovery-nobody.ts';
import { filersNamed, peopleNamed, sidesNamed } from '#src/documents/discovery-people.ts';
import { discoveryType } from '#src/documents/discovery-type.ts';
import { readWebMail } from '#src/documents/discovery-web-mail.ts';
import { readLines } from '#src/text/lines.ts';

const people = (text: string, type: string) => peopleNamed(readLines(text), text, type);

const THREAD = `Una Brandt <una.brandt@mail.example>
Cost of the records
2 messages
Hollis Marsh (Tarn, OH)
<records@request.tarn.example>
Mon, Dec 9, 2030
at 10:49 AM
Reply-To: c1399-4485.records@request.tarn.example
To: una.brandt@mail.example
Here is what the records cost.
Una Brandt <una.brandt@mail.example> Tue, Dec 10, 2030 at 8:01 AM
To: Hollis Marsh <records@request.tarn.example>
Quill v. Tice, 207 P.3d 954, says less.
`;

describe('a thread that a web mail printed', () => {
  it('is a mail of its writers and of whose box it is, however its lines are broken', () => {
    expect(readWebMail(THREAD)).toEqual({
      subject: 'Cost of the records',
      people: ['Hollis Marsh', 'Una Brandt'],
    });
    expect(discoveryType(THREAD, { type: 'Reply', confidence: 0.8 }).type).toBe('Email');
    expect(people(THREAD, 'Email').toSorted()).toEqual(['Hollis Marsh', 'Una Brandt']);
  });

  it('tells a box without a name by whom its mails greet', () => {
    const greeted = THREAD.replaceAll('Una Brandt <', 'brandtu <').replace(
      'Here is',
      'Dear Una Brandt,\nHere is',
    );
    expect(readWebMail(greeted)?.people).toContain('Una Brandt <una.brandt@mail.example>');
  });
});

describe('an earlier mail of a thread', () => {
  const mail = (list: string) =>
    `From: Ada Pell <apell@tarn.example>\nSent: Monday, May 5, 2031 4:02 PM\nTo: Owen Tice <otice@tarn.example>\nSubject: RE: Boiler\n\nSee below.\n\nFrom: Hollis Marsh <hmarsh@tarn.example>\nTo: ${list}\nSubject: Boiler\n\nIt leaks.\n`;

  it('names its writer, and nobody of a long list', () => {
    const named = people(mail('Ann Roe; Bea Roe; Cal Roe; Dee Roe; Eve Roe; Fay Roe'), 'Email');
    expect(named).toContain('Hollis Marsh');
    expect(named).not.toContain('Cal Roe');
    expect(people(mail('Ann Roe'), 'Email')).toContain('Ann Roe');
  });
});

test('who files a paper of a case is no one of those who are served with it', () => {
  const text =
    'DECLARATION OF HOLLIS MARSH IN SUPPORT OF MOTION\n\nI, Hollis Marsh, declare:\n1. I manage the building.\n\n/s/ Hollis Marsh\n\nCERTIFICATE OF SERVICE\nAda Pell\n200 Main Street\nLarkmoor, OH 44001\n';
  expect(filersNamed(readLines(text), text)).toEqual(['Hollis Marsh']);
});

test.each([
  [
    'A case is settled between those who stand behind their roles.',
    'This Settlement Agreement is entered into by Plaintiff Ada Quill and Defendants, Owen Tice, Director, Larch Bureau, and Wren Pell, Secretary, in their official capacities.',
    ['Ada Quill', 'Owen Tice', 'Wren Pell'],
  ],
  [
    'A role is nobody, and whoever took the contract over is a side.',
    'This Amendment amends the Agreement by and between Larch Permian LLC and Una Brandt (“Employee”), as subsequently assigned to Tarn Fuel LLC (the “Company”).',
    ['Larch Permian LLC', 'Una Brandt', 'Tarn Fuel LLC'],
  ],
])('%s', (_, text, sides) => {
  expect(sidesOf(text)).toEqual(sides);
});

test('a form of an order names its sides behind their roles', () => {
  const text =
    'CHANGE ORDER\n\nPURCHASER: Larch Gas, L.P.\nSOIL CONTRACTOR: Tarn Construction Services, L.P.\n\nAuthorized Signature: /s/ Ada Quill\n';
  expect(sidesNamed(readLines(text), text, 'Contract')).toEqual([
    'Larch Gas, L.P.',
    'Tarn Construction Services, L.P.',
  ]);
});

test.each(['July', 'If You Have Any Questions', 'All Rights Reserved', 'noreply@civic.example'])(
  '%s is nobody',
  (name) => expect(isNobody(name)).toBe(true),
);
test.each(['May Tice', 'Will Quill', 'June Marsh', 'Larch Resources LLC'])('%s is somebody', (name) =>
  expect(isNobody(name)).toBe(false),
);

test('a part of a firm is no firm', () => {
  for (const part of ['Attorneys at Law', 'Human Resources', 'Property Claims'])
    expect(isBesideName(part)).toBe(true);
  expect(isBesideName('Larch Resources')).toBe(false);
});
