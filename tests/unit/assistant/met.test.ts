import { describe, expect, test } from 'vitest';
import { shareMet } from '#src/assistant/choose-facts.ts';
import type { PaperSays, SaidFact } from '#src/assistant/facts-schema.ts';
import { readAction } from '#src/assistant/intent.ts';
import { nearBlocks } from '#src/assistant/near-blocks.ts';
import { paperReply } from '#src/assistant/paper-reply.ts';
import { plainWords } from '#src/assistant/plain-words.ts';
import { replyFromCase } from '#src/assistant/reply-case.ts';
import { ruleTopic } from '#src/assistant/rule-topics.ts';
import { CLOSEST_ONLY } from '#src/conversations/standing.ts';
import type { FactContent } from '#src/facts/schema.ts';
import { makeFacts } from './facts.ts';

const TEXT =
  'Notice to all. The hearing on the boundary survey is set for April 9, 2026 at 10:00 a.m. in Room 4. Bring this paper.';
const SENTENCE = 'The hearing on the boundary survey is set for April 9, 2026 at 10:00 a.m. in Room 4.';
const NOTICE = { documentId: 'notice', filename: 'notice.pdf', page: 1, start: 500, text: TEXT };
const BARE = makeFacts({
  papers: [],
  case: { ...makeFacts().case, courtId: null, courtName: null, caseNumber: null },
  summonses: [],
  deadlines: [],
});

function says(quote: string, content: FactContent, certainty: 'certain' | 'unsure' = 'certain'): PaperSays {
  const start = NOTICE.start + TEXT.indexOf(quote);
  const where = { page: 1, start, end: start + quote.length, quote };
  const fact = { ...where, label: 'Hearing', certainty, status: 'found', ...content } as SaidFact;
  const rest = { docType: 'Notice', docDate: null, unplaced: [], problems: [], isRead: true };
  return { documentId: 'notice', filename: 'notice.pdf', facts: [fact], ...rest };
}

const HEARING: FactContent = {
  kind: 'hearing',
  value: { what: 'the survey', date: '2026-04-09', time: '10:00' },
};

function ask(question: string, paper?: PaperSays) {
  const { documents } = BARE;
  const facts = { ...BARE, documents: { ...documents, says: paper === undefined ? [] : [paper] } };
  const passages = paper === undefined ? [] : [NOTICE];
  return replyFromCase({ question, actionType: readAction(question), facts, passages });
}

describe('a fact answers where it is what was asked for', () => {
  test.each(['when is my hearing', 'When is the hearing on the boundary survey?'])('%s', (question) => {
    const reply = ask(question, says(SENTENCE, HEARING));
    expect(reply).toMatchObject({ found: true });
    expect(reply?.message).toContain('Apr 9, 2026');
  });

  test.each(['Why was the hearing on the boundary survey set?', 'What is the reason for the hearing?'])(
    'and not where its reason is asked for, and none is given: %s',
    (question) => {
      expect(ask(question, says(SENTENCE, HEARING))?.found).not.toBe(true);
    },
  );

  test('its whole sentence is quoted, where it stands', () => {
    const [quote] = ask('when is my hearing', says('April 9, 2026', HEARING))?.quotes ?? [];
    expect(quote?.text).toBe(SENTENCE);
    expect(TEXT.slice((quote?.start ?? 0) - NOTICE.start)).toMatch(/^The hearing on/);
  });

  test('a sum of another sort is no sum that is sued for', () => {
    const fee = says('Room 4', {
      kind: 'sum',
      value: { amount: 402, currency: 'USD', what: 'a fee' },
    } as FactContent);
    const paper = { ...fee, facts: fee.facts.map((fact) => ({ ...fact, label: 'A fee or cost' })) };
    expect(ask('how much do they want', paper)?.found ?? false).toBe(false);
  });

  test('a day that something was done on is no day for doing it', () => {
    const paper = says(SENTENCE, {
      kind: 'deadline',
      value: { what: 'appeal', who: 'both', date: '2026-04-09' },
    } as FactContent);
    expect(ask('When was the appeal argued?', paper)?.found ?? false).toBe(false);
  });

  test('without the county, the name of a court does not say in which it is', () => {
    const court: FactContent = { kind: 'court', value: { name: 'Circuit Court' } };
    expect(ask('Which county is my case in?', says('Room 4', court))?.found ?? false).toBe(false);
    const named: FactContent = { kind: 'court', value: { name: 'Circuit Court of Corbin County' } };
    expect(ask('Which court is my case in?', says('Room 4', named))?.found).toBe(true);
  });

  test('what is itself unsure only comes close, and is shown', () => {
    const reply = ask(
      'how much do they want',
      says(
        'Room 4',
        { kind: 'sum', value: { amount: 402, currency: 'USD', what: 'a fee' } } as FactContent,
        'unsure',
      ),
    );
    expect(reply).toMatchObject({ found: false });
    expect(reply?.message).toMatch(new RegExp(`^${CLOSEST_ONLY}`));
    expect(reply?.message).toContain('$402');
  });

  test('a thing that it names has to stand in the fact, or in words about it', () => {
    const question = 'When is the hearing on the survey of the orchard boundary?';
    const paper = says(SENTENCE, HEARING);
    const told = paper.facts.map((fact) => ({ paper, fact }));
    expect(shareMet(question, told, '')).toBeCloseTo(2 / 3);
    expect(shareMet(question, told, 'The survey is of the orchard.')).toBe(1);
    expect(shareMet('when is my hearing', told, '')).toBe(1);
  });
});

describe('what says only that nothing is there is no answer', () => {
  test('no court', () => {
    const reply = ask('How long do I have to appeal?');
    expect(reply).toMatchObject({ found: false });
    expect(reply?.message).toMatch(/^Choose your court first/);
  });

  test.each(['Who is the judge?', 'What is the last entry?'])('no row: %s', (question) => {
    expect(ask(question)).toMatchObject({ found: false });
  });
});

describe('rules answer questions about the law, not of fact', () => {
  test.each([
    'Do the plaintiffs ask for a jury?',
    'From which county does the appeal come?',
    'By when does the senator want an answer?',
    'What is the last request for admission?',
  ])('of fact: %s', (question) => {
    expect(ruleTopic(question)).toBeNull();
  });

  test.each([
    ['How do I ask for a jury?', 'jury'],
    ['what is the last day to appeal', 'appeal'],
    ['how long does the plaintiff have to appeal', 'appeal'],
    ['What happens if nobody answers the complaint?', 'silence'],
  ])('of law: %s', (question, topic) => {
    expect(ruleTopic(question)).toBe(topic);
  });

  test('what becomes of the other side’s defenses asks for no strategy', () => {
    expect(readAction('What happens if the defenses are not withdrawn?')).not.toBe('strategy');
    expect(readAction('What defenses are there?')).toBe('strategy');
  });
});

test('were is no short form of we are', () => {
  expect(plainWords('When were the requests served?')).toBe('when were the requests served?');
  expect(plainWords('we’re late, they’re not')).toBe('we are late, they are not');
});

describe('asked of one paper, the same holds', () => {
  const askPaper = (question: string, paper = says(SENTENCE, HEARING)) =>
    paperReply(question, { says: paper, today: '2026-03-23' }, [NOTICE]);

  test.each(['when is my hearing', 'When is the hearing on the boundary survey?'])('%s', (question) => {
    expect(askPaper(question)).toMatchObject({ found: true });
  });

  test('a fact that is about something else comes close and does not answer', () => {
    const reply = askPaper('When is the hearing about the parrot and its cage?', says('Room 4', HEARING));
    if (reply !== null) expect(reply).toMatchObject({ found: false, confidence: 0.4 });
    const other = askPaper('When is the hearing on the survey of the parrot cage?');
    expect(other).toMatchObject({ found: false });
    expect(other?.message).toMatch(new RegExp(`^${CLOSEST_ONLY}`));
    expect(other?.message).toContain('Apr 9, 2026');
  });

  test('a sum of another sort is no sum that is sued for', () => {
    const fee = says('Room 4', {
      kind: 'sum',
      value: { amount: 402, currency: 'USD', what: 'a fee' },
    } as FactContent);
    const paper = { ...fee, facts: fee.facts.map((fact) => ({ ...fact, label: 'A fee or cost' })) };
    expect(ask('how much do they want', paper)?.found ?? false).toBe(false);
  });

  test('a day that something was done on is no day for doing it', () => {
    const paper = says(SENTENCE, {
      kind: 'deadline',
      value: { what: 'appeal', who: 'both', date: '2026-04-09' },
    } as FactContent);
    expect(ask('When was the appeal argued?', paper)?.found ?? false).toBe(false);
  });

  test('without the county, the name of a court does not say in which it is', () => {
    const court: FactContent = { kind: 'court', value: { name: 'Circuit Court' } };
    expect(ask('Which county is my case in?', says('Room 4', court))?.found ?? false).toBe(false);
    const named: FactContent = { kind: 'court', value: { name: 'Circuit Court of Corbin County' } };
    expect(ask('Which court is my case in?', says('Room 4', named))?.found).toBe(true);
  });

  test('what is itself unsure only comes close', () => {
    const reply = askPaper('when is my hearing', says(SENTENCE, HEARING, 'unsure'));
    expect(reply).toMatchObject({ found: false });
  });
});

test('a row of a form that only names its lines answers nothing, whatever its title', () => {
  const place = {
    documentId: 'a',
    filename: 'a.pdf',
    page: 1,
    start: 0,
    text: 'State’s Attorney/Attorney General Date',
  };
  expect(nearBlocks('Who is the state’s attorney?', [place]).some(({ answers }) => answers)).toBe(false);
});
