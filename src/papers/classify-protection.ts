import type { KindId } from './kinds.ts';
import { plainCapitals } from './title-words.ts';

const WITHIN = 8000;
const TITLE =
  /\b(?:ORDERS? (?:OF|FOR) PROTECTION|PROTECTI(?:ON|VE) ORDER|PROTECTION (?:FROM|AGAINST) [A-Z ]{2,30}ORDER|RESTRAINING ORDER|NO[- ]CONTACT ORDER|STAY[- ]AWAY ORDER|ORDER (?:PROHIBITING|AGAINST|PREVENTING) (?:DOMESTIC|FAMILY|ABUSE|STALKING|HARASSMENT))/;
/** A party that asks for one has none yet. */
const ASKS =
  /^\W*(?:EX PARTE )?(?:MOTION|REQUEST|PETITION|AFFIDAVIT|APPLICATION|RESPONSE|NOTICE OF MOTION)\b/;
/** Papers and secrets are kept by orders of the same name. */
const OF_PEOPLE =
  /\b(?:domestic|family|dating|intimate[\s-]partner)\s+(?:violence|abuse)\b|\b(?:protected|restrained)\s+(?:person|party|parties)\b|\bstalking\b|\b(?:sexual|physical)\s+(?:abuse|assault)\b|\b(?:stay|keep)\s+(?:at\s+least\s+)?(?:[\w,]+\s+(?:yards|feet)\s+)?away\s+from\b|\babus(?:e|ing)\b[^.;]{0,60}\b(?:harass|threaten|strik|stalk)/i;
const ORDERED = /\bIT\s+IS\b[^.;]{0,40}\bORDERED\b|\brespondent\s+(?:shall|must|may)\s+not\b/i;
const ORDERS: ReadonlySet<KindId> = new Set<KindId>([
  'order',
  'notice',
  'notice-hearing',
  'form',
  'other',
  'minute-entry',
]);

/** Whether by an order somebody has to keep away from somebody: by its title and by what it speaks of. */
export function keepsAway(kind: KindId, text: string, titles: readonly string[]): boolean {
  if (!ORDERS.has(kind)) return false;
  const [title = ''] = titles.map(plainCapitals).filter((each) => TITLE.test(each));
  // A notice of hearing may name an order that is only asked for.
  const isOrdered = kind !== 'notice-hearing' || ORDERED.test(text.slice(0, WITHIN));
  return title !== '' && isOrdered && !ASKS.test(title) && OF_PEOPLE.test(text.slice(0, WITHIN));
}
