import type { TextLine } from '../text/lines.ts';
import { splitSentences } from '../text/sentence-end.ts';
import { officerLines } from './classify-signing.ts';
import { isHeading } from './paper.ts';

/** What such a paper is called, where that is the whole of its title: 'Notice of application for writ' is another. */
const TITLE =
  /^(?:(?:alias|pluries|amended|second|summary process)\s+)*(?:(?:writ|warrant)s?\s+of\s+(?:restitution|possession|eviction|removal|assistance|re-?entry)|execution\s+for\s+possession)\b\s*(?:$|[(:,.–-]|(?:for|of|after|and|by|to)\b)/i;
/** The boxes of a form on which several writs are printed. */
const TICKED_HOME = /(?:\[\s?[xX✓✔☒]\s?\]|[☒✓✔])\s*(?:possession\s+of\s+)?real\s+property\b/i;
const EMPTY_HOME = /(?:\[\s?\]|[☐□])\s*(?:possession\s+of\s+)?real\s+property\b/i;
const OFFICER = /\b(?:sheriff|marshal|constable|levying officer|deput(?:y|ies))\b/i;
/** 'To the Sheriff of the County': the officer is spoken to. */
const SPOKEN_TO = /^(?:\d+\.\s*)?to\b/i;
const PUTS_OUT =
  /\b(?:evict\w*|lock\w*[\s-]?out|vacate|put\s+(?:you\s+)?out|remov\w*|restitution|possession)\b/i;
const HOME =
  /\b(?:premises|dwelling|residence|apartment|real property|tenants?|occupants?|residents?|evict\w*|restitution|home|house|foreclos\w*)\b/i;
/** A truck or goods are taken by writs of the same name; what is left in a home is told of where somebody leaves it. */
const THINGS = /\b(?:claim and delivery|replevin|vehicle|VIN|automobile|truck|collateral)\b/i;
const GOODS = /\bpersonal property\b/i;
const REAL = /\b(?:real property|premises|dwelling|apartment|unlawful detainer|evict\w*)\b/i;
const STOPPED =
  /\b(?:is|are|be|been|hereby)\s+(?:\w+\s+)?(?:stayed|quashed|recalled|vacated|cancell?ed|set\s+aside)\b|\bshall\s+not\b[^.]{0,40}\b(?:remove|evict|execute|enforce)/i;
/** A notice under any title, as of 24 hours, that tells of a writ which an officer is about to carry out. */
const TOLD_OF =
  /\b(?:writ|warrant)s?\s+of\s+(?:restitution|possession|eviction|removal|assistance)\b[^.]{0,40}\b(?:has|have|was|were)\s+(?:been\s+)?issued\b/i;
const CARRIED_OUT =
  /\b(?:writ|warrant)\b[^.]{0,60}\b(?:will|shall|may|must|is\s+to)\s+be\s+(?:executed|carried\s+out|enforced)\b|\b(?:will|shall|may|must)\s+(?:\w+\s+)?(?:execute|carry\s+out|enforce)\b[^.]{0,40}\b(?:writ|warrant)\b|\b(?:officer|sheriff|marshal|constable|deput(?:y|ies))\b[^.]{0,80}\b(?:execute|carry\s+out|enforce)\s+(?:the|this|said)\s+(?:writ|warrant)\b/i;
/** 'Unless this writ is stayed' only supposes it; 'is stayed until' and 'is stayed if the tenant pays' stay it. */
const SUPPOSED = /\b(?:if|unless|when|where|whether)\b/i;
/** An officer who may not come before a day has a writ all the same. */
const FROM_A_DAY =
  /\bshall\s+not\b[^.]{0,60}\b(?:if|unless|until|before|prior\s+to|(?:earlier|sooner)\s+than)\b/i;
const LINES = 80;

/**
 * Whether by a writ an officer puts somebody out of a home: told by a title of its own, by the officer who sends it, by
 * what it says of a writ that was issued (of a notice by this alone) or by the boxes of a form. Any other writ takes money or things; what stays or takes back such a writ is none.
 */
export function putsOutOfHome(lines: readonly TextLine[], isNotice = false): boolean {
  const printed = lines.filter(({ noise }) => !noise).slice(0, LINES);
  const text = printed.map((line) => line.text).join(' ');
  if (!isNotice && TICKED_HOME.test(text)) return true;
  if (EMPTY_HOME.test(text)) return false;
  const isStopped = splitSentences(text).some(isStop);
  const isOfThings = THINGS.test(text) || (GOODS.test(text) && !REAL.test(text));
  if (isStopped || isOfThings || !HOME.test(text)) return false;
  const isTitled =
    OFFICER.test(text) && printed.some((line) => TITLE.test(line.text) && isHeading(line.text));
  const isOfficers = officerLines(lines).some((line) => !SPOKEN_TO.test(line.text) && isHeading(line.text));
  const isTold = OFFICER.test(text) && PUTS_OUT.test(text) && TOLD_OF.test(text) && CARRIED_OUT.test(text);
  if (isNotice) return isTold;
  return isTitled || isTold || (isOfficers && PUTS_OUT.test(text));
}

function isStop(sentence: string): boolean {
  const found = STOPPED.exec(sentence);
  if (found === null || FROM_A_DAY.test(sentence)) return false;
  return !SUPPOSED.test(sentence.slice(0, found.index));
}
