import { expect, test } from 'vitest';
import { interfaceTexts } from '#tests/setup/interface-texts.ts';
import { measure } from '#tests/setup/reading-grade.ts';
import { ROOT, sourcesBelow } from './source-files.ts';

/** A year of school in which a text can be read, at most. */
const GRADE = 8;
/** One sentence of so many words is short: a name in it would decide its grade. */
const SHORT = 14;

/** What is written for whoever runs the server, calls it by program or changes the code, and for the model. */
const NOT_FOR_PEOPLE =
  /^src-server\/(?:openapi[\w-]*\.ts|operator\/|metrics\.ts|main\.ts|env\.ts|ai\/prompts\.ts)|^src\/(?:dates|help\/schema|law\/courts\/record-schema)\.ts/;

/** What has to be said in these words: each with whose words they are. */
const GIVEN_WORDS: readonly { says: string; from: string }[] = [
  { says: "We're experiencing technical difficulties.", from: 'specification 1, the notices of onboarding' },
  { says: 'Invalid verification code.', from: 'specification 1, the dialog of the telephone number' },
  { says: 'Failed to update document category.', from: 'specification 2, notices' },
  { says: 'Failed to regenerate AI analysis.', from: 'specification 2, notices' },
  { says: 'No IRAC analysis available.', from: 'specification 2, the analysis of a document' },
  { says: 'lacks knowledge or information sufficient', from: 'FRCP 8(b)(5), printed in an answer' },
  { says: 'The request for relief states no fact', from: 'printed in an answer' },
  {
    says: 'declare under penalty of perjury under the laws',
    from: 'CCP 2015.5, printed in a proof of service',
  },
  { says: 'I affirm under penalty of perjury', from: 'Rule 1-011(B) NMRA, printed in a return' },
  { says: 'I state that I am over eighteen (18) years', from: 'Form 4-206 NMRA, printed in a return' },
  { says: 'sheriff of a New Mexico county', from: 'Form 4-206 NMRA, printed in a return' },
  { says: 'Confidential communication between', from: 'the basis that a privilege log prints' },
  {
    says: 'guardian, conservator, parent, custodian or',
    from: 'Rule 1-004(G) NMRA: who may take the papers',
  },
  { says: 'from or to another country', from: 'CCP 1013: words of the table, put together elsewhere' },
  { says: 'Roybal Federal Building', from: 'an address' },
  { says: 'Beside “Other calendars” press +', from: 'the buttons of Google Calendar' },
  { says: 'Attorney–client privilege:', from: 'the name of the privilege, in bold before its sentence' },
  { says: 'Nobody matches. Show everybody', from: 'a line and its button, which the measure takes for one' },
];

const texts = ['src-client', 'src', 'src-server']
  .flatMap(sourcesBelow)
  .filter((path) => !NOT_FOR_PEOPLE.test(path))
  .flatMap((path) => interfaceTexts(ROOT, path))
  .map((text) => ({ ...text, ...measure(text.text) }));
const isGiven = (text: string) => GIVEN_WORDS.some(({ says }) => text.includes(says));

test('the texts of the product are found', () => {
  expect(texts.length).toBeGreaterThan(3000);
  expect(texts.some(({ text }) => text.startsWith('A short message when a date is near'))).toBe(true);
});

test(`what people read can be read after ${GRADE} years of school`, () => {
  const hard = texts.filter(
    ({ text, grade, words, sentences }) =>
      grade > GRADE && (sentences > 1 || words > SHORT) && !isGiven(text),
  );
  expect(hard.map(({ place, text, grade }) => `${place} ${grade.toFixed(1)}: ${text}`)).toEqual([]);
});

test('so can all of it together', () => {
  const whole = measure(texts.map(({ text }) => (/[.!?]$/.test(text) ? text : `${text}.`)).join('\n'));
  const long = measure(
    texts
      .filter(({ words }) => words > SHORT)
      .map(({ text }) => text)
      .join('\n'),
  );
  process.stdout.write(
    `reading grade: ${whole.grade.toFixed(1)} over ${texts.length} texts, ${long.grade.toFixed(1)} over the longer ones\n`,
  );
  expect(whole.grade).toBeLessThanOrEqual(GRADE);
  expect(long.grade).toBeLessThanOrEqual(GRADE);
});

test('words that are given are still there', () => {
  const gone = GIVEN_WORDS.filter(({ says }) => !texts.some(({ text }) => text.includes(says)));
  expect(gone).toEqual([]);
});
