import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { builtinEngine } from '#server/ai/builtin.ts';
import type { PaperSays, SaidFact } from '#src/assistant/facts-schema.ts';
import { leansOnBefore, withBefore } from '#src/assistant/follow-up.ts';
import { readAction } from '#src/assistant/intent.ts';
import { nearBlocks } from '#src/assistant/near-blocks.ts';
import { inPaperWords } from '#src/assistant/paper-words.ts';
import { withoutFeelings } from '#src/assistant/plain-words.ts';
import { practicalTopics } from '#src/assistant/practical-topics.ts';
import { questionParts } from '#src/assistant/question-parts.ts';
import { replyFromCase } from '#src/assistant/reply-case.ts';
import { rulesNamed } from '#src/assistant/rule-find.ts';
import { searchWords } from '#src/assistant/search-words.ts';
import { readSituation } from '#src/assistant/situation.ts';
import type { FactContent, FactKind } from '#src/facts/schema.ts';
import { makeFacts } from './facts.ts';

const place = (text: string, filename = 'notice.pdf', start = 0) => ({
  documentId: filename.replace('.pdf', ''),
  filename,
  page: 1,
  start,
  text,
});

function said(content: FactContent, quote: string, start: number): SaidFact {
  const where = { page: 1, start, end: start + quote.length, quote };
  return { ...where, label: quote, certainty: 'certain', status: 'found', ...content } as SaidFact;
}

function paper(facts: SaidFact[], id = 'papers'): PaperSays {
  const rest = { docType: 'Notice', docDate: null, unplaced: [], problems: [], isRead: true };
  return { documentId: id, filename: `${id}.pdf`, facts, ...rest };
}

function ask(
  question: string,
  facts: ReturnType<typeof makeFacts>,
  passages: ReturnType<typeof place>[] = [],
) {
  return replyFromCase({ question, actionType: readAction(question), facts, passages });
}

describe('the questions of a message', () => {
  test.each([
    ['who is suing me', ['who is suing me']],
    ['im so scared. who is suing me and when is the hearing?', ['who is suing me', 'when is the hearing?']],
    ['how much is the offer and till when', ['how much is the offer and till when']],
    ['is he suing me back? for how much', ['is he suing me back? for how much']],
    [
      'can i bring my kid? do i need a lawyer? what do i wear?',
      ['can i bring my kid?', 'do i need a lawyer?', 'what do i wear?'],
    ],
    [
      'they handed me papers on Jan. 29 from Mr. Straley',
      ['they handed me papers on Jan. 29 from Mr. Straley'],
    ],
  ])('%s', (message, parts) => {
    expect(questionParts(message)).toEqual(parts);
  });

  test('what only tells how somebody feels is no part of them', () => {
    expect(withoutFeelings("i'm so scared, what do i even do")).toBe('what do i do');
    expect(withoutFeelings('im scared')).toBe('im scared');
  });
});

describe('what a question takes from the one before it', () => {
  test.each(['and when?', 'why', 'until when is that good', 'how much is it?', 'what about the deposit?'])(
    '%s leans on it',
    (question) => expect(leansOnBefore(question)).toBe(true),
  );
  test.each(['who sued me', 'am i late', 'do i owe rent', 'how much do they want', 'who is he'])(
    '%s stands alone',
    (question) => expect(leansOnBefore(question)).toBe(false),
  );

  test('is its thing, or how it was asked, and never the whole of it', () => {
    expect(withBefore('until when is that good', 'what does the landlord offer')).toBe(
      'until when is that good landlord offer',
    );
    expect(withBefore('what about the deposit?', 'how much is the rent')).toBe('how much is the deposit?');
    expect(withBefore('who sued me', 'when is the hearing')).toBe('who sued me');
  });

  test('a short question of its own is answered alone', async () => {
    const facts = makeFacts({ case: { ...makeFacts().case, plaintiffName: 'Orlov Roofing LLC' } });
    const history = [{ role: 'user' as const, content: 'what happens if i do nothing' }];
    const alone = await builtinEngine.answer({ question: 'who sued me', history: [], passages: [], facts });
    const after = await builtinEngine.answer({ question: 'who sued me', history, passages: [], facts });
    expect(after).toEqual(alone);
  });
});

describe('a court as a place to go to', () => {
  test.each([
    ['can i bring my 4 year old', 'children'],
    ['there is nobody to babysit', 'children'],
    ['what should i wear', 'clothes'],
    ['my english is not good', 'interpreter'],
    ['can i do it over zoom', 'remote'],
    ['i cant afford the filing fee', 'fee'],
    ['do i need a lawyer', 'help'],
    ['is this a scam', 'real'],
    ['can they put me in jail', 'jail'],
    ['where do i file my answer', 'where'],
    ['can i just call them instead', 'instead'],
    ['my witness refuses to come', 'witness'],
  ])('%s', (question, id) => {
    expect(practicalTopics(question).map((topic) => topic.id)).toContain(id);
  });

  test.each([
    'who is the judge',
    'how much do i owe',
    'did the judge dismiss my case',
    'when is the hearing',
  ])('%s asks for none of it', (question) => expect(practicalTopics(question)).toEqual([]));

  test('the words of the paper come before what holds in most courts', () => {
    const reply = ask('can i bring my daughter to court', makeFacts(), [
      place('Children shall not be brought to the courthouse. Telephones are switched off.'),
    ]);
    expect(reply?.message).toMatch(
      /“Children shall not be brought to the courthouse\.” \[1\]\n- Ask the clerk/,
    );
    expect(reply?.message).not.toContain('Telephones');
  });

  test('the search looks for the words of papers too', () => {
    expect(searchWords('can i do it over zoom')).toBe('can i do it over zoom video telephone person');
    expect(searchWords('who is the judge')).toBe('who is the judge');
  });
});

describe('rules of the court', () => {
  const federal = makeFacts({
    case: {
      ...makeFacts().case,
      courtName: 'United States District Court for the District of New Mexico',
      caseNumber: '1:26-cv-00058-QRB-LTM',
    },
    side: 'plaintiff',
    papers: [{ id: 'notice-of-removal', docType: 'Notice', docDate: '2026-03-10' }],
  });

  test('are found by their names, in people’s words', () => {
    const names = (question: string) => rulesNamed(question, readSituation(federal)).map(({ name }) => name);
    expect(names('can i get it sent back to state court')).toEqual(['Motion to Remand Due']);
    expect(names('who is the judge')).toEqual([]);
  });

  test('are counted from the day that a paper shows, which nobody has confirmed', () => {
    const reply = ask('what is the last day to ask that it be sent back to state court', federal);
    expect(reply?.message).toContain('notice-of-removal.pdf is of Tue, Mar 10, 2026.');
    expect(reply?.message).toContain('Thu, Apr 9, 2026');
    expect(reply?.message).toContain('nobody has confirmed it');
  });
});

describe('the words of the papers', () => {
  const papers = [place('Photographs must be printed. The security deposit is $900.00.')];
  test.each([
    ['show my pictures', 'show my photographs'],
    ['where is my depost', 'where is my deposit'],
    ['can i appeal', 'can i appeal'],
    ['is it printed', 'is it printed'],
  ])('%s', (question, words) => {
    expect(inPaperWords(question, makeFacts(), papers)).toBe(words);
  });

  test('a clause is found by its title, a row of a form by what it holds', () => {
    const lease = place(
      '4. LATE CHARGE. Resident pays $50.00.\n\n5. SECURITY DEPOSIT. $900.00, received on signing.\n',
    );
    const [first] = nearBlocks('what about the security deposit', [lease]);
    expect(first).toMatchObject({
      answers: true,
      place: { text: '5. SECURITY DEPOSIT. $900.00, received on signing.' },
    });
    expect(lease.text.slice(first?.place.start ?? 0)).toMatch(/^5\. SECURITY DEPOSIT/);
  });
});

/** How a reply would say that there is nothing of a kind. */
const DENIALS: Readonly<Partial<Record<FactKind, RegExp>>> = {
  hearing: /\bno (?:day|date) (?:of|for) (?:a|the) hearing\b|\bno hearing\b/i,
  judge: /\bno judge\b/i,
  sum: /\bno sum\b/i,
  disposition: /\bno order or judgment\b/i,
  deadline: /\bno (?:other )?open deadline\b|\bno day for the answer\b|\bno day to come\b/i,
};

const SAMPLES: Readonly<Record<string, SaidFact>> = {
  hearing: said(
    { kind: 'hearing', value: { what: 'trial', date: '2026-04-02', time: '13:30' } },
    'Trial on April 2, 2026.',
    100,
  ),
  judge: said({ kind: 'judge', value: { name: 'Ada Rowe' } }, 'Hon. Ada Rowe', 300),
  sum: said(
    { kind: 'sum', value: { amount: 900, currency: 'USD', what: 'rent' } },
    'Rent of $900.00 is due.',
    500,
  ),
  disposition: said(
    { kind: 'disposition', value: { what: 'ruling', of: 'motion', outcome: 'denied' } },
    'The motion is DENIED.',
    700,
  ),
  deadline: said(
    { kind: 'deadline', value: { what: 'answer', who: 'defendant', date: '2026-04-01' } },
    'You must answer by April 1, 2026.',
    900,
  ),
  consequence: said({ kind: 'consequence', value: { what: 'default' } }, 'A default may be entered.', 1100),
  offer: said(
    { kind: 'offer', value: { what: 'settle', amount: 400, until: '2026-03-30' } },
    'We offer $400.00 until March 30, 2026.',
    1300,
  ),
};
const COURTS = [
  { courtName: 'Santa Fe County Magistrate Court', caseNumber: 'M-49-CV-2026-00877', state: 'NM' },
  { courtName: 'Superior Court of California, County of Ventura', caseNumber: '26CLUD00418', state: 'CA' },
  { courtName: null, caseNumber: null, state: null },
];
const QUESTIONS = [
  'when is my hearing',
  'what do i do at the hearing',
  'what happens if i do nothing',
  'what happens if i do not answer',
  'who is the judge',
  'how much do they want',
  'what did the judge decide',
  'when is my answer due',
  'when is the next deadline',
  'what are my deadlines',
  'can they evict me now',
  'i missed it what now',
  'do i have to go to the hearing',
  'can i get more time',
  'summarize my case',
];

describe('a sentence of absence', () => {
  test('never stands beside its opposite, whatever the papers show', () => {
    const kinds = Object.keys(SAMPLES);
    fc.assert(
      fc.property(
        fc.subarray(kinds),
        fc.constantFrom(...COURTS),
        fc.constantFrom('plaintiff' as const, 'defendant' as const),
        fc.constantFrom(...QUESTIONS),
        (known, court, side, question) => {
          const says = [paper(known.flatMap((kind) => SAMPLES[kind] ?? []))];
          const facts = makeFacts({
            case: { ...makeFacts().case, ...court },
            side,
            documents: { total: 1, ready: 1, says },
          });
          const message = ask(question, facts)?.message ?? '';
          for (const kind of known) {
            const denial = DENIALS[kind as FactKind];
            if (denial !== undefined) expect(message).not.toMatch(denial);
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  test('is said where the papers show nothing of the kind', () => {
    const facts = makeFacts({ documents: { total: 1, ready: 1, says: [paper([])] } });
    expect(ask('who is the judge', facts)?.message).toContain('No judge’s name was found');
    expect(ask('what do i do at the hearing', facts)?.message).toContain('No day of a hearing');
  });
});
