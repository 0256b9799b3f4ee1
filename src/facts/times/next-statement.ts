import { ACTS, AFTER_VERB } from './duty-words.ts';

const DETERMINER =
  '(?:(?:the|each|any|all|either|both|no|every)\\s)?(?:(?:counter|cross|third-party)[\\s-]?)?';
const SIDE_NAME =
  '(?:plaintiff|defendant|petitioner|respondent|landlord|tenant|lessor|lessee|claimant|movant|creditor|debtor|part(?:y|ies)|counsel|court|clerk)';
/** 'Plaintiff', "the Defendant's", 'counsel'. */
const SIDE = `${DETERMINER}${SIDE_NAME}(?:['’]s|s['’]?)?`;
const MODAL = '(?:shall|must|will|may|should|is|are|has|have)';
const WORD = "(?!(?:that|which|who|whom|whose)\\b)[\\w'’.&/()-]{1,24}";
/** "Plaintiff's reply to the motion is", 'any party that wants to be heard shall'. */
const SIDE_AND_VERB = `${SIDE}(?:\\s${WORD}){0,6}?\\s${MODAL}\\b|${DETERMINER}part(?:y|ies)\\s(?:that|who|wishing|seeking)(?:\\s[\\w'’-]{1,24}){1,8}?\\s(?:shall|must|will|may)\\b`;
/** 'Plaintiff return the deposit', of what is ordered; the word behind the verb tells it from a noun. */
const SIDE_AND_ACT = `${DETERMINER}${SIDE_NAME}s?\\s(?:${ACTS})\\s(?=${AFTER_VERB})`;
const SITTING = '(?:hearing|trial|conference|mediation|deposition|argument|appearance|inspection|sale)';
/** 'the hearing of December 3, 2026 is'. */
const SITTING_AND_VERB = `(?:the|an?|this|said)\\s(?:[\\w-]+\\s){0,3}?${SITTING}\\s(?:[^\\s;]{1,24}\\s){0,8}?(?:is|shall|will|has)\\b`;
/** 'that the response, now due December 4, 2026, shall'. */
const ANYTHING_AND_VERB = `${WORD}(?:\\s${WORD}){0,8}?(?:,\\s[^.,;]{2,40}(?:,\\s\\d{4})?,)?\\s${MODAL}\\b`;
/** 'that Defendant Orla Quist serve …': what somebody is ordered to do, by the bare verb; its place is the group. */
export const ORDERED_ACT = new RegExp(
  `(?:^|\\bthat\\s)${DETERMINER}${SIDE_NAME}s?(?:,?\\s(?!(?:to|and|or|of|for|with|in|an?|the|your|its|his|her|their|not|has|have|is|are|was|shall|must|may|will|should|can|who|that)\\b)[\\w.'’-]+,?){0,4}?\\s((?:${ACTS})\\b)(?!\\s(?:of|is|are|was|were)\\b)`,
  'gid',
);
/** Where the next statement may begin inside of a sentence. */
const JOINT = new RegExp(
  `,\\s{1,2}(?:(?:and|but|while)\\s{1,2})?(?=${SIDE_AND_VERB})|\\s(?:and|but|while)\\s{1,2}(?=${SIDE_AND_VERB})|,\\s{1,2}(?:and\\s{1,2})?(?=${SIDE_AND_ACT})|,\\s{1,2}(?:and|but)\\s{1,2}(?=${SITTING_AND_VERB})|,\\s{1,2}(?:and\\s{1,2})?that\\s{1,2}(?=${ANYTHING_AND_VERB}|${SIDE_AND_ACT})`,
  'gi',
);
/** 'it is ordered that', from which on each 'that' begins another statement. */
const ORDERED_THAT = /\b(?:order|direct|requir|adjudg|decre|stipulat|agree)\w*,?\s(?:\w+\s){0,3}?that\b/i;
const IS_THAT = /\bthat\s+$/i;
const STATED_BY_SIDE = new RegExp(`\\b(?:${SIDE_AND_VERB}|${SIDE_AND_ACT})`, 'gi');
const STATED = new RegExp(
  `\\b(?:${SIDE_AND_VERB}|${SIDE_AND_ACT}|(?:the|any|each|all|an?|no|this|your)\\s(?:${WORD}\\s){1,8}?${MODAL}\\b|you\\s${MODAL}\\b)`,
  'i',
);
/** What leads to a condition or to a time: a subject behind it states nothing yet. */
const LEADS_ON =
  /\b(?:if|unless|when|whenever|where|should|until|after|before|because|since|once|although|though|while|within|upon|by|on|in|as|at|for|of|than|provided|to|under|pursuant|whether|which|who)\b/i;
const BEGINS_LEADING = new RegExp(`^\\s*${LEADS_ON.source}`, 'i');
const ENDS_WITH_SIDE = new RegExp(`\\b${SIDE}$`, 'i');

/** Whether the words since the last statement ended state something themselves: no bare time, condition or list. */
function isStatement(words: string): boolean {
  const first = STATED.exec(words);
  if (first !== null && !LEADS_ON.test(words.slice(0, first.index))) return true;
  const own = [...words.matchAll(STATED_BY_SIDE)].at(-1);
  // 'By December 4, 2026, Plaintiff shall file …': the side stands right behind the comma.
  return own !== undefined && own.index > 0 && /,\s(?:the\s)?$/i.test(words.slice(0, own.index));
}

/**
 * Where another side's statement begins inside of a sentence, 'Plaintiff shall …, Defendant may …' or 'ordered that …,
 * that …': the joints in order of place, each with whether the words since `from` allow it. Never behind what only leads
 * to a statement, 'Within 14 days, Defendant shall'.
 */
export function* jointsOf(
  text: string,
): Generator<{ index: number; end: number; isJoint: (from: number) => boolean }> {
  for (const { index, 0: joint } of text.matchAll(JOINT)) {
    const isJoint = (from: number): boolean => {
      const said = text.slice(from, index);
      const ordered = ORDERED_THAT.exec(said);
      const words = ordered === null ? said : said.slice(ordered.index + ordered[0].length);
      if (IS_THAT.test(joint)) return ORDERED_THAT.test(text.slice(0, index)) && !BEGINS_LEADING.test(words);
      return !(joint.startsWith(' ') && ENDS_WITH_SIDE.test(words)) && isStatement(words);
    };
    yield { index, end: index + joint.length, isJoint };
  }
}
