import { describe, expect, test } from 'vitest';
import { type FactTopic, factTopic } from '#src/assistant/fact-topics.ts';
import { readAction } from '#src/assistant/intent.ts';

/** How people ask what the rules of their court say: in fear, in a hurry, with slips of the pen. */
const ASKED: readonly (readonly [FactTopic, readonly string[]])[] = [
  [
    'answer-due',
    [
      'How long do I have to answer?',
      'how long do i have',
      'how many days do I have to respond to the lawsuit',
      'By when must I answer the complaint?',
      'what is the deadline to answer a complaint',
      'i got sued how much time do i have',
      'how long to awnser a sumons',
      'when do i have to file my answer by',
    ],
  ],
  [
    'silence',
    [
      'What happens if I do nothing?',
      'what if i just ignore this',
      'What happens if I don’t answer the complaint?',
      'can they take my house if I never respond',
      'will i go to jail if i dont answer',
      'what happens when you ignore a lawsuit',
      'what if I throw the papers away',
      'is it bad if i dont show up',
      'What happens if they never respond?',
    ],
  ],
  [
    'late',
    [
      'I missed the deadline',
      'I missed the deadline to answer, what do I do?',
      'im late to answer please help',
      'I think I am too late to respond',
      'My time to answer ran out',
      'the deadline passed already and i didnt file anything',
      'i forgot to answer the lawsuit',
      'There is a default judgment against me. How do I undo it?',
      'How do I set aside a default?',
      'they got a default against me',
      'I missed my court date',
      'is it too late to file an answer',
    ],
  ],
  [
    'self-service',
    [
      'Can I serve the papers myself?',
      'May I hand the summons to him myself?',
      'who can serve the complaint',
      'can my wife serve the summons',
      'Am I allowed to mail the papers myself?',
      'do i need a process server',
      'can i just email the lawsuit to him',
    ],
  ],
  [
    'admissions',
    [
      'What happens if I don’t answer requests for admission?',
      'they sent me requests for admissions what do i do',
      'how long do I have to answer RFAs',
      'what are requests to admit and do i have to answer them',
      'I did not answer the request for admisions',
    ],
  ],
  [
    'jury',
    [
      'How do I ask for a jury?',
      'can i get a jury trial',
      'Do I have a right to a jury?',
      'when is it too late to ask for a jurry',
    ],
  ],
  [
    'appeal',
    [
      'How long do I have to appeal?',
      'can I appeal the judgment',
      'I lost. How do I appeal?',
      'deadline for an apeal?',
      'when does my time to appeal start',
    ],
  ],
  [
    'more-time',
    [
      'Can I get more time to answer?',
      'how do I ask for an extension',
      'I need extra time to respond',
      'who can give me more time',
      'can the judge extend my deadline? i need it extended',
    ],
  ],
  [
    'company',
    [
      'Who must sign for a company?',
      'Can I represent my LLC without a lawyer?',
      'my company got sued, can I answer for it myself',
      'does my business need an attorney',
      'do i need a lawyer for my llc',
    ],
  ],
  [
    'counterclaim',
    [
      'They filed a counterclaim against me, what now?',
      'how long do I have to answer a counterclaim',
      'the defendant is suing me back',
      'he countersued me, when do i have to respond',
    ],
  ],
  [
    'garnishment',
    [
      'They are garnishing my wages',
      'how do I stop a garnishment',
      'can they take my paycheck',
      'my bank account was frozen what can i do',
      'how do I file a claim of exemption',
    ],
  ],
  [
    'amended',
    [
      'They filed an amended complaint, how long do I have?',
      'do I have to answer the new complaint',
      'the plaintiff changed his complaint, must I answer again?',
    ],
  ],
  [
    'counted-day',
    [
      'I was served November 2, how long do I have?',
      'they mailed me requests on 10/30/2026',
      'I was served on 2 November',
      'got the summons last Monday, when is my answer due',
      'served yesterday. what is my deadline',
      'the sheriff handed me the papers on Nov. 2nd how many days do i have',
      'The judgment was entered on 2026-11-02. How long do I have to appeal?',
    ],
  ],
];

/** Written after the rules that read them. */
const ASKED_LATER: readonly (readonly [FactTopic, string])[] = [
  ['answer-due', 'Someone is suing me over a car loan. How much time before I must reply?'],
  ['answer-due', 'whats my time limit for answering this complaint'],
  ['answer-due', 'Do I have 20 days or 30 days to file a response to the summons?'],
  ['silence', 'suppose I simply dont reply, will the judge rule against me'],
  ['silence', 'Will they garnish me if I don’t respond to the summons?'],
  ['silence', 'im scared, what can they do to me if i dont do anything'],
  ['silence', 'What are the consequences of not answering?'],
  ['late', 'I was supposed to answer last month and didn’t. Am I screwed?'],
  ['late', 'The court entered default on me, can I still fight it?'],
  ['late', 'my answer is two weeks overdue'],
  ['late', 'I didn’t know about the lawsuit and now there is a judgment, help'],
  ['self-service', 'Is it legal for me to deliver the complaint to my landlord in person?'],
  ['self-service', 'can a friend of mine give him the court papers'],
  ['self-service', 'Does the sheriff have to serve it or can I?'],
  ['admissions', 'The other lawyer wants me to admit a bunch of facts, must I reply?'],
  ['admissions', 'i never responded to their requests to admit, is that bad'],
  ['jury', 'I’d rather have a jury than a judge decide, what do I file?'],
  ['jury', 'Did I lose my chance at a jury trial?'],
  ['appeal', 'The judge ruled against me and I want to take it to a higher court'],
  ['appeal', 'what starts the clock for an appeal'],
  ['more-time', 'Will the court give me another two weeks?'],
  ['more-time', 'my deadline is friday and I cant make it, can it be moved'],
  ['company', 'It’s only me in my corporation. May I sign the answer?'],
  ['company', 'our nonprofit was sued, who can go to court for us'],
  ['counterclaim', 'Now the tenant is suing me too in his answer. Do I need to respond?'],
  ['garnishment', 'money is being taken out of my check every week for a judgment'],
  ['garnishment', 'they put a hold on my bank account'],
  ['amended', 'A second version of the complaint came, does my time start over?'],
  ['counted-day', 'November 9th a man gave me a summons at work. When is my answer due?'],
  ['counted-day', 'The interrogatories came in the mail 11/12, how long do I have to answer them?'],
  ['answer-due', 'i just got court papers, how long before i have to do something'],
  ['answer-due', 'What is my last day to respond to the petition?'],
  ['silence', 'Suppose the tenant doesnt respond to my complaint, what can I do?'],
  ['silence', 'can I just not answer?'],
  ['late', 'I am three days past the deadline, will they still take my answer?'],
  ['late', 'my default was entered yesterday, please help me fix this'],
  // In pieces: a misspelling that the check of our own words must not see.
  ['late', `how can i get the default ${'judg'}ement thrown out`],
  ['self-service', 'Could my son drop off the petition at her house?'],
  ['self-service', 'must a process server deliver the summons or can I do it'],
  ['admissions', 'what if i deny the requests for admission late'],
  ['jury', 'do we have to pay for a jury'],
  ['appeal', 'Is there a time limit for appealing?'],
  ['more-time', 'would the other side have to agree to an extension'],
  ['more-time', 'Need more time!!! lawyer wont call me back'],
  ['company', 'Can an owner defend an LLC in court?'],
  ['counterclaim', 'got a cross-complaint, when is my answer due'],
  ['garnishment', 'is my social security safe from garnishment'],
  ['garnishment', 'my boss says he has to garnish me'],
  ['amended', 'Plaintiff amended the complaint. Do I answer it again?'],
  ['counted-day', 'I was handed a summons two weeks ago. When is my answer due?'],
  ['answer-due', 'Please help I am being sued, when do I have to turn in my answer'],
  ['answer-due', 'days to respond to summons?'],
  ['silence', 'Can I lose automatically if I stay quiet?'],
  ['silence', 'if i never open the envelope does the case go away'],
  ['late', 'The due date came and went. Can I still answer?'],
  ['late', 'a default was granted to the bank against me last week, can it be undone'],
  ['late', 'I never got to respond, is it over?'],
  ['self-service', 'My husband wants to hand her the summons. Allowed?'],
  ['self-service', 'do i have to hire someone to serve papers'],
  ['admissions', 'Got a list of statements to admit or deny, what if I skip it'],
  ['jury', 'where do i put the jury demand'],
  ['jury', 'I want 12 jurors'],
  ['appeal', 'can this ruling be appealed and until when'],
  ['more-time', 'Can they give me 30 more days?'],
  ['more-time', 'how to file for a continuance'],
  ['company', 'I own a small business, they sued the business. Can I speak in court for it?'],
  ['counterclaim', 'What should I do about the counterclaim?'],
  ['garnishment', 'will they take money from my bank account'],
  ['amended', 'They served an amended petition on me'],
  ['counted-day', 'Served Oct 28. Deadline?'],
  ['counted-day', 'my landlord served me with an unlawful detainer 3 days ago, when is my response due'],
  ['counted-day', 'judgment was entered against me 11/10, how long to appeal'],
];

describe.each(ASKED)('%s', (topic, questions) => {
  test.each(questions)('%s', (question) => {
    expect(factTopic(question)).toBe(topic);
    expect(readAction(question)).toBe('case-fact');
  });
});

describe('asked in other words', () => {
  test.each(ASKED_LATER)('%s: %s', (topic, question) => {
    expect(factTopic(question)).toBe(topic);
  });
});

describe('what only papers tell', () => {
  test.each([
    'What does the counterclaim say about the roof?',
    'Who was on the jury?',
    'When did the plaintiff appeal the first judgment?',
    'How much were the wages garnished?',
    'Did the landlord ignore the letter of May 3?',
    'What happened on November 2?',
    'Which company signed the lease?',
    'When was the amended complaint filed?',
    'Why was the extension denied?',
    'How long did the repairs take?',
    'Who signed the contract for the company?',
    'When did the company send the invoice of 10/30/2026?',
    'Did the witness say he was late?',
    'The landlord gave me a three-day notice on November 2',
    'What happened to the deposit if the tenant left early?',
    'Why did the company not answer the letter?',
    'What does the lease say happens if I do not pay?',
  ])('%s', (question) => {
    expect(readAction(question)).toBe('document-question');
  });
});
