const VERDICT =
  /\b(?:jury|jurors)\b[^.;]{0,80}\b(?:returns?|returned|reach(?:es|ed)|render(?:s|ed)|announc(?:es|ed))\b[^.;]{0,40}\bverdict\b|\bverdict\b[^.;]{0,40}\b(?:returned|reached|rendered|entered|read|for (?:the )?(?:plaintiff|defendant))\b/i;
const NO_VERDICT =
  /\b(?:no|without a|unable to reach a|set(?:ting)? aside the|directed) verdict\b|\bmistrial\b|\bmotion[^.;]{0,60}verdict\b|\bguilty\b/i;
const FINDINGS = /\bfindings of fact\b[^.;]{0,20}\bconclusions of law\b/i;
const FOR_ONE =
  /\b(?:court|judge)\s(?:hereby\s)?(?:finds?|found|rules?|decides?|concludes?)\s(?:in favor of|for|against)\b|\bjudgment\s(?:is|shall be|to be|will be)\s(?:hereby\s)?entered\b/i;
const NOT_OURS =
  /^\W*(?:\d+\W+)?(?:\w+\s){0,3}(?:proposed|notice|motion|brief|objections?|response)\b|\brecommend/i;

/** A jury came to its verdict: the trial is over, and the judgment on it comes with an entry of its own. */
export const isVerdict = (core: string): boolean => VERDICT.test(core) && !NO_VERDICT.test(core);

/** A judge who tried the case without a jury says who won: findings and conclusions that decide it. */
export const isBenchDecision = (core: string): boolean =>
  FINDINGS.test(core.slice(0, 300)) && FOR_ONE.test(core) && !NOT_OURS.test(core.slice(0, 160));
