import { expect, test } from 'vitest';
import { replyFromPassages } from '#src/conversations/reply.ts';

const LONGEST = 600;
const FILLER = 'The board of the cooperative met in the old dairy and kept minutes of what was said there. ';
const ORDER = `ORDER\n\n${FILLER.repeat(25)}\n\nA conference about settlement takes place on the ninth of June. You must attend by video. ${FILLER.repeat(25)}`;

function ask(question: string, ...texts: string[]) {
  const passages = texts.map((text, at) => ({ page: at + 1, text }));
  return { passages, ...replyFromPassages({ question, passages }) };
}

test('what only comes close is shown with what stands around it, in the words of the paper', () => {
  const { found, quotes, passages, message } = ask(
    'Must I drive to the courthouse because of the settlement?',
    ORDER,
  );
  expect(found).toBe(false);
  const [first] = quotes;
  expect(first?.text).toContain('A conference about settlement');
  expect(first?.text).toContain('You must attend by video.');
  expect(message).toContain('You must attend by video.');
  for (const { passageIndex, text, start, end } of quotes) {
    expect(text.length).toBeLessThanOrEqual(LONGEST);
    expect(passages[passageIndex]?.text.slice(start, end)).toBe(text);
  }
});

test('what stands around a numbered paragraph is another paragraph', () => {
  const { quotes } = ask(
    'Who mended the fence?',
    '7. The gate is green.\n8. The fence is old. Nobody has mended it.\n9. The dog is brown.',
  );
  const first = quotes.find(({ text }) => text.includes('The fence is old'));
  expect(first?.text).toContain('Nobody has mended it.');
  expect(first?.text).not.toMatch(/gate|dog/);
});

test('each of the closest stands in another place', () => {
  const { quotes } = ask('Must I drive to the courthouse because of the settlement?', ORDER);
  quotes.forEach((one, at) => {
    for (const other of quotes.slice(at + 1))
      expect(one.end <= other.start || other.end <= one.start).toBe(true);
  });
});

test('what says the same in words that share none with the question is among the closest', () => {
  const order = `${FILLER}\n\nThe petition is dismissed without prejudice.\n\n${FILLER}`;
  const { quotes } = ask('Is it over for good?', order);
  expect(quotes.map(({ text }) => text).join(' ')).toContain('dismissed without prejudice');
});

test('what comes close beside an answer that is not sure is named as that, and is no part of it', () => {
  const order = `SEVENTH JUDICIAL DISTRICT COURT
ORDER ON MOTION TO STAY
THIS MATTER came before the Court. The Court finds that no bond is required and that the motion to stay is DENIED.
Failure of the Defendant to file its answer by the deadline will result in a default judgment.
The parties have not previously sought any extensions of the deadline.
Eleven of the workers are witnesses.
PHILIPPA STRAND-MORROW
District Judge`;
  const next = `Having read the record, we reverse the decision of the hearing officer. The board heard Osgood Prewitt on June 3, 2031.
He was ordered to return the keys. All inquiries should be directed to the Clerk's Office at 505-555-0100.`;
  const passages = [order, next].map((text, at) => ({ page: at + 1, filename: 'order.pdf', text }));
  const { found, quotes, message } = replyFromPassages({
    question: 'Who was ordered to return the keys?',
    passages,
  });
  expect(found).toBe(true);
  expect(quotes[0]).not.toHaveProperty('isNear');
  expect(quotes.slice(1).some(({ isNear }) => isNear === true)).toBe(true);
  expect(message).toContain('Near it:');
});

test('of two places the one is shown in which more sentences speak of what was asked, and whole', () => {
  const order = `${FILLER.repeat(9)}

The parties shall exchange their lists of tools. The tools are kept in the shed at Orr Lane. Each party may see the tools there once.

${FILLER.repeat(9)}`;
  const { quotes } = ask('Do I have to let him borrow any of my tools in winter?', order);
  const shown = quotes.find(({ text }) => text.includes('exchange their lists'));
  expect(shown?.text).toContain('Each party may see the tools there once.');
  expect(shown?.text).not.toContain('old dairy');
});

test('a paper in many copies is among the closest once', () => {
  const page = `${FILLER}\n\nThe fee for the mediator is shared by both sides.\n\n`;
  const { found, quotes } = ask('Will my sister chip in for the mediator?', page, page, page);
  expect(found).toBe(false);
  expect(quotes.filter(({ text }) => text.includes('mediator'))).toHaveLength(1);
});

test('the closest places of one long text are as few as those of a short one', () => {
  const text = 'The tools are old. The shed is red. 7. He came in. '.repeat(2_000);
  const { quotes } = ask('Do I have to let him borrow any of my tools in winter?', text);
  expect(quotes.length).toBeLessThanOrEqual(5);
});

test('counts are listed, however many there are, in the order of the pages', () => {
  const count = (number: string, of: string) => `COUNT ${number}: ${of}\n\n${FILLER.repeat(2)}\n\n`;
  const pages = [
    `COMPLAINT\n\n${count('I', 'TRESPASS')}${count('II', 'NUISANCE')}`,
    `${count('III', 'CONVERSION')}${count('IV', 'FRAUD')}${count('V', 'BATTERY')}`,
  ];
  const { quotes } = ask('How many counts does the complaint have, and which is the last?', ...pages);
  const words = quotes.map(({ text }) => text).join(' | ');
  for (const of of ['TRESPASS', 'NUISANCE', 'CONVERSION', 'FRAUD', 'BATTERY']) expect(words).toContain(of);
  expect(words.indexOf('TRESPASS')).toBeLessThan(words.indexOf('BATTERY'));
});
