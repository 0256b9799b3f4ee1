import { sayDecided } from './decided-papers.ts';
import type { Draft } from './draft.ts';
import { hearing } from './fact-days.ts';
import type { FactReplier } from './fact-replier.ts';
import { isOwnAbsence } from './own-duties.ts';
import {
  ABSENCE_FOLLOWS,
  hearingWords,
  ruleSentence,
  sayAfterJudgment,
  sayNoRules,
  sayRules,
} from './rule-lines.ts';
import { sentencesOf } from './said-sentences.ts';
import { sayDaysAhead } from './say-days-ahead.ts';
import type { Situation } from './situation.ts';
import { day } from './words.ts';

/** Sentences on who stays away, at most. */
const MOST_ABSENCES = 2;

/** What to do at a hearing, and what follows for who stays away. */
export const atHearing: FactReplier = (asked) => {
  const { situation, draft, passages = [] } = asked;
  const { isEviction, answerRule, answered, facts } = situation;
  const absences = sentencesOf(facts, passages).filter(({ text }) => isOwnAbsence(text, facts.side));
  if (absences.length > 0) draft.fromDocuments();
  for (const place of absences.slice(0, MOST_ABSENCES))
    draft.point(
      `${place.filename}, page ${place.page}: ${draft.quote(place)}`,
      `document:${place.documentId}`,
    );
  const hasNoRules = sayNoRules(draft, situation);
  const isKnown = hearing(asked);
  if (!isKnown)
    draft.absent(
      ['hearing'],
      'No day of a hearing is entered here. Look at the summons, the newest notice and the docket, and ask the clerk today.',
      'docket:total',
    );
  draft.point(
    isEviction
      ? `Be there, early. ${ABSENCE_FOLLOWS}`
      : 'Be there, early. Who does not come can lose the motion or the case without being heard.',
  );
  draft.point(
    'If you cannot come, call the clerk before that day, and ask in writing for another one or to take part by telephone or video. Until a judge says so, the day stands.',
  );
  draft.point(
    'Bring the summons, every paper of the case and what proves your side: receipts, messages, photos, the contract or lease. Bring copies for the judge and the other side, and the people who saw it themselves.',
  );
  draft.point(
    'Speak to the judge. Say first what you ask for, then the facts, each with the paper that shows it. Say so if you do not understand something. Sign no agreement that you do not understand.',
  );
  draft.point(
    'If you need an interpreter, or help because of a disability, ask the clerk for it now. Before you leave, ask what was decided: short times to appeal can start with it.',
  );
  if (facts.side === 'defendant' && answered === null && !hasNoRules && (answerRule !== null || isEviction))
    draft.point(
      answerRule === null
        ? hearingWords(situation)
        : `Going there does not take the place of a written answer where one is due. ${ruleSentence(answerRule)}`,
      'case:court',
    );
  return true;
};

const LEAVING =
  /\b(?:vacate|leave|quit|possession|premises|evict\w*|remov\w+|restitution|move out|put out|lock\w*)\b/i;
/** Words that only papers about a home have. */
const OF_HOME =
  /\b(?:vacate|evict\w*|premises|possession|tenan\w+|landlord|lease|writ of restitution|foreclos\w+|rent)\b/i;
const NO_STAY =
  'An appeal or a motion alone does not stop the officer. Ask the clerk the same day how to ask for a stay, and what rent you must pay in for it.';

const LOCKED_OUT =
  'Nobody but an officer of the court may change the locks, take out your things or shut off water or power. If somebody does, call the police and a legal aid office at once.';

/** While a notice is all there is: what it can do, and its days. */
function sayNotice(draft: Draft, { facts }: Situation): void {
  draft.say(
    'A notice or a lawsuit alone puts nobody out of a home. It takes a judgment of a court, and then an officer of the court. But staying after the day of a notice can add to what is claimed later. Call a legal aid office before that day.',
    'case:type',
  );
  sayDaysAhead(draft, facts, { most: MOST_ABSENCES });
  draft.point(LOCKED_OUT);
}

/** Whether somebody can be put out of a home now, and what can still be done. */
export const putOut: FactReplier = ({ situation, draft, passages = [] }) => {
  const { isEviction, isBeforeCase, kind, answerRule, answered, ended, inDefault, facts } = situation;
  if (kind === 'debt' && !sentencesOf(facts, passages).some(({ text }) => OF_HOME.test(text))) {
    draft.say(
      'This case is entered as one about a debt. Such a case asks for money, and not that you leave your home. If a paper asks that too, show it to a legal aid office today, and change the kind of the case.',
      'case:type',
    );
    return true;
  }
  const hasNoRules = sayNoRules(draft, situation);
  if (isBeforeCase) {
    sayNotice(draft, situation);
    return true;
  }
  draft.say(
    'A notice or a lawsuit alone puts nobody out of a home. Usually it takes a judgment of the court, and then an officer of the court with a writ that names the day. Ask the clerk today whether there is a judgment or a writ in your case, and for which day.',
    'case:type',
  );
  const decided = ended ?? inDefault;
  const isDecided = sayDecided(draft, facts, passages, LEAVING);
  if (isDecided) sayDaysAhead(draft, facts, { most: MOST_ABSENCES });
  if (decided !== null)
    draft.point(
      `The docket kept here${decided.date === null ? '' : ` (${day(decided.date)})`} speaks of a decision or a default. See whether it is against you.`,
      decided.key,
    );
  else if (!isDecided)
    draft.point(
      facts.docket.total === 0
        ? 'No docket is kept here, so it is not known whether there is a judgment.'
        : 'The docket kept here shows no judgment. The court’s own docket may be newer.',
      'docket:total',
    );
  if (!isEviction)
    draft.point(
      'This case is not entered as an eviction. If yours is one, change its kind: other times hold.',
    );
  else if (answered === null && !hasNoRules)
    draft.point(
      answerRule === null
        ? hearingWords(situation)
        : `Before a judgment, answering keeps your say. ${ruleSentence(answerRule)} If you missed it, file today.`,
      'case:court',
    );
  if (isEviction && !sayAfterJudgment(draft, situation))
    sayRules(draft, situation, 'writ', 'the time after a judgment');
  draft.point(NO_STAY);
  draft.point(`${LOCKED_OUT} Call legal aid today in any case.`);
  return true;
};
