import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuestion } from '#src/conversations/question.ts';
import { readPassage } from '#src/conversations/read-passage.ts';
import { type ReplyPassage, rankForQuestion, replyFromPassages } from '#src/conversations/reply.ts';
import { findNamedParties, toAliases } from '#src/papers/party-aliases.ts';
import { quotedSpans } from '#src/text/quotes.ts';

const COMPLAINT: ReplyPassage[] = [
  {
    page: 1,
    filename: 'complaint.pdf',
    text: `SEVENTH JUDICIAL DISTRICT COURT
STATE OF NEW MEXICO
HAZEL WINTERBOURNE,
Plaintiff,
v.
COPPERFIELD ORCHARDS, LLC,
Defendant.
COMPLAINT FOR UNPAID WAGES
Plaintiff Hazel Winterbourne, through her undersigned attorney, alleges as follows:
1. Plaintiff is a citizen of Estancia, New Mexico.
2. Copperfield Orchards, LLC has its principal place of business in Moriarty, New Mexico, under the trade name
“Old Mill Cider”.`,
  },
  {
    page: 2,
    filename: 'complaint.pdf',
    text: `3. On or about April 14, 2031, the plaintiff contracted with the defendant to sort apples.
4. Its manager threatened the Plaintiff with arrest if she did not return her boots within two days.
5. A week later she was charged with larceny of footwear.
COUNT I: BREACH OF CONTRACT
6. Plaintiff incorporates the preceding paragraphs.
COUNT II: Violation of the Orchard Workers Act
7. Defendant violated the Orchard Workers Act, NMSA 1978, Section 99-1-4.`,
  },
  {
    page: 3,
    filename: 'complaint.pdf',
    text: `WHEREFORE, Plaintiff asks that the Court enter judgment against Defendant and grant the following relief:
1) $6,812 in unpaid wages.
2) Attorney's fees and costs.
Dated: May 2, 2031
Respectfully submitted,
Thaddeus Okonjo-Bell (NM 90210)
Beatrix Lund (NM 90211)
MESQUITE LAW GROUP
19 Cedar Street, Suite 4, Albuquerque, NM 87102
505-555-0142
505-555-0143 (fax)
tob@mesquite.example
Attorneys for Plaintiff`,
  },
];

const ORDER: ReplyPassage[] = [
  {
    page: 1,
    filename: 'order.pdf',
    text: `SEVENTH JUDICIAL DISTRICT COURT
ORDER ON MOTION TO STAY
THIS MATTER came before the Court. The Court finds that no bond is required and that the motion to stay is DENIED.
Failure of the Defendant to file its answer by the deadline will result in a default judgment.
The parties have not previously sought any extensions of the deadline.
Eleven of the workers are witnesses.
PHILIPPA STRAND-MORROW
District Judge`,
  },
  {
    page: 2,
    filename: 'order.pdf',
    text: `Having read the record, we reverse the decision of the hearing officer. The board heard Osgood Prewitt on June 3, 2031.
He was ordered to return the keys. All inquiries should be directed to the Clerk's Office at 505-555-0100.`,
  },
];

function ask(question: string, passages: readonly ReplyPassage[], scope: 'document' | 'case' = 'document') {
  const answer = replyFromPassages({ question, passages, scope });
  return { ...answer, words: answer.quotes.map(({ text }) => text.replace(/\s+/g, ' ')).join(' | ') };
}

describe('kinds of questions', () => {
  it.each([
    ['a demand', 'What does the plaintiff ask for?', 'relief: 1) $6,812 in unpaid wages. 2) Attorney'],
    ['a demand for money', 'How much money does the plaintiff want?', '$6,812'],
    ['a party by name', 'What does Winterbourne ask for?', '$6,812'],
    ['where somebody lives', 'Where does the plaintiff live?', 'citizen of Estancia'],
    ['the main office', 'Where is the main office of the defendant?', 'Moriarty'],
    ['names of a business', 'Under which name does the defendant do business?', 'Old Mill Cider'],
    ['a law', 'Which law did the defendant violate?', 'Orchard Workers Act'],
    ['a threat', 'Who threatened the plaintiff with arrest?', 'manager threatened'],
  ])('%s: %s', (_, question, words) => {
    expect(ask(question, COMPLAINT)).toMatchObject({ found: true, words: expect.stringContaining(words) });
  });

  it.each([
    ['a denial answers whether it was granted', 'Did the court grant the motion to stay?', 'is DENIED'],
    ['a bond', 'Is a bond required?', 'no bond is required'],
    ['what follows', 'What happens if the defendant does not answer in time?', 'default judgment'],
    ['a judge', 'Which judge signed the order?', 'PHILIPPA STRAND-MORROW'],
    ['a telephone number', 'What is the phone number of the clerk?', '505-555-0100'],
    ['a number of a number', 'How many workers are witnesses?', 'Eleven of the workers'],
    ['a court', 'Which court issued the order?', 'SEVENTH JUDICIAL DISTRICT COURT'],
  ])('%s: %s', (_, question, words) => {
    expect(ask(question, ORDER)).toMatchObject({ found: true, words: expect.stringContaining(words) });
  });

  // Their words and the sort of thing would be right; it is not sure enough to be told as the answer.
  it.each([
    ['a name for a role', 'When did Winterbourne sign the contract?', 'April 14, 2031'],
    ['a lawyer with firm and name', 'Who represents the plaintiff?', 'Thaddeus Okonjo-Bell'],
    ['who signed', 'Who signed the complaint?', 'Beatrix Lund'],
    ['the date of the paper', 'What is the date of the complaint?', 'May 2, 2031'],
  ])('first of the closest, %s: %s', (_, question, words) => {
    expect(ask(question, COMPLAINT).quotes[0]?.text.replace(/\s+/g, ' ')).toContain(words);
  });

  it.each([
    ['what a board decided', 'What did the appeals board decide?', 'we reverse'],
    ['what was asked before', 'Have the parties asked for extensions before?', 'not previously sought'],
    ['two sentences', 'Who was ordered to return the keys on June 3, 2031?', 'Osgood Prewitt'],
  ])('first of the closest, %s: %s', (_, question, words) => {
    expect(ask(question, ORDER).quotes[0]?.text.replace(/\s+/g, ' ')).toContain(words);
  });

  it('every count is shown: How many counts are in the complaint?', () => {
    const { words } = ask('How many counts are in the complaint?', COMPLAINT);
    expect(words).toContain('COUNT I: BREACH OF CONTRACT');
    expect(words).toContain('COUNT II: Violation');
  });

  it.each([
    ['When did the plaintiff marry?', COMPLAINT],
    ['How old is the plaintiff?', COMPLAINT],
    ['Which judge is assigned to the case?', COMPLAINT],
    ['What is the name of the hospital?', COMPLAINT],
    ['How many children does the plaintiff have?', COMPLAINT],
    ['Is insurance required?', ORDER],
    ['How much is the filing fee?', ORDER],
    ['Why does the judicial district want a parrot?', COMPLAINT],
    ['Which motion was granted?', ORDER],
    ['What did the court decide about the wages?', COMPLAINT],
    ['What does the defendant ask for?', COMPLAINT],
    ["What is the plaintiff's yearly salary?", ORDER],
  ])('is not there: %s', (question, passages) => {
    const answer = ask(question, passages);
    expect(answer.found).toBe(false);
    expect(answer.message).toMatch(/^This comes closest to your question; read it before you rely on it/);
  });
});

describe('several documents', () => {
  const both = [...COMPLAINT, ...ORDER];

  it('names the file and the page', () => {
    const answer = ask('Is a bond required?', both, 'case');
    expect(answer.message).toMatch(/^order\.pdf, page 1, says: “/);
  });

  it('says that nothing says it, and not that it is nowhere', () => {
    for (const scope of ['case', 'document'] as const) {
      const { message } = ask('Who was the arbitrator?', both, scope);
      expect(message).toMatch(/^This comes closest to your question; read it before you rely on it/);
      expect(message).not.toMatch(/not in (?:your|this) document/i);
    }
  });

  it('prefers the paper that the question names', () => {
    const hits = both.map((passage) => ({
      ...passage,
      score: 0.5,
      text: 'The keys were lost in the orchard.',
    }));
    expect(rankForQuestion('Were the keys lost, according to the order?', hits)[0]?.filename).toBe(
      'order.pdf',
    );
  });

  it('has every quotation of the message among its sources', () => {
    const questions = fc.constantFrom(
      'What does the plaintiff ask for?',
      'Who represents the plaintiff?',
      'How many counts are there?',
      'Is a bond required?',
      'Why was the motion to stay denied?',
      'What did the defendant do wrong?',
    );
    fc.assert(
      fc.property(questions, fc.shuffledSubarray(both), (question, passages) => {
        const answer = ask(question, passages, 'case');
        for (const { passageIndex, text, start, end } of answer.quotes) {
          expect(passages[passageIndex]?.text.slice(start, end)).toBe(text);
        }
        const sources = answer.words.replace(/[^\p{L}\p{N}]/gu, '');
        for (const { words } of quotedSpans(answer.message)) {
          expect(sources).toContain(words.replace(/[^\p{L}\p{N}]/gu, ''));
        }
      }),
    );
  });
});

describe('parties by name and role', () => {
  it('are read from captions and from running text', () => {
    const found = findNamedParties(
      'HAZEL WINTERBOURNE,\nPlaintiff,\nv.\nDefendant Osgood Prewitt. Beatrix Lund (“Landlord”) and Plaintiff’s Motion',
    );
    expect(found.map(({ role, name }) => `${role}: ${name}`)).toEqual([
      'Plaintiff: HAZEL WINTERBOURNE',
      'Defendant: Osgood Prewitt',
      'Landlord: Beatrix Lund',
    ]);
  });

  it('stand for each other, but a name of both sides for neither', () => {
    const aliases = toAliases([
      { role: 'Plaintiff', name: 'Hazel Winterbourne' },
      { role: 'Defendant', name: 'Ada Winterbourne' },
    ]);
    expect([...(aliases.get('plaintiff') ?? [])]).toContain('hazel');
    expect([...(aliases.get('hazel') ?? [])]).toContain('petitioner');
    expect(aliases.has('winterbourn')).toBe(false);
  });
});

describe('readQuestion', () => {
  it('looks for what papers say in place of everyday words', () => {
    const { terms } = readQuestion('Where is the main office?');
    expect(terms.map(({ said }) => said?.test('its principal place of business'))).toEqual([true]);
    expect(readQuestion('When did Judge Strand-Morrow sign?').terms.map(({ word }) => word)).not.toContain(
      'judge',
    );
  });
});

describe('readPassage', () => {
  it('reads on where a line only looks like a heading or an item of a list', () => {
    const { stretches } = readPassage(
      `Within 21 days after service of this summons on you, or 60 days if you are a person described in Fed. R. Civ.
P. 12 (a)(2) or (3), you must serve an answer.
On May 2, 2031, the Honorable Ada J. Winthrop, United States
Magistrate Judge, issued a Report that recommends to deny the petition of Osgood Prewitt.`,
    );
    expect(stretches.map(({ text }) => text.slice(-20))).toEqual(
      ['must serve an answer.', 'n of Osgood Prewitt.'].map((end) => end.slice(-20)),
    );
  });

  it('gives stretches that are slices of the passage, whatever it holds', () => {
    const line = fc.constantFrom(
      'By: Ada',
      'The court orders:',
      '(a) rent;',
      'COUNT I',
      'He paid v. Finch, Inc. on',
      '',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 14 }), (lines) => {
        const text = lines.join('\n');
        for (const { start, end } of readPassage(text).stretches) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(end).toBeGreaterThan(start);
        }
        expect(readPassage(text)).toEqual(readPassage(text));
      }),
    );
  });
});
