import { CALIFORNIA_SILENCE } from '../discovery/duties.ts';
import { sayDecided } from './decided-papers.ts';
import type { FactReplier } from './fact-replier.ts';
import { plainWords } from './plain-words.ts';
import {
  consequenceOf,
  extensionSentence,
  missedSentence,
  type RuleSubject,
  rulesOn,
  sayNoRules,
  sayRules,
} from './rule-lines.ts';
import { sayDaysAhead } from './say-days-ahead.ts';
import type { Situation } from './situation.ts';
import { day } from './words.ts';

/** What is said of a subject of the rules beyond the rows on it. */
interface Subject {
  subject: RuleSubject;
  /** As words that follow 'none on'. */
  what: string;
  /** What to know or do, where rules hold. */
  says: (situation: Situation) => readonly string[];
}

function fromRules({ subject, what, says }: Subject): FactReplier {
  return ({ situation, draft }) => {
    if (!sayNoRules(draft, situation)) sayRules(draft, situation, subject, what);
    const found = rulesOn(subject, situation);
    const told = new Set<string>();
    for (const rule of found) {
      const missed = missedSentence(rule);
      if (missed !== null) told.add(missed);
    }
    for (const each of told) draft.point(each);
    const [first] = found;
    if (first !== undefined && found.length === 1) draft.point(extensionSentence(first));
    for (const line of says(situation)) draft.point(line);
    return true;
  };
}

export const admissions = fromRules({
  subject: 'admissions',
  what: 'requests for admission',
  says: (situation) => {
    const isSaid = rulesOn('admissions', situation).some((rule) => consequenceOf(rule) !== null);
    return [
      ...(isSaid
        ? []
        : [
            situation.court === 'california'
              ? CALIFORNIA_SILENCE
              : 'A request to admit that nobody answers in time can count as admitted. We have not read what this court’s rule says of it.',
          ]),
      'Answer each request by its number, in writing: admit it, deny it, or say truthfully why you can do neither. Send it to the other side, and keep proof of the day.',
      'If the time has passed, send your answers at once. Ask the clerk how to ask the court to let you take back what counts as admitted.',
    ];
  },
});

export const jury = fromRules({
  subject: 'jury',
  what: 'asking for a jury',
  says: () => [
    'Ask in writing: say in the title of your answer or complaint that you want a jury, or file a paper of its own, and send the other side a copy. Ask the clerk for the fee and how to have it waived.',
  ],
});

export const appeal = fromRules({
  subject: 'appeal',
  what: 'an appeal',
  says: (situation) => [
    ...(rulesOn('appeal', situation).length > 0
      ? [
          'The time begins with the paper that is named above, not with the day on which you heard of it. Look at the docket for the day.',
        ]
      : ['The time is short, and it often begins with the day of the judgment: ask today.']),
    'Some motions after a judgment move that day. Ask the clerk before you rely on it.',
  ],
});

export const counterclaim = fromRules({
  subject: 'counterclaim',
  what: 'answering a counterclaim',
  says: ({ facts }) => {
    const entry = facts.docket.telling.find(({ description }) => /\bcounter-?claims?\b/i.test(description));
    return [
      ...(entry === undefined || entry.date === null
        ? []
        : [`The docket kept here has one of ${day(entry.date)}; see whether it is against you.`]),
      'Answer it like a complaint, paragraph by paragraph. What is not denied can count as admitted.',
    ];
  },
});

export const amended = fromRules({
  subject: 'amended',
  what: 'answering an amended complaint',
  says: ({ amended: seen }) => [
    ...(seen === null ? [] : [`The docket kept here has an amended complaint of ${day(seen.date)}.`]),
    'It takes the place of the first complaint: answer the amended one, every paragraph of it.',
  ],
});

const FIRST_DECIDED =
  'For most debts nothing can be taken from your pay, your account or your home before a court has decided against you. While there is no judgment, answer the lawsuit in time.';
const TAKEN = /\b(?:exempt\w*|garnish\w*|withh\w+|wages?|account|seiz\w*|social security)\b/i;
const MOST_DAYS = 3;
const ONES_MONEY =
  'If a paper came that takes money: some of it is protected, such as part of your pay and many benefits. Say so on the form for a claim of exemption. It comes with that paper, or the clerk has it. File it at once.';

const WAGES_IN_CALIFORNIA =
  'Pay that is withheld has a claim of its own, with another form. This is from memory, and its time was not read here: ask the clerk for the form, and hand it in at once.';

export const garnishment: FactReplier = (asked) => {
  const { situation, draft, question, passages = [] } = asked;
  const hasNoRules = sayNoRules(draft, situation);
  // Where a paper shows that a court has decided, its days come first, and nothing is said of what is before.
  const isDecided = sayDecided(draft, situation.facts, passages, TAKEN);
  if (isDecided) sayDaysAhead(draft, situation.facts, { most: MOST_DAYS });
  else draft.point(FIRST_DECIDED);
  draft.point(ONES_MONEY);
  if (!hasNoRules) {
    sayRules(draft, situation, 'garnishment', 'garnishment or a claim of exemption');
    for (const rule of rulesOn('garnishment', situation)) {
      const missed = missedSentence(rule);
      if (missed !== null) draft.point(missed);
      // A form for things that are seized is another one than that for pay or an account.
      for (const caveat of rule.caveats) draft.point(caveat);
    }
    if (situation.court === 'california') draft.point(WAGES_IN_CALIFORNIA);
  }
  if (/\b(?:never|not)\b.*\b(?:served|knew|know|told)\b/.test(plainWords(question)))
    draft.point(
      'If you were never served, ask the clerk today how to ask the court to set the judgment aside.',
    );
  draft.point(
    isDecided
      ? 'Ask the clerk for a copy of the judgment and of the proof that you were served.'
      : 'Ask the clerk whether there is a judgment, and for a copy of it and of the proof that you were served.',
  );
  return true;
};
