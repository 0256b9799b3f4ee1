import { expect, test } from 'vitest';
import { readWebMail } from '#src/documents/discovery-web-mail.ts';
import { alikePages } from '#src/facts/alike-pages.ts';
import { findDispositions } from '#src/facts/decisions/dispositions.ts';
import { givenTo } from '#src/facts/decisions/patterns.ts';
import { statementStart } from '#src/facts/decisions/things.ts';
import { findPeople } from '#src/facts/people/contacts.ts';
import { findJudges } from '#src/facts/people/judges.ts';
import { findConsequences } from '#src/facts/sentences/consequences.ts';
import { findOffers } from '#src/facts/sentences/offers.ts';
import { findSumFacts } from '#src/facts/sentences/sums.ts';
import { viewOf } from '#src/facts/statements.ts';
import { placeIn } from '#src/facts/times/places.ts';
import { readCaption } from '#src/papers/caption.ts';
import { readPaper } from '#src/papers/paper.ts';
import { readSentences } from '#src/papers/sentences.ts';
import { growthOf, LINEAR } from '#tests/setup/growth.ts';

const SIZE = 2_000_000;

// Work that grows faster than the text does not end within the time that a test has.
test.each([
  ['If you do not pay $5.00 to Ada Quill, call the Clerk at (505) 555-0100 or the motion is GRANTED; '],
  ['Ada Quill\n14 Ash Lane\nAlder, NM 87901\n(505) 555-0100\n'],
  ['Fee ..... 1.25 '],
  ['the motion is granted and denied in part and the Court takes it '],
  ['one hundred and '],
  ['a'],
])('2 MB of %j are read in linear time', (piece) => {
  const text = piece.repeat(Math.ceil(SIZE / piece.length));
  const paper = readPaper(text);
  const view = viewOf(paper, readSentences(paper), 'Order');
  const facts = [
    ...findSumFacts(view),
    ...findPeople(view),
    ...findJudges(paper),
    ...findDispositions(view),
    ...findConsequences(view),
    ...findOffers({ ...view, docType: 'Letter' }, []),
  ];
  expect(facts.length).toBeLessThanOrEqual(200);
  for (const { start, end, quote } of facts) expect(text.slice(start, end)).toBe(quote);
});

test('where a ruling’s sentence begins is found in one pass, however many papers it cites', async () => {
  const begins = (times: number) => {
    const text = `The hearing was held. Upon the papers at ${'Doc.1, '.repeat(times)}the motion is`;
    return statementStart(text, text.length);
  };
  expect(begins(1)).toBe('The hearing was held. '.length);
  expect(await growthOf(begins, 10)).toBeLessThan(LINEAR);
});

const CAPITALS = 'AaAa';
const MAIL = 'Ada Quill <ada@quill.example>\nInvoice 7\n3 messages\n\n';
// What is read outside of a thread of its own, and what is read of every document, must not hang on a few hundred letters.
test.each<[string, (times: number) => unknown]>([
  ['a place', (times) => placeIn(`in 10 ${CAPITALS.repeat(times)}, NM${CAPITALS.repeat(times)}.`)],
  [
    'whom a mail thanks',
    (times) => readWebMail(`${MAIL}Thank you for contacting ${CAPITALS.repeat(times)} `),
  ],
  ['who wrote a mail', (times) => readWebMail(`${MAIL}${' '.repeat(times)}${'x'.repeat(times)}`)],
  ['whom a mail greets', (times) => readWebMail(`${MAIL}${'\n'.repeat(times)}`)],
  ['who is granted something', (times) => givenTo(`The wife ${'efb'.repeat(times)}_`, ' is granted leave')],
  ['pages that look alike', (times) => alikePages([1, 2].map(() => `one two ${'.'.repeat(times)}`))],
  [
    'the boxes of a form',
    (times) => readCaption(readPaper(`${'Protected person   '.repeat(times)}\n${'x   '.repeat(times)}`)),
  ],
])('%s is found in linear time', async (_name, work) => {
  expect(await growthOf(work, 400)).toBeLessThan(LINEAR);
});
