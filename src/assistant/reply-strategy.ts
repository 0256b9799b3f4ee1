import { answerCourtIn } from '../answers/court-rules.ts';
import { defenseNotes } from '../answers/defenses.ts';
import type { AnswerCourt } from '../answers/schema.ts';
import { findMotion } from '../motions/catalog.ts';
import { MOTION_COURTS, type MotionId } from '../motions/schema.ts';
import { isDecision } from '../papers/kind-of.ts';
import { withoutEnd } from '../text/sentence-end.ts';
import { amount } from '../text/words.ts';
import { numberedParagraphs } from './complaint-facts.ts';
import { type BuiltinReply, Draft, type Place } from './draft.ts';
import { notCivil } from './not-civil.ts';
import { claimLine } from './reply-summary.ts';
import { countOfType, type Situation, unknownRules } from './situation.ts';
import { answerTime } from './to-do-defendant.ts';
import { toDosOf } from './to-do-rules.ts';
import { day } from './words.ts';

const MOST_CLAIMS = 6;
const LABEL =
  'The built-in engine does not reason: it cannot say what will win, and it predicts nothing. Here is what you can work with, and what to ask somebody who can advise you.';

function sayClaims(draft: Draft, { complaint, complaints, facts }: Situation): void {
  if (complaint === null) {
    draft.say(
      complaints > 0
        ? 'The complaint here is not read yet, so its claims cannot be listed.'
        : 'There is no complaint among your papers, so the claims cannot be listed. Upload it first.',
      'document:total',
    );
    return;
  }
  const { claims } = complaint.analysis;
  draft.fromDocuments();
  if (claims.length === 0) {
    draft.point(
      `${complaint.filename} has no headings of counts that could be read; read it for what it accuses whom of.`,
    );
    return;
  }
  const whose = facts.side === 'plaintiff' ? 'You have' : 'The other side has';
  draft.point(
    `${complaint.filename} makes ${amount(claims.length, 'claim')}. ${whose} to prove ${claims.length === 1 ? 'it' : 'each one'}:`,
  );
  for (const claim of claims.slice(0, MOST_CLAIMS)) draft.point(claimLine(draft, complaint, claim));
  if (claims.length > MOST_CLAIMS) draft.point(`and ${amount(claims.length - MOST_CLAIMS, 'more claim')}.`);
}

/** How they are called where no list of defenses stands beside them. */
const FOUR_OBJECTIONS = 'Objections to personal jurisdiction, venue, process and service ';

function isOurs(court: AnswerCourt): boolean {
  return court === 'federal' || court === 'new_mexico_district';
}

/** What an answer has to do in the court of the case. */
function sayAnswer(draft: Draft, { court, complaint, answered, facts }: Situation): void {
  const place = answerCourtIn(court);
  if (answered !== null) {
    draft.point(
      `An answer is there: ${answered.text}. Check that it is yours, that it was filed, and which defenses it raises.`,
      answered.key,
    );
    if (answered.isSure) return;
  }
  const count = complaint === null ? 0 : numberedParagraphs(complaint);
  const paragraphs = count > 0 ? ` (${amount(count, 'paragraph')} here)` : '';
  const [said, admitted] =
    place === 'federal'
      ? ['FRCP 8(b)', 'FRCP 8(b)(6)']
      : ['Rule 1-008(B) NMRA', 'Rule 1-008(D) NMRA; check it with the clerk'];
  draft.point(
    isOurs(place)
      ? `Your answer has to say of each numbered paragraph${paragraphs} that you admit it, deny it, or do not know. Say only what is true (${said}). What it does not deny counts as admitted, except the amount of damages (${admitted}).`
      : `An answer usually says of each numbered paragraph${paragraphs} whether you admit it, deny it, or lack knowledge of it. This court’s own rule was not checked; ask the clerk for its form.`,
    ...(facts.answer === null ? [] : [`answer:${facts.answer.id}`]),
  );
  const [lost] = defenseNotes(place);
  if (lost !== undefined)
    draft.point(
      lost.replace(/^The first four \(/, 'Four defenses (').replace(/^The first four /, FOUR_OBJECTIONS),
    );
  draft.point(
    'Other defenses need a fact of your own: for instance that you paid, that it was settled, that it comes too late. The answer page lists them with what each needs.',
  );
}

function sayMotion(draft: Draft, situation: Situation, id: MotionId): void {
  const { court, isEviction } = situation;
  const motion = findMotion(id);
  if (motion === undefined) return;
  if (isEviction) {
    // The page tells the days of ordinary cases.
    const time = situation.facts.side === 'defendant' ? ` ${answerTime(situation)}` : '';
    draft.point(`${motion.title}: ${motion.description}${time}`);
    return;
  }
  const told = MOTION_COURTS.find((known) => known === court);
  const [when] = told === undefined ? [] : motion.timeline.courts[told];
  const cites = when?.citations?.length
    ? ` (${when.citations.join(', ')}${when.isUnchecked ? '; check with the clerk' : ''})`
    : '';
  const isToAsk = when?.isUnchecked === true && !when.citations?.length && !/\bclerk\b/.test(when.text);
  const unsure = isToAsk ? ' Check with the clerk.' : '';
  draft.point(
    `${motion.title}: ${motion.description}${when === undefined ? '' : ` ${withoutEnd(when.text)}${cites}.${unsure}`}`,
  );
}

function motionsFor({ facts, answered }: Situation): MotionId[] {
  const discovery = facts.discovery.some(
    ({ direction, items, answered: done }) => direction === 'ours' && done < items,
  );
  const compel: MotionId[] = discovery ? ['motion-to-compel'] : [];
  if (facts.side === 'defendant' && !answered?.isSure) return ['motion-to-dismiss', ...compel];
  return ['motion-for-summary-judgment', ...compel];
}

function saySettlement(draft: Draft, { facts }: Situation): void {
  const stage = facts.deadlines.find(
    ({ kind, status }) => /settlement|mediation/i.test(kind) && status !== 'done',
  );
  const when =
    stage === undefined
      ? ''
      : stage.date === null
        ? ` “${stage.kind}” on your timeline has no date yet.`
        : ` “${stage.kind}” on your timeline: ${day(stage.date)}.`;
  draft.point(
    `Settling: you may talk about it at any time.${when} Nothing here can tell if an offer is good.`,
    ...(stage ? [`deadline:${stage.id}`] : []),
  );
}

/** Questions that follow from what the case holds. */
function questionsFor({ facts, complaint, answered, served, court }: Situation): string[] {
  const asksFees =
    complaint?.analysis.relief.some(({ text }) => /attorney.{0,3}s?.{0,3} fees/i.test(text)) ?? false;
  const isDefendant = facts.side === 'defendant';
  const claims = complaint?.analysis.claims.length ?? 0;
  return [
    isDefendant &&
      answered === null &&
      (served === null
        ? 'Was I served correctly, and from which day does my time run?'
        : 'Was I served in a way the rules allow?'),
    isDefendant &&
      claims > 0 &&
      (claims === 1
        ? 'Can the claim be ended early, and is it worth trying?'
        : `Which of the ${claims} claims could be ended early, and is it worth trying?`),
    !isDefendant && claims > 0 && 'What evidence do I need for each claim, and what do I have?',
    asksFees && 'The complaint asks for attorney’s fees: who would have to pay them in the end?',
    complaint?.analysis.jury_demand === null && 'Do I want a jury, and by when must I ask for one?',
    countOfType(facts, isDecision) > 0 && 'What do the orders in my papers ask of me?',
    court === null && 'Which rules hold in this court, and where do I find them?',
    'What would it cost to go on, and what would it cost to settle?',
  ].filter((question) => question !== false);
}

/** What a litigant can work with; what it cannot know it does not say. */
export function strategyReply(situation: Situation, passages: readonly Place[]): BuiltinReply {
  const { facts, isCivil, complaint } = situation;
  const draft = new Draft(facts);
  draft.say(LABEL);
  for (const line of notCivil(situation)) draft.say(line);
  const urgent = toDosOf(situation, passages).filter(({ urgency }) => urgency === 'at-once');
  const [first] = urgent;
  if (first) draft.say(`Before any strategy: ${first.what}`, ...first.keys);
  sayClaims(draft, situation);
  if (isCivil) {
    draft.say('From the rules this product knows:');
    if (facts.side === 'defendant') sayAnswer(draft, situation);
    if (facts.side === 'plaintiff') {
      draft.point(
        'You need not prove what the answer admits. You must prove what it denies. Use papers, witnesses, or answers to your own questions.',
      );
    }
    if (facts.side === 'attorney')
      draft.point('You are set up as an attorney, so it is not known here which side you are on.');
    for (const id of motionsFor(situation)) sayMotion(draft, situation, id);
    saySettlement(draft, situation);
  }
  const questions = questionsFor(situation).slice(0, 5);
  draft.say('Questions to take to a lawyer or the court’s self-help center:');
  for (const question of questions) draft.point(question);
  const rules = unknownRules(situation);
  if (rules !== '') draft.say(rules.trim());
  return draft.finish({
    most: complaint === null ? 0.3 : 0.5,
    note: 'It is what stands in your papers and in the rules shipped with the product, not a judgment.',
  });
}
