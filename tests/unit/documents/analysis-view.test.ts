import { describe, expect, it } from 'vitest';
import { asShown, withFacts } from '#src/documents/analysis-view.ts';
import type { ReadFact } from '#src/documents/read-fact.ts';
import { readFacts } from '#src/facts/read-facts.ts';
import type { Certainty, FactContent } from '#src/facts/schema.ts';
import { ASKED_FOR } from '#src/facts/times/asked.ts';
import { analyzeText } from '#src/papers/analyze.ts';
import { toIrac } from '#src/papers/irac.ts';
import { type Analysis, ComplaintAnalysis, SummaryAnalysis } from '#src/papers/schema.ts';
import {
  DEBT_COMPLAINT,
  DEMAND_LETTER,
  EVERY_PAPER,
  EVICTION_NOTICE,
  type InventedPaper,
  JUDGMENT,
  ORDER_DENYING,
  SETTLEMENT_MAIL,
} from '#tests/unit/facts/papers.ts';

const factsOf = ({ text, docType }: InventedPaper): ReadFact[] =>
  readFacts({ text, docType, docDate: null, pageCount: 1, notes: [] }).facts;

function viewOf(paper: InventedPaper, facts: readonly ReadFact[] = factsOf(paper)): Analysis {
  return withFacts(analyzeText(paper), { facts, docType: paper.docType, byModel: false });
}

const leadOf = (analysis: Analysis) => (analysis.lead ?? []).map(({ text }) => text);

/** A fact of this text at the place where its words stand. */
function factIn(
  text: string,
  quote: string,
  content: FactContent,
  { label = 'X', certainty = 'certain' }: { label?: string; certainty?: Certainty } = {},
): ReadFact {
  const start = text.indexOf(quote);
  return { ...content, label, certainty, page: 1, start, end: start + quote.length, quote };
}

describe('the lead', () => {
  it('of a complaint: who sues whom for what and for how much', () => {
    const [what, wants, duty] = leadOf(viewOf(DEBT_COMPLAINT));
    expect(what).toMatch(
      /^Juniper Finance LLC sues Ada Quill with this complaint, in the State of New Mexico/,
    );
    expect(what).toContain('number D-1399-CV-2031-00417');
    expect(wants).toContain('It makes 1 claim: Money Due.');
    expect(wants).toContain('It asks for $5,127.66');
    expect(wants).not.toContain('$7,500');
    expect(duty).toMatch(/^Whoever is sued must respond/);
  });

  it('of an order: what was asked and what was decided, request by request', () => {
    const view = viewOf(ORDER_DENYING);
    const [, decided] = leadOf(view);
    expect(decided).toContain("Defendant's Motion to Dismiss: granted in part and denied in part");
    expect(decided).toContain("Plaintiff's Motion for Leave to Amend: granted");
    expect(toIrac(view).issue).toBe(
      "Whether to grant Defendant's Motion to Dismiss; Whether the claim for fraud can go on",
    );
    expect(toIrac(view).conclusion).toMatch(/^Decided: Defendant's Motion to Dismiss: granted in part/);
  });

  it('of a judgment: what is to be paid', () => {
    expect(leadOf(viewOf(JUDGMENT)).join(' ')).toContain('the court orders $5,937.53');
  });

  it('of a letter: what is offered, until when, and what follows otherwise', () => {
    const lead = leadOf(viewOf(DEMAND_LETTER)).join(' ');
    expect(lead).toContain('They offer $1,100 until Mon, Jun 16, 2031');
    expect(lead).toContain(
      "Ada Quill asks whoever gets this to return Ada Quill's security deposit of $1,400.00",
    );
    expect(lead).toContain('Ada Quill asks for $1,400');
    expect(lead).toContain('It warns: “If I do not receive the money by then');
    const mail = leadOf(viewOf(SETTLEMENT_MAIL));
    expect(mail[0]).toMatch(/^This is an e-mail from Owen Tice/);
    expect(mail.join(' ')).toContain('They offer $3,000 until Fri, Aug 15, 2031');
  });

  it('calls nobody a defendant where nobody has sued', () => {
    const lead = leadOf(viewOf(EVICTION_NOTICE)).join(' ');
    expect(lead).toContain('Whoever gets this must pay the total within 3 days');
    expect(lead).not.toMatch(/defendant|plaintiff/i);
  });

  it('says of what is unsure that it may be so', () => {
    const { text, docType } = JUDGMENT;
    const value = { what: 'file a reply', who: 'defendant' as const, date: '2031-08-01' };
    const fact = factIn(text, 'FINAL JUDGMENT', { kind: 'deadline', value }, { certainty: 'unsure' });
    const lead = leadOf(viewOf({ text, docType }, [...factsOf(JUDGMENT), fact]));
    expect(lead.join(' ')).toContain(
      'It may be: the defendant must file a reply by Fri, Aug 1, 2031; check it on the paper.',
    );
    const confirmed = leadOf(
      viewOf({ text, docType }, [...factsOf(JUDGMENT), { ...fact, status: 'confirmed' }]),
    );
    expect(confirmed.join(' ')).toContain('The defendant must file a reply by Fri, Aug 1, 2031.');
  });

  it('doubts an hour with the point that belongs to it', () => {
    const text = 'NOTICE\nConference on May 1, 2031 at 9:00 a.m.';
    const value = { what: 'conference', date: '2031-05-01', time: '09:00' };
    const fact = factIn(
      text,
      'May 1, 2031',
      { kind: 'hearing', value },
      { label: 'Conference', certainty: 'unsure' },
    );
    expect(leadOf(viewOf({ text, docType: 'Notice' }, [fact])).join(' ')).toContain('9:00 a.m.; check it');
  });

  it('tells no words that a scan has broken', () => {
    const text = 'NOTICE\nParticipate in | 22 further by May 1, 2031.';
    const value = { what: 'participate in | 22 further', who: 'unsaid' as const, date: '2031-05-01' };
    const fact = factIn(text, 'May 1, 2031', { kind: 'deadline', value }, { label: 'Participate in |' });
    expect(leadOf(viewOf({ text, docType: 'Notice' }, [fact])).join(' ')).not.toContain('|');
  });

  it('is two to four sentences’ lines, each on words that stand in the paper', () => {
    for (const paper of EVERY_PAPER) {
      const view = viewOf(paper);
      expect(view.lead?.length ?? 0).toBeGreaterThan(0);
      expect(view.lead?.length ?? 0).toBeLessThanOrEqual(4);
      for (const { sources } of view.lead ?? [])
        for (const { start, end, quote } of sources) expect(paper.text.slice(start, end)).toBe(quote);
    }
  });
});

describe('an order that only sets a day', () => {
  const text =
    'ORDER SETTING HEARING\nIT IS ORDERED that a hearing on the motion to dismiss is set for April 9, 2031 at 10:00 a.m. in Courtroom 3.';
  const view = viewOf({ text, docType: 'Order' });

  it('tells the day once, and not the sentence beside it', () => {
    const lead = leadOf(view).join(' ');
    expect(lead.match(/Apr(?:il)? 9/g)).toHaveLength(1);
    expect(toIrac(view).issue).toMatch(/^Hearing on the motion to dismiss on Wed, Apr 9, 2031/);
    expect(toIrac(view).conclusion).toMatch(/^It sets: Hearing on the motion to dismiss on Wed, Apr 9, 2031/);
  });

  it('what somebody asks for is no duty', () => {
    const value = { what: 'file a reply', who: 'defendant' as const, date: '2031-08-01' };
    const asked = factIn(
      text,
      'ORDER',
      { kind: 'deadline', value },
      { label: ASKED_FOR.label, certainty: 'unsure' },
    );
    const lead = leadOf(viewOf({ text, docType: 'Motion' }, [asked])).join(' ');
    expect(lead).toContain('Asked for, and not granted here: Fri, Aug 1, 2031');
    expect(lead).not.toContain('must file');
  });
});

describe('one reading', () => {
  it('gives each paper a shape that can be kept', () => {
    for (const paper of EVERY_PAPER) {
      const view = viewOf(paper);
      const schema = view.type === 'complaint' ? ComplaintAnalysis : SummaryAnalysis;
      expect(schema.parse(view)).toEqual(view);
      for (const part of Object.values(toIrac(view))) expect(part.length).toBeLessThan(1300);
    }
  });

  it('parties, sums and days are those of the facts', () => {
    const view = viewOf(DEBT_COMPLAINT);
    if (view.type !== 'complaint') throw new Error('no complaint');
    expect(view.parties.map(({ name }) => name)).toEqual(['Juniper Finance LLC', 'Ada Quill']);
    expect(view.damages.map(({ amount }) => amount)).toEqual([5127.66, 750, 132]);
    expect(view.timeline.map(({ date }) => date)).toEqual(['2027-05-04', '2029-06-03']);
  });

  it('a corrected fact is told corrected, a dismissed one not at all', () => {
    const facts = factsOf(DEBT_COMPLAINT).map((fact): ReadFact => {
      if (fact.kind === 'party' && fact.value.role === 'defendant')
        return { ...fact, value: { ...fact.value, name: 'Ada Quill-Marsh' }, status: 'corrected' };
      return fact.kind === 'sum' && fact.value.amount === 5127.66 ? { ...fact, status: 'dismissed' } : fact;
    });
    const before = viewOf(DEBT_COMPLAINT);
    const after = withFacts(before, { facts, docType: DEBT_COMPLAINT.docType });
    expect(leadOf(after)[0]).toContain('sues Ada Quill-Marsh');
    expect(after.type === 'complaint' && after.damages.map(({ amount }) => amount)).toEqual([750, 132]);
    expect(toIrac(after).conclusion).toBe(toIrac(before).conclusion);
  });

  it('joined again with the same facts it stays the same', () => {
    for (const paper of EVERY_PAPER) {
      const facts = factsOf(paper);
      const view = viewOf(paper, facts);
      expect(withFacts(view, { facts, docType: paper.docType })).toEqual(view);
    }
  });

  it('keeps what a language model wrote, behind what the facts say', () => {
    const base = analyzeText(ORDER_DENYING);
    if (base.type !== 'summary') throw new Error('no summary');
    const facts = factsOf(ORDER_DENYING);
    const source = { facts, docType: ORDER_DENYING.docType, byModel: true };
    const view = withFacts(
      { ...base, summary: 'The model says so.', legal_significance: 'It matters.' },
      source,
    );
    expect(toIrac(view)).toMatchObject({ application: 'The model says so.', conclusion: 'It matters.' });
    expect(leadOf(view).join(' ')).toContain('The court decided');
  });

  it('does not show what it keeps for later', () => {
    expect(asShown(viewOf(JUDGMENT))).not.toHaveProperty('base');
  });
});

describe('key dates', () => {
  const text = 'ORDER\nThe hearing is set. The roof fell on May 1, 2031. The rain came on April 2, 2031.';
  const hearing = factIn(
    text,
    'The hearing is set.',
    { kind: 'hearing', value: { what: 'Hearing', date: '2031-05-01', time: '09:30' } },
    { label: 'Hearing' },
  );
  const deadline = factIn(
    text,
    'ORDER',
    { kind: 'deadline', value: { what: 'file a reply', who: 'defendant', date: '2031-05-01' } },
    { certainty: 'unsure' },
  );

  it('each day stands once: what a fact says before what the text tells, what is sure before what is not', () => {
    const { timeline } = viewOf({ text, docType: 'Order' }, [hearing, deadline]);
    expect(timeline.map(({ date, text: words }) => [date, words])).toEqual([
      ['2031-04-02', 'The rain came on April 2, 2031.'],
      ['2031-05-01', 'Hearing (09:30)'],
    ]);
  });

  it('an unsure day says so', () => {
    const { timeline } = viewOf({ text, docType: 'Order' }, [deadline]);
    expect(timeline.at(-1)?.text).toBe('It may be: Due: file a reply; check it on the paper.');
  });
});

describe('orders of other designs', () => {
  const order = (body: string, title = 'ORDER'): InventedPaper => ({
    ...ORDER_DENYING,
    docType: 'Order',
    text: `STATE OF NEW MEXICO
COUNTY OF LUNA
SIXTH JUDICIAL DISTRICT COURT

HARLAN OYELARAN, Plaintiff,
v.                                        No. D-619-CV-2031-00055
CEDARFALL LOGISTICS, INC., Defendant.

${title}

${body}

/s/ Miriam Bellweather
District Judge
`,
  });

  it('a hearing that is vacated is told, however many figures or words stand in it', () => {
    const [, decided] = leadOf(viewOf(order('The 6/10/2031 1:30 p.m. hearing is VACATED.')));
    expect(decided).toContain('6/10/2031 1:30 p.m. hearing: vacated');
    const long = `The hearing on the motion of the defendant to compel the plaintiff to answer the second set of questions that were sent to him in the spring, which the clerk had placed on the calendar of the court for the tenth day of June in the small room of the old building of the county, where nobody has sat since the fire of the year before, is VACATED.`;
    const [, told] = leadOf(viewOf(order(long)));
    expect(told).toBe(
      'The court decided: Hearing on the motion of the defendant to compel the plaintiff to answer the second set of questions that were sent to him in the spring: vacated.',
    );
  });

  it('asks of a hearing whether it takes place, of days whether they hold', () => {
    const view = viewOf(
      order(
        'The hearing of June 10, 2031, is VACATED. The trial date and all pretrial deadlines are VACATED.',
      ),
    );
    expect(toIrac(view).issue).toBe(
      'Whether the hearing of June 10, 2031 takes place; Whether the trial date and all pretrial deadlines still hold',
    );
  });

  it('tells what was asked of the court before what is said of a right on the way there', () => {
    const view = viewOf(
      order(
        'The court denies the equal use of the roads to nobody. IT IS ORDERED that the use of the roads is denied. IT IS ORDERED that the motion to dismiss is GRANTED.',
      ),
    );
    expect(leadOf(view)[1]).toMatch(/^The court decided: Motion to dismiss: granted/);
  });

  it('a trial court is no trial', () => {
    const view = viewOf(order("The trial court's order of June 27, 2031 is REVERSED."));
    expect(toIrac(view).issue).toMatch(/^Whether the trial court's order of June 27, 2031 stands/i);
  });

  it('where only its title says what is decided, the title is told', () => {
    const view = viewOf(
      order(
        'Nothing that was filed shows a change of circumstances.',
        'ORDER DENYING MOTION TO MODIFY SUPPORT',
      ),
    );
    expect(leadOf(view)[1]).toBe('Its title says what it decides: “Order Denying Motion to Modify Support”.');
    expect(toIrac(view).issue).toMatch(/^Whether to grant the motion to Modify Support/i);
    expect(toIrac(view).conclusion).toMatch(/^By its title it decides/);
  });

  it('what its title says and its body orders is told once, as decided', () => {
    const view = viewOf(
      order('IT IS ORDERED that the motion is DENIED.', 'ORDER DENYING MOTION TO MODIFY SUPPORT'),
    );
    expect(leadOf(view)[1]).toBe('The court decided: Motion to modify support: denied.');
  });

  it('where the body orders something else, the title is told beside it', () => {
    const view = viewOf(
      order(
        'IT IS ORDERED that the hearing of June 10, 2031, is VACATED.',
        'ORDER DENYING MOTION TO MODIFY SUPPORT',
      ),
    );
    expect(leadOf(view)[1]).toBe(
      'The court decided: Hearing of June 10, 2031: vacated. Its title says what it decides: “Order Denying Motion to Modify Support”.',
    );
  });

  it('tells what it commands item by item, not only the first', () => {
    const [, told] = leadOf(
      viewOf(
        order(
          '1. The owner shall store the vehicle without a further charge.\n2. The owner shall not sell the vehicle.\n3. The clerk shall send this paper to both sides.',
        ),
      ),
    );
    expect(told).toContain('without a further charge. 2. The owner shall not sell the vehicle. 3. The clerk');
  });
});

it('a mail that asks for nothing by its words leads with its telling sentence', () => {
  const text = `From: Petra Lind <petra@lind.example>
To: Ada Quill <ada@quill.example>
Subject: The fence

Ada, the posts of the fence stand two feet on my side of the line. The survey of May 2031 shows it.
`;
  const [, says] = leadOf(viewOf({ ...SETTLEMENT_MAIL, docType: 'Email', text }));
  expect(says).toMatch(/^It says: “.*(?:fence|survey).*”$/);
});

it('a day that is only that of a hearing is no second duty', () => {
  const text = `DISTRICT COURT

NOTICE OF MOTION

The motion is heard on May 14, 2031 at 9:30 a.m. It rests on such argument as may be presented at or before the hearing.
`;
  const facts = [
    factIn(
      text,
      'May 14, 2031',
      {
        kind: 'hearing',
        value: { what: 'Hearing', date: '2031-05-14', time: '09:30' },
      },
      { label: 'Hearing' },
    ),
    factIn(
      text,
      'such argument as may be presented at or before the hearing',
      {
        kind: 'deadline',
        value: { what: 'such argument as may be presented', who: 'unsaid', latest: '2031-05-14' },
      },
      { label: 'Deadline' },
    ),
  ];
  const lead = leadOf(viewOf({ ...ORDER_DENYING, docType: 'Motion', text }, facts)).join(' ');
  expect(lead).toContain('Hearing on Wed, May 14, 2031');
  expect(lead).not.toContain('such argument');
});

it('words that only stand beside the day of a hearing are not told as its matter', () => {
  const beside =
    'The case in the other state is already pending and waits for the papers to be served there, which will be done before the end of the month';
  const text = `DISTRICT COURT\n\nNOTICE OF HEARING\n\n${beside}. Be there on May 14, 2031.\n`;
  const hearing = (what: string) =>
    factIn(
      text,
      'May 14, 2031',
      { kind: 'hearing', value: { what, date: '2031-05-14' } },
      { label: 'Court date' },
    );
  const lead = (what: string) =>
    leadOf(viewOf({ ...ORDER_DENYING, docType: 'Notice of Hearing', text }, [hearing(what)])).join(' ');
  expect(lead(beside)).toContain('Court date on Wed, May 14, 2031.');
  expect(lead('Motion to compel')).toContain('(Motion to compel)');
});

describe('who has to do what', () => {
  const leadIn = (text: string, docType: string) => {
    const { facts } = readFacts({ text, docType, docDate: null, pageCount: 1, notes: [] });
    return leadOf(viewOf({ text, docType }, facts)).join(' ');
  };

  it('tells what is only allowed by itself, and not as a duty', () => {
    const lead = leadIn(
      'ORDER\nDefendant shall file an answer by May 2, 2031. Plaintiff may file a reply by May 16, 2031.',
      'Order',
    );
    expect(lead).toContain('The defendant must file an answer by Fri, May 2, 2031.');
    expect(lead).toContain(
      'Nobody has to, but it allows this: the plaintiff may file a reply by Fri, May 16, 2031.',
    );
  });

  it('names whom the sentence names', () => {
    const lead = leadIn('ORDER\nOsprey Freight, Inc. shall serve its disclosures by May 2, 2031.', 'Order');
    expect(lead).toContain('Osprey Freight, Inc. must serve its disclosures by Fri, May 2, 2031.');
  });

  it('keeps the condition under which it holds', () => {
    const text =
      'SUMMONS\nIf you were served outside this state, your answer must be filed within 30 days after service.';
    expect(leadIn(text, 'Summons')).toContain(
      'If you were served outside this state, your answer must be filed within 30 days after service',
    );
  });

  it('takes what a side wants to have ordered for no order', () => {
    const text =
      'MOTION FOR FEES\nPlaintiff asks that Defendant be ordered to pay $4,250.00 in fees within 10 days of the order.';
    expect(leadIn(text, 'Motion')).not.toContain('must pay');
  });

  it('tells a letter from the side of its reader', () => {
    const text = `Bertrand Hale
44 Juniper Way
Denver, CO 80205

March 22, 2031

Imogen Castle
719 Pearl Street
Boulder, CO 80302

Dear Ms. Castle:

You owe me $618.40 for the fence. We demand that you pay $618.40 within 14 days of the date of this letter. If you dispute this, please write to me within 30 days.

Sincerely,

Bertrand Hale`;
    const lead = leadIn(text, 'Demand Letter');
    expect(lead).toContain('This is a demand letter from Bertrand Hale to Imogen Castle.');
    expect(lead).toContain(
      'Bertrand Hale asks Imogen Castle to pay $618.40 within 14 days after the date of this letter',
    );
    expect(lead).toMatch(
      /[Ii]f you dispute this, Bertrand Hale asks Imogen Castle to write to them within 30 days/,
    );
    const { facts } = readFacts({ text, docType: 'Demand Letter', docDate: null, pageCount: 1, notes: [] });
    expect(facts.map(({ label }) => label)).toContain('Write to Bertrand Hale, if you dispute this');
  });

  it('calls no day a court date where no court is', () => {
    const text =
      'NOTICE TO TENANT\nYour rental agreement will terminate on April 22, 2031 at 11:59 p.m. unless you pay $1,550.00 before that time.';
    const lead = leadIn(text, 'Notice');
    expect(lead).toContain('Whoever gets this must pay $1,550.00 by Tue, Apr 22, 2031, by 11:59 p.m.');
    expect(lead).not.toContain('Court date');
  });
});
