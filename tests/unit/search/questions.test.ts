import { describe, expect, test } from 'vitest';
import {
  isQuestion,
  QUESTION_PASSAGES,
  rankForQuestion,
  replyFromPassages,
} from '#src/conversations/reply.ts';
import { makeRanker } from '#src/search/rank.ts';
import { chunkText } from '#src/text/chunks.ts';

/** An invented complaint, an order and a letter of a dispute that never was, on eight pages. */
const PAPER = [
  `STATE OF NEW MEXICO
COUNTY OF TORRANCE
SEVENTH JUDICIAL DISTRICT COURT

HAZEL WINTERBOURNE,
Plaintiff,
v.                                      No. D-722-CV-2025-00317
COPPERFIELD ORCHARDS, LLC,
Defendant.

COMPLAINT FOR UNPAID WAGES AND RETALIATION

Plaintiff Hazel Winterbourne, through undersigned counsel, states as her complaint against Defendant
Copperfield Orchards, LLC the following.`,
  `PARTIES, JURISDICTION AND VENUE

1. Plaintiff Hazel Winterbourne is a resident of Estancia, New Mexico.
2. Defendant Copperfield Orchards, LLC has its principal place of business at 480 Juniper Loop, Moriarty, New
Mexico 87035.
3. Venue is proper in this county because the orchard lies in it.

FACTS

4. Plaintiff began to work for Defendant on April 14, 2023 as a sorting line supervisor.
5. Defendant agreed to pay her $23.50 per hour, and one and a half times that sum for overtime.
6. During the harvest of 2024 Plaintiff worked between fifty-five and sixty-two hours each week.`,
  `7. Defendant did not record any hours above forty. Its bookkeeper, Osgood Prewitt, told the crew that overtime
"does not exist in October".
8. On October 30, 2024 Plaintiff complained in writing to the manager, Ingrid Vasquez-Thorne.
9. Two days later Plaintiff was sent home because she had, in the words of the manager, "stirred up the crew".
10. Defendant has never paid the wages for the last three weeks, which amount to $6,812.40.
11. Eleven other workers were treated in the same way.`,
  `COUNT I: UNPAID OVERTIME

12. The Minimum Wage Act, NMSA 1978, Section 50-4-22, requires overtime to be paid for work above forty hours.
13. Defendant violated Section 50-4-22 in every week of the harvest.

COUNT II: RETALIATION

14. Section 50-4-26.1 forbids an employer to retaliate against a person who asserts a claim for wages.

PRAYER FOR RELIEF

Plaintiff asks for treble damages, interest at eight percent per year, costs, and a trial by jury.`,
  `Respectfully submitted,

MESQUITE LAW GROUP
By: Thaddeus Okonjo-Bell
Attorney for Plaintiff
19 Cedar Street, Albuquerque, NM 87102
(505) 555-0142`,
  `SEVENTH JUDICIAL DISTRICT COURT

ORDER ON MOTION TO DISMISS AND SETTING HEARING

THIS MATTER came before the Court on Defendant's Motion to Dismiss. The Court, having read the motion and the
response, FINDS that Count II states a claim and that Count I was pleaded with sufficient detail.

IT IS ORDERED that the motion is DENIED. The motion for a change of venue is denied because Defendant failed to
show that any witness would be inconvenienced.`,
  `Defendant shall file its answer within fourteen days of the entry of this order.

A scheduling conference will be held on June 9, 2025 at 1:30 p.m. in Courtroom 3, Neil Mertz Judicial Complex.

The parties shall exchange witness lists no later than May 23, 2025.

Honorable Philippa Strand-Morrow
District Judge`,
  `Dear Mr. Okonjo-Bell,

My client offers to settle the matter for $9,000, payable in three installments. The offer is open until the close
of business on May 2, 2025. Please note that the time cards of the harvest were destroyed in a flood of the
packing shed, so that they cannot be produced.

Yours truly,
Beatrix Lund, counsel for Copperfield Orchards`,
].join('\f');

const chunks = chunkText(PAPER);
const rank = makeRanker(chunks);

/** As the chat over a document asks: its first and last passages are read for every question. */
function ask(question: string) {
  const scores = new Map(rank(question, 40).map(({ index, score }) => [index, score]));
  const read = chunks.filter(({ index }) => scores.has(index) || index < 2 || index >= chunks.length - 2);
  const passages = read.map((chunk) => ({
    ...chunk,
    score: scores.get(chunk.index) ?? 0,
    text: chunk.content,
  }));
  return rankForQuestion(
    question,
    passages.toSorted((a, b) => b.score - a.score),
  );
}

describe('the passage that answers is the first, or among the first two', () => {
  test.each([
    ['who works there', 'Who is the bookkeeper?', 'Osgood Prewitt'],
    ['who complained to whom', 'To whom did the plaintiff complain in writing?', 'Ingrid Vasquez-Thorne'],
    ['lawyer', 'Who represents the plaintiff?', 'Thaddeus Okonjo-Bell'],
    ['other lawyer', 'Who is counsel for Copperfield Orchards?', 'Beatrix Lund'],
    ['judge', 'Which judge signed the order?', 'Philippa Strand-Morrow'],
    ['when', 'When did the plaintiff begin to work for the defendant?', 'April 14, 2023'],
    ['when, a hearing', 'When is the scheduling conference?', 'June 9, 2025 at 1:30 p.m.'],
    ['deadline in days', 'How long does the defendant have to answer?', 'within fourteen days'],
    ['deadline by date', 'By when must witness lists be exchanged?', 'May 23, 2025'],
    ['deadline of an offer', 'Until when is the settlement offer open?', 'May 2, 2025'],
    ['how much', 'How much does the defendant offer to settle?', '$9,000'],
    ['how much is owed', 'What amount of wages was never paid?', '$6,812.40'],
    ['rate', 'What rate of interest does the plaintiff ask for?', 'eight percent per year'],
    ['wage', 'What was she paid per hour?', '$23.50 per hour'],
    ['docket number', 'What is the case number?', 'D-722-CV-2025-00317'],
    ['court', 'Which court is it in?', 'SEVENTH JUDICIAL DISTRICT COURT'],
    ['statute', 'Which statute forbids retaliation?', 'Section 50-4-26.1'],
    ['statute of a count', 'Under which section must overtime be paid?', 'Section 50-4-22'],
    ['place', 'Where is the principal place of business of the defendant?', '480 Juniper Loop'],
    ['number of people', 'How many other workers were treated the same way?', 'Eleven other workers'],
    ['why', 'Why was the change of venue denied?', 'failed to\nshow'],
    ['why, of a person', 'Why was the plaintiff sent home?', 'stirred up the crew'],
    ['outcome', 'Was the motion to dismiss granted?', 'the motion is DENIED'],
    ['what happened', 'What happened to the time cards?', 'destroyed in a flood'],
    ['relief', 'What damages does the plaintiff ask for?', 'treble damages'],
    ['another word', 'When did she start her job with the employer?', 'April 14, 2023'],
  ])('%s: %s', (_, question, answer) => {
    const best = ask(question).slice(0, 2);
    expect(best.some(({ content }) => content.includes(answer))).toBe(true);
  });
});

describe('what is not there', () => {
  test.each([
    'When was the plaintiff married?',
    'What is the policy number of the insurance?',
    'Who was the arbitrator?',
    'How much was the security deposit?',
    'Which airport did the defendant use?',
  ])('%s has no answer', (question) => {
    const passages = ask(question).slice(0, QUESTION_PASSAGES);
    expect(replyFromPassages({ question, passages }).found).toBe(false);
  });
});

test.each([
  ['Who signed the lease?', true],
  ['when is the hearing', true],
  ['how much rent is owed', true],
  ['harwood lease', false],
  ['motion to compel', false],
  ['', false],
])('"%s" is a question: %s', (text, expected) => {
  expect(isQuestion(text)).toBe(expected);
});

test('an order by fit drops nothing, and its scores fall from the first to the last', () => {
  const ranked = rank('Who is the bookkeeper?', 40).map(({ index, score }) => ({
    index,
    score,
    text: chunks[index]?.content ?? '',
  }));
  const ordered = rankForQuestion('Who is the bookkeeper?', ranked);
  expect(ordered.map(({ index }) => index).toSorted()).toEqual(ranked.map(({ index }) => index).toSorted());
  const scores = ordered.map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
});
