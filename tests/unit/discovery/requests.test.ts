import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDiscovery } from '#src/discovery/requests.ts';
import { PAPERS } from './papers.ts';

const paperOf = (name: string) => {
  const paper = PAPERS.find((each) => each.name.startsWith(name));
  if (paper === undefined) throw new Error(`There is no paper ${name}.`);
  return { ...paper, reading: readDiscovery(paper.text, paper.repository) };
};

describe.each(PAPERS)('$name', ({ text, repository, keys, set, askedBy, isResponse }) => {
  const reading = readDiscovery(text, repository);

  it('has these requests and no others', () => {
    expect(reading.items.map(({ key }) => key)).toEqual(keys);
  });

  it('says whose it is', () => {
    if (set !== undefined) expect(reading.set).toBe(set);
    if (askedBy !== undefined) expect(reading.askedBy).toBe(askedBy);
    if (isResponse !== undefined) expect(reading.isResponse).toBe(isResponse);
  });

  it('stands where it is said to stand', () => {
    const places = reading.items.map(({ start, end }) => ({ start, end }));
    for (const { start, end } of places) expect(end).toBeGreaterThanOrEqual(start);
    places.forEach(({ start }, index) => {
      const before = places[index - 1];
      if (before) expect(start).toBeGreaterThanOrEqual(before.end);
    });
    for (const item of reading.items) {
      const words = text.slice(item.start, item.end).replace(/\s+/g, ' ');
      const first = item.text.split(' ')[0] ?? '';
      expect(words).toContain(first);
      expect(item.page).toBe(text.slice(0, item.start).split('\f').length);
      for (const part of item.parts) {
        expect(text.slice(part.start, part.end)).toContain(part.text.split(' ')[0]);
      }
    }
  });
});

describe('what is odd is said and not guessed', () => {
  it('sub-parts', () => {
    const [, second] = paperOf('labels in capitals').reading.items;
    expect(second?.parts).toMatchObject([
      { letter: 'a', text: 'state its date;' },
      { letter: 'b', text: 'state its sum; and' },
      { letter: 'c', text: 'identify who received it.' },
    ]);
    const plain = paperOf('plain numbers').reading.items;
    expect(plain[1]?.parts.map(({ letter }) => letter)).toEqual(['a', 'b', 'c']);
    expect(plain[1]?.text).toMatch(/the material used\.$/);
  });

  it('a request that runs over a page end is one, without the sheet’s own lines', () => {
    const { items } = paperOf('requests over page ends').reading;
    expect(items[0]).toMatchObject({
      text: 'All logs of the truck with number 31 and all papers that relate to the events of that month, in whatever form you keep them.',
      page: 1,
      lastPage: 2,
    });
  });

  it('gaps and repeats', () => {
    const { items, warnings } = paperOf('a gap').reading;
    expect(items[2]?.flags).toEqual(['number-repeated']);
    expect(warnings).toEqual([
      'No request for production numbered 3, 4 was found: the paper skips it, or it could not be read.',
    ]);
  });

  it('numbers and words that cannot be read', () => {
    const { items } = paperOf('numbers that cannot be read').reading;
    expect(items.map(({ number, flags }) => [number, ...flags])).toEqual([
      ['1'],
      [null, 'number-unreadable'],
      ['3', 'text-unreadable'],
      ['4', 'text-missing'],
      ['5'],
    ]);
  });

  it('a list without a heading', () => {
    for (const name of ['no heading and no leading words', 'a list that no heading begins']) {
      expect(paperOf(name).reading.items.every(({ flags }) => flags.includes('no-heading'))).toBe(true);
    }
  });

  it('a motion about discovery has no requests', () => {
    const motion = `DEFENDANT'S MOTION TO COMPEL\n\n1. On May 1 the tenant served interrogatories.\n2. No answer came.`;
    expect(readDiscovery(motion, 'interrogatories').items).toEqual([]);
  });

  it('a title ends where the paper begins', () => {
    expect(paperOf('a title in the right column').reading.title).toBe(
      "PLAINTIFF'S SECOND SET OF REQUESTS FOR PRODUCTION OF DOCUMENTS TO DEFENDANT",
    );
    expect(paperOf('Roman numbers').reading.title).toBe("DEFENDANT'S INTERROGATORIES");
  });

  it('a word that is a label elsewhere may stand in a sentence', () => {
    expect(paperOf('Roman numbers').reading.items[0]).toMatchObject({
      text: 'State whether you gave an answer: yes or no.',
      answer: null,
    });
  });

  it('nothing in nothing', () => {
    expect(readDiscovery('', null)).toMatchObject({ items: [], warnings: [], certificate: null });
  });
});

describe('certificate of service', () => {
  it.each([
    ['labels in capitals', '2026-03-02', 'mail'],
    ['requests for admission with periods', '2026-03-09', 'electronic'],
  ])('%s: %s by %s', (name, servedOn, serviceMethod) => {
    const { text, reading } = paperOf(name);
    expect(reading.certificate).toMatchObject({ servedOn, serviceMethod });
    const { quote, start, end } = reading.certificate ?? { quote: '', start: 0, end: 0 };
    expect(text.slice(start, end)).toBe(quote);
    expect(quote).toMatch(/^CERTIFICATE OF SERVICE/);
  });

  it.each([
    ['this ____ day of ________, 2026, by U.S. Mail', null, 'mail'],
    ['on April 6, 2026 by e-mail and by first-class mail', '2026-04-06', null],
    ['on April 6, 2026, by hand delivery', '2026-04-06', 'personal'],
    ['on 4/6/2026', '2026-04-06', null],
  ])('“%s”', (words, servedOn, serviceMethod) => {
    const text = `1. State your name.\n\nI hereby certify that I served this ${words} on Marisol Vane.\n\n/s/ Anton Orlov, signed April 9, 2026`;
    expect(readDiscovery(text, 'interrogatories').certificate).toMatchObject({ servedOn, serviceMethod });
  });

  it('is not there where nothing is certified', () => {
    expect(paperOf('a letter of a person').reading.certificate).toBeNull();
  });
});

describe('laws', () => {
  const WORDS = ['the roof', 'each payment', 'the truck', 'your name', 'all letters', 'every witness'];
  const LABELS = {
    interrogatories: (n: number) => `INTERROGATORY NO. ${n}: `,
    'document-production': (n: number) => `Request for Production No. ${n}. `,
    admissions: (n: number) => `REQUEST FOR ADMISSION ${n}: `,
  };

  it('as many requests are read as were written, wherever pages and lines break', () => {
    assert(
      property(
        constantFrom('interrogatories', 'document-production', 'admissions'),
        array(record({ what: constantFrom(...WORDS), lines: integer({ min: 1, max: 4 }) }), {
          minLength: 1,
          maxLength: 30,
        }),
        array(integer({ min: 0, max: 120 }), { maxLength: 6 }),
        (repository, requests, breaks) => {
          const lines = requests.flatMap(({ what, lines: count }, index) => [
            `${LABELS[repository](index + 1)}Identify ${what} that`,
            ...Array.from({ length: count - 1 }, () => 'you know of and that anybody told you about, with'),
            'dates and places.',
          ]);
          const text = `REQUESTS\n${lines.map((line, at) => (breaks.includes(at) ? `\f${line}` : line)).join('\n')}`;
          const { items } = readDiscovery(text, repository);
          expect(items.map(({ number }) => number)).toEqual(requests.map((_, index) => String(index + 1)));
          for (const item of items) expect(item.text).toMatch(/^Identify .* dates and places\.$/);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('never throws, and every place is inside the text', () => {
    const pieces = constantFrom(
      'INTERROGATORY NO. ',
      'REQUEST',
      '1.',
      '2)',
      '(3)',
      'ANSWER:',
      'DEFINITIONS',
      '\n',
      '\f',
      'Admit that ',
      'Dated: ',
      '{{ x }}',
      '7',
      'RESPONSE TO REQUEST NO. 2:',
      '(a) (b)',
      'CERTIFICATE OF SERVICE',
    );
    assert(
      property(array(pieces, { maxLength: 60 }), (parts) => {
        const text = parts.join(' ');
        for (const { start, end, page } of readDiscovery(text, 'admissions').items) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(page).toBeGreaterThanOrEqual(1);
        }
      }),
      { numRuns: 200 },
    );
  });
});
