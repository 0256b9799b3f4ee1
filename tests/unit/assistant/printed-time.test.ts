import { describe, expect, test } from 'vitest';
import { readAction } from '#src/assistant/intent.ts';
import { replyFromCase } from '#src/assistant/reply-case.ts';
import { makeFacts } from './facts.ts';

const SUMMONS =
  'IN THE MAGISTRATE COURT OF CORBIN COUNTY\nSTATE OF GEORGIA\n\nSUMMONS\n\nTO THE DEFENDANT: You must file your answer with the Clerk of this Court within seven (7) days after service of this summons on you. If you do not answer, judgment by default will be entered against you.';

function ask(question: string, text = SUMMONS, side: 'defendant' | 'plaintiff' = 'defendant') {
  const facts = {
    ...makeFacts({
      case: { courtName: 'Magistrate Court of Corbin County, Georgia', state: 'GA', caseNumber: null },
      papers: [{ id: 'summons', docType: 'Summons', text }],
    }),
    today: '2027-05-11',
    side,
  };
  return replyFromCase({ question, actionType: readAction(question), facts, passages: [] });
}

const QUESTION = 'I was served with the summons on May 7. When is my last day to answer?';

describe('in a court whose rules are not kept here, the time that the summons prints', () => {
  test('is counted from the day that the question names, with its words and whom to ask', () => {
    const reply = ask(QUESTION);
    expect(reply?.message).toContain('The rules of the state courts of Georgia are not known here.');
    expect(reply?.message).toMatch(/gives 7 days after service of this summons on you \[\d\]/);
    expect(reply?.message).toContain('May 14, 2027');
    expect(reply?.message).toContain('ask the clerk today on which day your answer is due');
    expect(reply?.found).toBe(true);
  });

  test.each([
    ['no day of service', 'When is my last day to answer?', SUMMONS, 'defendant'],
    [
      'a day still to come',
      'I will be served on May 20, 2027. When is my last day to answer?',
      SUMMONS,
      'defendant',
    ],
    [
      'two times of which one holds',
      QUESTION,
      `${SUMMONS} If you were served outside of the state, you must file your answer within thirty (30) days after service of this summons on you.`,
      'defendant',
    ],
    ['the side that sues', QUESTION, SUMMONS, 'plaintiff'],
  ] as const)('is not counted with %s', (_, question, text, side) => {
    expect(ask(question, text, side)?.message ?? '').not.toContain('the day after is day 1');
  });

  test('of one time for near by and one for far away the one near by is counted, and the other is quoted', () => {
    const text =
      'DISTRICT COURT, PELHAM COUNTY, COLORADO\n\nDISTRICT COURT CIVIL SUMMONS\n\nTO THE DEFENDANT: If service of the Summons and Complaint was made upon you within the State of Colorado, you are required to file your answer with the Clerk within 21 days after such service upon you. If service of the Summons and Complaint was made upon you outside of the State of Colorado, you are required to file your answer with the Clerk within 35 days after such service upon you.';
    const reply = ask('a man handed me the summons on may 4. what day is the last to answer', text);
    expect(reply?.message).toContain('the last day is Tue, May 25, 2027');
    expect(reply?.message).toContain('within 35 days after such service');
    const far = ask('I was served out of state on May 4. When is my last day to answer?', text);
    expect(far?.message ?? '').not.toContain('the day after is day 1');
  });

  test('nothing printed and no rule: whom to ask is said, and nothing is found', () => {
    const reply = ask(QUESTION, 'SUMMONS\n\nYou are hereby summoned to answer the complaint.');
    expect(reply?.message).toContain('Ask the clerk');
    expect(reply?.found).toBe(false);
  });
});
