import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { YourCourt } from '#client/home/your-court.tsx';
import type { Case } from '#src/cases/schema.ts';
import type { RecognizedCase } from '#src/law/courts/recognition-schema.ts';
import type { Office, PublishedRecord } from '#src/law/courts/record-schema.ts';
import { CASE_ID, makeCase } from '#tests/factories/cases.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';

const SOURCE = {
  title: 'The clerk’s window (copy of 2024)',
  address: 'https://courts.example/window',
  dated: '2024',
  retrieved: '2026-11-23',
};

function makeOffice(change: Partial<Office> = {}): Office {
  return {
    place: 'Quemado',
    address: 'Salt Lake Courthouse, 12 Mesa Road, Room 3, Quemado, NM 87829',
    phone: '(505) 555-0142',
    hours: 'Monday to Friday, 8:00 a.m. to 4:00 p.m.',
    website: 'https://quemado.example/court',
    timeZone: 'America/Denver',
    note: null,
    source: SOURCE,
    ...change,
  };
}

const COURT = {
  id: 'nm.district.7',
  name: 'Seventh Judicial District Court',
  system: 'new_mexico_district',
  state: 'NM',
  level: 'trial',
  isKind: false,
} as const;

function makeRecord(change: Partial<PublishedRecord> = {}): PublishedRecord {
  return {
    court: COURT,
    rulesAt: '/rules/new_mexico_district',
    timeZone: 'America/Denver',
    offices: [makeOffice()],
    portal: {
      name: 'Paperless',
      address: 'https://file.example/start',
      selfRepresented: 'no',
      note: 'Attorneys have to.',
      source: SOURCE,
    },
    fees: [
      { what: 'File a civil case', payer: 'plaintiff', dollars: 132, source: { ...SOURCE, dated: '2018' } },
    ],
    waiver: { form: 'Form 4-222, Application for Free Process', source: SOURCE },
    ...change,
  };
}

function makeRecognized(change: Partial<RecognizedCase> = {}): RecognizedCase {
  const { isKind: _, ...court } = COURT;
  return { court, kind: 'civil', certainty: 'certain', because: [], choices: [], ...change };
}

let server: FakeServer;
let item: Case;
let record: PublishedRecord;

beforeEach(() => {
  item = makeCase({ courtName: 'Seventh Judicial District Court', caseNumber: null });
  record = makeRecord();
  server = startFakeServer({
    'courts.recognize': () => makeRecognized(),
    'courts.record': () => record,
  });
});

/** Shows the court, and waits until it is there. */
async function open() {
  const { person } = renderScreen(<YourCourt item={item} />, makeUser());
  await screen.findByText(record.court.name);
  return person;
}

const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('where the court is', () => {
  it('shows address, telephone, website and hours, how old they are and where they were read', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Quemado' })).toBeTruthy();
    for (const line of ['Salt Lake Courthouse', '12 Mesa Road, Room 3', 'Quemado, NM 87829']) {
      expect(screen.getByText(line)).toBeTruthy();
    }
    expect(href('(505) 555-0142')).toBe('tel:+15055550142');
    expect(href('quemado.example')).toBe('https://quemado.example/court');
    expect(screen.getByText('Monday to Friday, 8:00 a.m. to 4:00 p.m.')).toBeTruthy();
    const where = within(screen.getByRole('region', { name: 'Where it is' }));
    expect(where.getByText(/From 2024, as read on Nov 23, 2026\. Call before you go\. Source:/)).toBeTruthy();
    expect(where.getByRole('link', { name: SOURCE.title }).getAttribute('href')).toBe(SOURCE.address);
    expect(where.queryByText('may have changed')).toBeNull();
    expect(where.queryByText(/have not read/)).toBeNull();
  });

  it('says to go where the summons says, before what is known here', async () => {
    await open();
    expect(screen.getByText('If your papers name another courthouse, go to that one.')).toBeTruthy();
  });

  it('names the one house that is known of many for no certain one', async () => {
    record = makeRecord({ court: { ...COURT, state: 'CA' } });
    await open();
    expect(screen.getByText('Go to the courthouse that your papers name.')).toBeTruthy();
  });

  it('links to a map by street and city, and tells no other site who asks', async () => {
    await open();
    const map = screen.getByRole('link', { name: 'Find it on a map' });
    expect(map.getAttribute('href')).toBe(
      'https://www.openstreetmap.org/search?query=12%20Mesa%20Road%2C%20Quemado%2C%20NM',
    );
    for (const link of screen.getAllByRole('link')) {
      if (link.getAttribute('target') !== '_blank') continue;
      expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    }
  });

  it('says of an old copy that it may have changed', async () => {
    record = makeRecord({ offices: [makeOffice({ source: { ...SOURCE, dated: '2019-10-24' } })] });
    await open();
    const where = within(screen.getByRole('region', { name: 'Where it is' }));
    expect(where.getByText(/From Oct 24, 2019, as read on Nov 23, 2026/)).toBeTruthy();
    expect(where.getByText('may have changed')).toBeTruthy();
  });

  it.each([
    [{ hours: null }, 'We have not read this court’s hours. Call the clerk.'],
    [{ phone: null }, 'We have not read this court’s telephone. Look at its website.'],
    [{ phone: null, website: null }, 'We have not read this court’s telephone. Ask the clerk.'],
    [{ phone: null, hours: null }, 'We have not read this court’s hours and telephone. Look at its website.'],
  ])('says what was not read: %o', async (missing, text) => {
    record = makeRecord({ offices: [makeOffice(missing)] });
    await open();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText(/null/)).toBeNull();
  });

  it('says what to know before writing there', async () => {
    record = makeRecord({ offices: [makeOffice({ note: 'Mail goes to P.O. Box 9.' })] });
    await open();
    expect(screen.getByText('Mail goes to P.O. Box 9.')).toBeTruthy();
  });

  it('leads to the rules that it counts by, where they are here', async () => {
    await open();
    expect(href('How its deadlines are counted')).toBe('/rules/new_mexico_district');
  });

  it('leads to no rules where they are not here', async () => {
    record = makeRecord({ rulesAt: null });
    await open();
    expect(screen.queryByRole('link', { name: 'How its deadlines are counted' })).toBeNull();
  });
});

describe('a court of several offices', () => {
  const PLACES = ['Quemado', 'Reserve', 'Magdalena', 'Luna', 'Aragon'];
  const offices = PLACES.map((place) =>
    makeOffice({ place, address: `12 Mesa Road, ${place}, NM 87829`, hours: `By appointment in ${place}` }),
  );
  const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  /** What a closed disclosure holds is in the page, and not shown. */
  const folded = (label: string) => {
    const details = screen.getByText(label).closest('details');
    expect(details?.open).toBe(false);
    return [...(details?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent);
  };

  beforeEach(() => {
    record = makeRecord({ offices });
  });

  it('shows the one that the case names, and folds the others', async () => {
    item = makeCase({ courtName: 'Seventh Judicial District Court, Magdalena', caseNumber: null });
    await open();
    expect(headings()[0]).toBe('Magdalena');
    expect(folded('Other offices (4)')).toEqual(['Quemado', 'Reserve', 'Luna', 'Aragon']);
    expect(screen.queryByText(/We know of/)).toBeNull();
  });

  it('lists three where the case names none, and folds the rest', async () => {
    await open();
    expect(screen.getByText(/We know of 5 offices\./)).toBeTruthy();
    expect(headings().slice(0, 3)).toEqual(['Quemado', 'Reserve', 'Magdalena']);
    expect(folded('More offices (2)')).toEqual(['Luna', 'Aragon']);
  });

  it('folds nothing of three', async () => {
    record = makeRecord({ offices: offices.slice(0, 3) });
    await open();
    expect(headings().slice(0, 3)).toEqual(['Quemado', 'Reserve', 'Magdalena']);
    expect(screen.queryByText(/offices \(/)).toBeNull();
  });

  it('says once what they share', async () => {
    record = makeRecord({ offices: offices.slice(0, 2), portal: null, fees: [], waiver: null });
    await open();
    expect(screen.getAllByRole('link', { name: 'quemado.example' })).toHaveLength(1);
    expect(screen.getAllByRole('link', { name: SOURCE.title })).toHaveLength(1);
  });

  it('says of each what they do not share', async () => {
    const other = makeOffice({
      ...offices[1],
      website: null,
      source: { ...SOURCE, title: 'A list of courthouses', dated: null },
    });
    record = makeRecord({ offices: [makeOffice(), other], portal: null, fees: [], waiver: null });
    await open();
    expect(screen.getAllByRole('link', { name: 'quemado.example' })).toHaveLength(1);
    expect(screen.getByRole('link', { name: SOURCE.title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'A list of courthouses' })).toBeTruthy();
    expect(screen.getByText(/From an undated page, as read on/)).toBeTruthy();
  });

  it('names the time that each keeps where they keep two, unless its hours do', async () => {
    record = makeRecord({
      offices: [
        makeOffice({ hours: '9:00 a.m. to 4:00 p.m.' }),
        makeOffice({ ...offices[1], hours: '8:00 a.m. to 3:00 p.m.', timeZone: 'America/Los_Angeles' }),
        makeOffice({ ...offices[2], hours: '8:30 a.m. to 3:30 p.m. (Mountain time)' }),
      ],
    });
    await open();
    expect(screen.getByText('9:00 a.m. to 4:00 p.m. (Mountain Time)')).toBeTruthy();
    expect(screen.getByText('8:00 a.m. to 3:00 p.m. (Pacific Time)')).toBeTruthy();
    expect(screen.getByText('8:30 a.m. to 3:30 p.m. (Mountain time)')).toBeTruthy();
  });

  it('sends nobody to another county', async () => {
    item = makeCase({ courtName: null, caseNumber: 'D-722-CV-2026-00042' });
    record = makeRecord({ offices: [makeOffice({ place: 'Catron' })] });
    await open();
    expect(screen.getByText(/We have not read where this court is in Torrance County\./)).toBeTruthy();
    expect(folded('In other counties (1)')).toEqual(['Catron County']);
  });
});

describe('filing and fees', () => {
  it('names the portal, the fees and the form, each with its source', async () => {
    await open();
    const filing = within(screen.getByRole('region', { name: 'Filing and fees' }));
    expect(href('file.example')).toBe('https://file.example/start');
    expect(filing.getByText('Attorneys have to.')).toBeTruthy();
    expect(filing.getByText('$132')).toBeTruthy();
    expect(filing.getByText(/From 2018, as read on Nov 23, 2026/)).toBeTruthy();
    expect(filing.getByText('may have changed')).toBeTruthy();
    expect(
      filing.getByText('Ask the court with this form: Form 4-222, Application for Free Process.'),
    ).toBeTruthy();
    expect(filing.getAllByRole('link', { name: SOURCE.title })).toHaveLength(3);
  });

  it.each([
    ['yes', 'You may file there without a lawyer.'],
    ['leave', 'Without a lawyer you may file there only once your judge has allowed it.'],
    ['no', 'Without a lawyer you cannot file there.'],
    ['required', 'You have to file there, without a lawyer too.'],
    ['unread', 'We have not read whether you may file there without a lawyer. Ask the clerk.'],
  ] as const)('says who may file there: %s', async (selfRepresented, text) => {
    const { portal } = makeRecord();
    record = makeRecord({ portal: portal && { ...portal, selfRepresented } });
    await open();
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('says what was not read', async () => {
    record = makeRecord({ portal: null, fees: [], waiver: null });
    await open();
    for (const text of [
      'We have not read whether this court takes papers online. Ask the clerk.',
      'We have not read this court’s fees. Ask the clerk.',
      'We have not read which form asks not to pay. Ask the clerk for it.',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
  });

  it('shows three fees and folds the rest, with cents where there are any', async () => {
    record = makeRecord({
      fees: [405, 5, 605, 1.5].map((dollars) => ({
        what: `Pay ${dollars}`,
        payer: null,
        dollars,
        source: SOURCE,
      })),
    });
    await open();
    const more = screen.getByText('More fees (1)').closest('details');
    expect(more?.open).toBe(false);
    expect(more?.textContent).toContain('$1.50');
    expect(more?.textContent).not.toContain('$605');
    expect(screen.getByText('$605')).toBeTruthy();
  });

  it('says that no address was read, and shows what was', async () => {
    record = makeRecord({ offices: [] });
    await open();
    expect(screen.getByText(/We have not read this court’s address, telephone or hours\./)).toBeTruthy();
    expect(screen.getByText('$132')).toBeTruthy();
  });
});

describe('which court it is', () => {
  it('is the one that a person chose', async () => {
    item = makeCase({ courtId: 'nm.district.7' });
    await open();
    expect(server.sent('courts.recognize')).toEqual([]);
    expect(server.sent('courts.record')).toEqual([{ courtId: 'nm.district.7' }]);
  });

  it('is the one that name and number mean', async () => {
    await open();
    const { courtName, caseNumber, state, caseType, title } = item;
    expect(server.sent('courts.recognize')).toEqual([{ courtName, caseNumber, state, caseType, title }]);
    expect(server.sent('courts.record')).toEqual([{ courtId: 'nm.district.7' }]);
  });

  it('is said to be doubtful where they contradict each other', async () => {
    server.answer('courts.recognize', () =>
      makeRecognized({ certainty: 'likely', because: ['By its number it is one.', 'By its name another.'] }),
    );
    await open();
    const note = within(screen.getByRole('note'));
    expect(note.getByText('The name and the number do not agree')).toBeTruthy();
    expect(
      note.getByText(/By its number it is one\. By its name another\. We take it for this one: Seventh/),
    ).toBeTruthy();
    expect(href('Choose the Court')).toBe(`/?case=${CASE_ID}&edit=case`);
  });

  const unknown = /No court is entered in this case\./;

  it('is asked for where nothing was entered', async () => {
    item = makeCase({ courtName: null, caseNumber: null });
    renderScreen(<YourCourt item={item} />, makeUser());
    expect(screen.getByText(unknown)).toBeTruthy();
    expect(href('Enter the Court')).toBe(`/?case=${CASE_ID}&edit=case`);
    // What is asked for leaves with the next tick.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(server.calls).toEqual([]);
  });

  it('is asked for where it was not recognized', async () => {
    server.answer('courts.recognize', () => makeRecognized({ court: null, certainty: 'unknown' }));
    renderScreen(<YourCourt item={item} />, makeUser());
    expect(await screen.findByText(unknown)).toBeTruthy();
    expect(server.sent('courts.record')).toEqual([]);
  });

  it('is asked for where the one that was chosen is no more', async () => {
    item = makeCase({ courtId: 'nm.district.99' });
    server.refuse('courts.record', new Refusal(404, 'NOT_FOUND'));
    renderScreen(<YourCourt item={item} />, makeUser());
    expect(await screen.findByText(unknown)).toBeTruthy();
  });

  it('is not asked of somebody who may only look', async () => {
    item = makeCase({ courtName: null, caseNumber: null, memberRole: 'viewer' });
    renderScreen(<YourCourt item={item} />, makeUser());
    expect(screen.getByText(unknown)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Enter the Court' })).toBeNull();
  });

  const NOTHING = { offices: [], portal: null, fees: [], waiver: null };

  it('is asked for where only its kind is known', async () => {
    const name = 'District court of New Mexico';
    record = makeRecord({ ...NOTHING, court: { ...COURT, id: 'nm.district', name, isKind: true } });
    await open();
    expect(screen.getByText(/we know the kind of court, not which of them it is\./)).toBeTruthy();
    expect(href('Enter the Court')).toBe(`/?case=${CASE_ID}&edit=case`);
  });

  it.each([
    ['one of its own name', { name: 'New Mexico Court of Appeals', isKind: false }],
    ['one of a state of which no more is known', { name: 'State court of Texas', isKind: true }],
  ])('is %s, and nobody read how to reach it', async (_, court) => {
    record = makeRecord({ ...NOTHING, rulesAt: null, court: { ...COURT, system: null, ...court } });
    await open();
    expect(screen.getByText(/^We have not read how to reach this court\./)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('until it is there', () => {
  it('says that it is on its way', async () => {
    server.answer('courts.record', () => new Promise<PublishedRecord>(() => {}));
    renderScreen(<YourCourt item={item} />, makeUser());
    expect(screen.getByRole('status').textContent).toBe('Loading your court');
  });

  it.each(['courts.recognize', 'courts.record'] as const)(
    'says that %s failed, and tries again',
    async (name) => {
      const recover = server.refuse(name, new Refusal(500, 'INTERNAL'));
      const { person } = renderScreen(<YourCourt item={item} />, makeUser());
      await screen.findByText("We couldn't load your court");
      recover();
      await person.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await screen.findByText('(505) 555-0142')).toBeTruthy();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );
});
