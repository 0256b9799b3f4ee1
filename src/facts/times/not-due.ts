import type { Candidate } from './candidates.ts';

/** How far before a time the words stand that deny it. */
const REACH = 160;
/** 'Service by mail is complete 30 days after': the law says when something counts as done. */
const TAKES_EFFECT =
  /\b(?:(?:is|are|be|becomes?)\s(?:deemed\s|considered\s)?(?:complete[d]?|effective|perfected|final)|(?:deemed|considered)\s(?:made|served|received|given|filed))\s(?:only\s|upon\s)?$/i;
/** 'at least 14 days after service': nobody may act before, and nobody has to act then. */
const EARLIEST =
  /\b(?:at least|not (?:less|fewer|sooner|earlier) than|no (?:less|fewer|sooner|earlier) than|not until|until)\s(?:at least\s)?$/i;
/** 'The writ shall issue on or after June 2'. */
const FROM_THEN = /\b(?:on or after|(?:not|no) (?:earlier|sooner) than|not before)\s(?:\w+,?\s)?$/i;
/** 'you have at least 30 days after service to answer', 'keep them for at least two years after'. */
const HAS_TIME = /\b(?:have|has|had|given|allowed|keep|kept|retain|preserve|remain|for)\b/i;
/** 'the answer would have been due tomorrow': told of what is so no more. */
const WOULD_HAVE = /\b(?:would|could|should|might)(?:\snot)?\s(?:otherwise\s)?have\s(?:been|\p{L}+ed)\b/iu;
/** '4-day jury trial', 'a two-hour mediation': how long something lasts. */
const COUNTED = /[-–](?:day|hour|week|month)$/i;
const LASTS =
  /^\s(?:(?:jury|bench|court|nonjury|non-jury|evidentiary|settlement|pretrial|contested|virtual|in-person)\s){0,2}(?:trials?|hearings?|conferences?|mediations?|depositions?|sessions?|arbitrations?|calendar)\b/i;
/** 'on five days' notice': how early somebody is told, and not of what. */
const ON = /\b(?:on|upon|with|without)\s(?:only\s)?$/i;
const NOTICE = /^['’]?\s(?:written\s|prior\s|advance\s)?notice\b/i;

/** Whether the grammar of its clause says that a time binds nobody, whatever the words around it are otherwise about. */
export function isNotDue({ mention, passage }: Candidate): boolean {
  const from = Math.max(0, mention.start - REACH);
  const lead = clauseBefore(passage.text.slice(from, mention.start));
  if (WOULD_HAVE.test(lead)) return true;
  if (mention.form === 'day') return FROM_THEN.test(lead);
  if (mention.form !== 'period') return false;
  const after = passage.text.slice(mention.unitEnd, mention.unitEnd + REACH);
  if (COUNTED.test(passage.text.slice(mention.start, mention.unitEnd)) && LASTS.test(after)) return true;
  if (ON.test(lead) && NOTICE.test(after)) return true;
  if (mention.direction !== 'after') return false;
  return TAKES_EFFECT.test(lead) || (EARLIEST.test(lead) && !HAS_TIME.test(lead));
}

/** What stands before a time since the last statement ended. */
function clauseBefore(lead: string): string {
  const at = Math.max(lead.lastIndexOf('. '), lead.lastIndexOf('; '));
  return lead.slice(at + 1);
}
