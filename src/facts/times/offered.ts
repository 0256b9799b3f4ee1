import { withoutInnerPoints } from './called-off.ts';
import type { Candidate } from './candidates.ts';

const LETTERS = /letter|e-?mail|offer|settle|demand|message/i;
const REACH = 160;
const STAYS_OPEN =
  /\b(?:offer|proposal|discount|price|this|it)\s(?:[^\s.;]+\s){0,4}?(?:open|stands?|good|ends?|expires?|lapses?|available|valid|withdrawn|revoked)\b/i;
const LEADS =
  /\b(?:until|till|through|by|on|after|before|within|for|later than|ha(?:ve|s)|ends|expires|lapses)\b[^.;]{0,40}$/i;
/** 'by June 27; after that date the proposal lapses': what is open until then is said behind it. */
const LAPSES =
  /^[^.]{0,40}?\b(?:after|on|by|past) (?:that|this|which)\b[^.]{0,30}?\b(?:offer|proposal|discount|price|this|it)\s(?:[^\s.;]+\s){0,4}?(?:lapses?|expires?|withdrawn|revoked|void|over|gone|off the table)\b/i;
/** 'To accept, return both copies by', 'If you wish to accept this offer, sign … by'. */
const TO_ACCEPT =
  /(?:^|[.:;]\s)(?:to accept|(?:if|should) you (?:wish|want|choose|decide|agree) to accept)\b[^.;]{0,140}$/i;
/** What somebody would do for the other: take less, let go. Threats go on with other verbs. */
const CONCEDES =
  "(?:we|i|they|(?:our|my|the) (?:client|landlord|owner|company|office|tenant|insurer|bank)s?|he|she|it)(?:(?:\\s(?:will|would|can|could|shall|am|are|is)|'ll|'d)\\s(?:then |also |gladly )?(?:(?:be )?(?:willing|prepared|authori[sz]ed|able|ready|happy) to )?(?:accept|take|recommend (?!that|suit|legal)|settle|waive|forgive|reduce|close|dismiss|drop|release|withdraw|call it|consider (?:it|this|the))|\\s(?:will not|won't|would not|wouldn't) (?:pursue|sue|file|seek|proceed|enforce|collect|charge|report|evict|oppose|object))";
const IF =
  '\\bif (?:you|we|it|they|your client|(?:(?:the|your|all|full) )?(?:\\w+ )?(?:payment|release|rent|sum|balance|papers|documents?))\\b';
const WILL_IF = new RegExp(`\\b${CONCEDES}[^.;]{0,110}?(${IF}[^.;]{0,90})$`, 'i');
const IF_LEAD = new RegExp(`(${IF}[^.;]{0,110})$`, 'i');
const WILL = new RegExp(`^,?\\s?(?:at [\\w.: ]{1,12},?\\s)?(?:then\\s)?${CONCEDES}`, 'i');
/** 'to accept this offer of judgment', 'This proposal may be accepted': open to be taken until then. */
const ACCEPT =
  /\b(?:offer|proposal|terms)\b[^.;]{0,80}?\baccept(?:ed|ance)?\b|\baccept(?:ance|ing)?\s(?:of\s)?(?:this|the|our|my|that|said)\s(?:\w+\s){0,2}?(?:offer|proposal|terms)\b|\bif\s(?:it\sis\s)?not\saccepted\b/i;
const BROKEN = /[.;](?=\s)/;
const DENIED = /\b(?:not|no|never|fail\w*|refuse|neglect|cannot)\b|n['’]t\b/i;

/**
 * Whether a letter offers something up to this time: 'Our offer stands until …', 'we will take 40 % less if you pay by …',
 * 'To accept, sign by …; after that the proposal lapses'. What happens to whoever does not act is no offer.
 */
export function saysOpen({ mention, passage }: Candidate, docType: string | null): boolean {
  if (mention.form === 'period' && mention.direction === 'before') return false;
  if (!LETTERS.test(docType ?? '')) return false;
  const lead = withoutInnerPoints(passage.text.slice(Math.max(0, mention.start - REACH), mention.start));
  if (!LEADS.test(lead)) return false;
  const after = passage.text.slice(mention.end, mention.end + REACH);
  const own = `${lead.split(BROKEN).at(-1) ?? ''} … ${after.split(BROKEN)[0] ?? ''}`;
  if (ACCEPT.test(own)) return true;
  if (STAYS_OPEN.test(lead) || LAPSES.test(after) || TO_ACCEPT.test(lead)) return true;
  const condition = WILL_IF.exec(lead)?.[1] ?? (WILL.test(after) ? IF_LEAD.exec(lead)?.[1] : undefined);
  return condition !== undefined && !DENIED.test(condition);
}
