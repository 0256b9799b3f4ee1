import { splitSentences } from '../text/sentence-end.ts';

/** The case itself, and no part of it: not its discovery, a judgment of it or a writ. */
const WHOLE =
  '(?<!\\b(?:in|of|for|on|from|within)\\s(?:(?:this|the|said|above)\\s)?(?:\\w+\\s)?)(?:(?:this|the|above|said|entire|present|instant|captioned|entitled|numbered|all|any|further|legal|court|eviction|civil|and|these)\\s+)*(?:case|action|matter|cause|lawsuit|litigation|suit|proceedings?)';
/** 'All proceedings in this case are stayed'; 'the case is abated'. */
const HELD = new RegExp(
  `\\b${WHOLE}\\b[^.;]{0,60}?\\b(?:is|are|be|shall\\s+be|remains?)\\s+(?:(?:hereby|now|and|the|same)\\s+)*(?:stayed|abated|held\\s+in\\s+abeyance|placed\\s+on\\s+hold)\\b|\\b(?:stays|abates|hereby\\s+stays)\\s+${WHOLE}\\b|\\bmotions?\\b[^.;]{0,40}\\bto\\s+(?:stay|abate)\\s+${WHOLE}\\b[^.;]{0,80}\\b(?:is|are)\\s+(?:hereby\\s+)?granted\\b|\\bgrants?\\b[^.;]{0,40}\\bmotions?\\b[^.;]{0,20}\\bto\\s+(?:stay|abate)\\s+${WHOLE}\\b`,
  'i',
);
const TITLED = new RegExp(
  `\\b(?:STAY(?:ING)?|ABAT(?:ING|EMENT)|HOLDING)\\s+(?:OF\\s+)?${WHOLE}\\b|\\bADMINISTRATIVE(?:LY)?\\s+STAY`,
  'i',
);
const TAKEN_BACK =
  /\b(?:lift|vacat|dissol|terminat|den(?:y|ied|ies)|quash|refus|moot|reopen|not)\w*\b[^.;]{0,60}\b(?:stay|stayed|abated|abatement)\b|\bstay\b[^.;]{0,60}\b(?:is|are|be)\s+(?:hereby\s+)?(?:lifted|vacated|dissolved|terminated|denied|moot|over)\b/i;
const SUPPOSED =
  /\b(?:if|unless|whether|why|may|could|would|should|requests?|asks?|seeks?|moves?|had\s+been|was|were)\b/i;
/** What carries a judgment out is held by a stay of another kind. */
const OF_JUDGMENT =
  /\b(?:writ|warrant|execution|enforcement|judgment|evict(?:ion)?\s+(?:is|of)|sheriff|marshal|constable|officer|discovery|garnish\w*|foreclos\w*\s+sale)\b/i;

/** Whether an order holds the whole case, and not a part of it, a writ or a judgment; `title` is what it calls itself. */
export function holdsWholeCase(text: string, title: string): boolean {
  const sentences = splitSentences(text);
  if (TAKEN_BACK.test(title) || sentences.some((sentence) => TAKEN_BACK.test(sentence))) return false;
  const holds = sentences.some((sentence) => {
    const found = HELD.exec(sentence);
    if (found === null || OF_JUDGMENT.test(found[0])) return false;
    return /\bgranted\b|\bgrants?\b/i.test(found[0]) || !SUPPOSED.test(sentence.slice(0, found.index));
  });
  return (
    holds || (TITLED.test(title) && /\border/i.test(title) && sentences.some((each) => /\bstay/i.test(each)))
  );
}
