/** What belongs to the verb that came next, where a sentence was cut: 'the Motion for Judgment previously'. */
const TRAILS =
  /(?:[\s,]+(?:(?:previously|originally|currently|presently|now|heretofore|hereby|is|are|was|were|has|have|had|been|be|being|will|shall|which|that)\b[\s,]*(?:set|scheduled|noticed|continued|filed|reset)?))+\s*$/iu;
/** A word that another one has to follow. */
const OPEN_END =
  /(?:^|[\s,])(?:an?|the|of|on|at|in|by|to|for|from|with|before|after|and|or|as|into|upon|re|this|these|its|his|her|their|your)\s*$|[-–—:;,/(“"]\s*$/iu;
/** What goes on with words that are lost. */
const OPEN_START =
  /^(?:of|on|at|in|by|to|from|with|and|or|as|shown|set|is|was|be|been|above|below)\b|^[^\p{L}\p{N}“"'‘(]/iu;
/** 'the address shown above': where something stands on a page, and nothing that it is about. */
const OF_PAGE = /\b(?:shown|listed|stated|noted|printed|indicated|set\s+forth)\s+(?:above|below)\b/i;

/** Words without the beginning of what came next in their sentence: 'the Motion for Judgment previously set'. */
export const withoutTrail = (words: string): string => words.replace(TRAILS, '');

/** Words as a whole phrase; null where they begin or end inside of one, or say only where something stands. */
export function wholePhrase(words: string): string | null {
  const phrase = withoutTrail(words).trim();
  const isCut = phrase === '' || OPEN_START.test(phrase) || OPEN_END.test(phrase) || OF_PAGE.test(phrase);
  return isCut ? null : phrase;
}
