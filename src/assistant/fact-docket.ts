import { explainEntry } from '../docket/explain-entry.ts';
import { isServiceRecord } from '../papers/kind-of.ts';
import { amount } from '../text/words.ts';
import { entryKey } from './entry-key.ts';
import { type FactReplier, MOST_TOLD } from './fact-replier.ts';
import { keepDefense } from './rule-lines.ts';
import { day, dayAndDistance, shortened } from './words.ts';

export const lastEntry: FactReplier = ({ situation: { facts }, draft }) => {
  const [newest, ...before] = facts.docket.newest;
  if (newest === undefined) {
    draft.point(
      'No docket is kept here yet. Paste it on the docket page; the clerk or the court’s website has it.',
      'docket:total',
    );
    return true;
  }
  const { meaning, next } = explainEntry(newest);
  const name = (entry: typeof newest) =>
    `${entry.date === null ? 'no date' : day(entry.date)}${entry.entryNumber === null ? '' : `, no. ${entry.entryNumber}`}: ${shortened(entry.description, 220)}`;
  draft.point(`Newest entry kept here, ${name(newest)}`, `docket:${entryKey(newest)}`, 'docket:total');
  draft.point(`In plain words: ${meaning}${next === null ? '' : ` ${next}`}`);
  for (const entry of before.slice(0, 2))
    draft.point(`Before that, ${name(entry)}`, `docket:${entryKey(entry)}`);
  draft.say('This is the docket as it was pasted last; the court’s own may have newer entries.');
  return true;
};

export const countEntries: FactReplier = ({ situation: { facts }, draft }) => {
  draft.point(`${amount(facts.docket.total, 'entry', 'entries')} on the docket kept here.`, 'docket:total');
  return true;
};

export const served: FactReplier = ({ situation, draft }) => {
  const { facts, served: known, underWay } = situation;
  for (const { id, defendantName, serviceStatus, servedDate, attempts } of facts.summonses.slice(
    0,
    MOST_TOLD,
  )) {
    const state =
      servedDate !== null && serviceStatus !== 'attempted'
        ? `served on ${day(servedDate)}`
        : 'not served by your records';
    draft.point(`${defendantName}: ${state}, ${amount(attempts, 'attempt')} recorded.`, `summons:${id}`);
  }
  const entries = facts.docket.telling.filter(({ documentType }) => documentType === 'Service').slice(0, 3);
  for (const entry of entries) {
    draft.point(
      `Docket${entry.date === null ? '' : ` of ${day(entry.date)}`}: ${shortened(entry.description, 200)}`,
      `docket:${entryKey(entry)}`,
    );
  }
  if (facts.summonses.length + entries.length > 0) return true;
  if (known !== null) {
    draft.point(`By ${known.text}, on ${day(known.date)}.`, known.key);
    return true;
  }
  draft.point(
    'Nothing here says so. No summons is entered. No try at service is noted. The docket kept here does not show service, and your timeline does not either.',
    'docket:total',
  );
  const paper = facts.documents.listed.find(({ docType }) => isServiceRecord(docType));
  if (paper)
    draft.point(`Look at ${paper.filename}: it is a return or proof of service.`, `document:${paper.id}`);
  if (underWay !== null)
    draft.point(
      `${underWay.text} The case seems to be under way; the docket says who was served and when.`,
      underWay.key,
    );
  if (facts.side === 'defendant')
    draft.say(
      `If you were handed the papers, write down the day: the time to answer runs from it. If you never were, ${keepDefense(situation)}`,
    );
  else
    draft.say(
      'If somebody was served, enter the day on the summons page. If not, that page shows how to go about it.',
    );
  return true;
};

export const answered: FactReplier = ({ situation, draft }) => {
  const { answered: known, inDefault, facts, today } = situation;
  if (inDefault !== null)
    draft.point(
      `The docket speaks of a default${inDefault.date === null ? '' : `, ${day(inDefault.date)}`}: ${shortened(inDefault.text, 200)}`,
      inDefault.key,
    );
  if (known !== null) draft.point(`An answer is there: ${known.text}. Check whose it is.`, known.key);
  if (known === null && inDefault === null) {
    if (facts.docket.total === 0) return false;
    draft.point(
      'The docket kept here shows no answer and no default. It may be older than the court’s own.',
      'docket:total',
    );
  }
  const late = facts.summonses.find(({ response }) => response.state === 'counted');
  if (known === null && late?.response.state === 'counted')
    draft.point(
      `By the rule the answer of ${late.defendantName} is due ${dayAndDistance(late.response.date, today)} (${late.response.citation}).`,
      `summons:${late.id}`,
    );
  return true;
};
