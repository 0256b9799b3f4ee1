import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dutyOf } from '#src/facts/times/duty.ts';
import { findTimes } from '#src/facts/times/find-times.ts';
import { readPaper } from '#src/papers/paper.ts';
import { readSentences } from '#src/papers/sentences.ts';

const even = (words: string) => words.replace(/\s+/g, ' ').trim();

function dutiesOf(text: string, docType: string) {
  const paper = readPaper(text);
  const { facts } = findTimes(paper, readSentences(paper), { dated: '2031-05-01', docType, today: null });
  return facts.flatMap((fact) => (fact.kind === 'deadline' ? [fact.value.what] : []));
}

test.each([
  [
    'Summons',
    "You are required to serve upon the plaintiff's attorney and file with the clerk of this court a written answer to the complaint within 30 days after service.",
    "serve upon the plaintiff's attorney and file with the clerk of this court a written answer to the complaint",
  ],
  [
    'Summons',
    'You must serve upon Orla Quill, whose address is 4 Mesa Road, an answer to the complaint within 20 days after service of this summons.',
    'serve upon Orla Quill, whose address is 4 Mesa Road, an answer to the complaint',
  ],
  [
    'Order',
    'Defendant shall file by June 9, 2031 a written response to the motion.',
    'file by June 9, 2031 a written response to the motion',
  ],
  [
    'Order',
    'Any objection to the report must be in writing, and must be filed by June 9, 2031.',
    'Any objection to the report must be in writing, and must be filed',
  ],
  [
    'Letter',
    'Please send the keys and the garage remote to our office by June 9, 2031.',
    'send the keys and the garage remote to our office',
  ],
  [
    'Order',
    'Plaintiff must submit to chambers and email to all counsel, by June 9, 2031, a proposed form of judgment.',
    'submit to chambers and email to all counsel, by June 9, 2031, a proposed form of judgment',
  ],
  [
    'Summons',
    'If you do not answer within 20 days after service, the court may enter judgment against you.',
    'answer',
  ],
])('%s: %s', (docType, text, what) => {
  expect(dutiesOf(text, docType)).toEqual([what]);
});

const words = fc.constantFrom(
  ...'serve,file,pay,answer,upon,on,with,by,the,a,an,clerk,plaintiff,written,answer.,(the,court),"complaint",must,shall,be,filed,due,and,or,,,to,you,within,after,service,rent,is,deadline,for,no later than,$500,whose,attorney;,that,not,response'.split(
    ',',
  ),
);

test('what has to be done is one stretch of its clause, cut at its ends alone', () => {
  fc.assert(
    fc.property(fc.array(words, { maxLength: 30 }), fc.array(words, { maxLength: 20 }), (before, after) => {
      const lead = before.length === 0 ? '' : `${before.join(' ')} `;
      const day = 'June 9, 2031';
      const text = `${lead}${day} ${after.join('  ')}`;
      const { what, label } = dutyOf({
        text,
        start: lead.length,
        end: lead.length + day.length,
        row: null,
        docType: null,
        event: '',
        isDayAnEvent: false,
      });
      expect(what).not.toBe('');
      expect(label).not.toBe('');
      expect(even(text)).toContain(what);
    }),
    { numRuns: 2000 },
  );
});

test('the same holds of every time that a whole paper sets', () => {
  const line = fc.array(words, { minLength: 1, maxLength: 14 }).map((all) => all.join(' '));
  const time = fc.constantFrom(
    'by June 9, 2031',
    'within 14 days of service',
    'no later than May 20, 2031 at 9:00 a.m.',
  );
  const sentence = fc
    .tuple(line, time, line)
    .map(([lead, when, rest]) => `Defendant shall file ${lead} ${when} ${rest}.`);
  fc.assert(
    fc.property(fc.array(sentence, { minLength: 1, maxLength: 4 }), (sentences) => {
      const text = `ORDER\n${sentences.join('\n')}`;
      for (const what of dutiesOf(text, 'Order')) expect(even(text)).toContain(what);
    }),
    { numRuns: 200 },
  );
});
