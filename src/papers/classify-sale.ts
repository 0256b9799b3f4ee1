import type { KindId } from './kinds.ts';
import { plainCapitals } from './title-words.ts';

const WITHIN = 8000;
const TITLE =
  /\bNOTICE OF (?:[A-Z'&-]+ ){0,6}?(?:SALE|AUCTION)\b|\b(?:FORECLOSURE|TRUSTEE'?S|SHERIFF'?S|SPECIAL MASTER'?S) SALE\b/;
/** Who asks for a sale, and who objects to one, tells of none; goods and whole estates are sold by motions. */
const ASKS =
  /^\W*(?:EX PARTE |VERIFIED )?(?:MOTION|REQUEST|PETITION|AFFIDAVIT|APPLICATION|OBJECTION|RESPONSE|ORDER|REPORT|CERTIFICATE|CONFIRMATION|BILL)\b|\bHEARING\b|\b(?:MOTION|BILL) (?:ON|OF|TO|FOR)\b.{0,40}\bSALE\b|\bYARD SALE\b|\bSALE OF (?:ASSETS|GOODS|INVENTORY|COLLATERAL|VEHICLE)/;
const OF_LAND =
  /\b(?:foreclos\w+|mortgage|deed\s+of\s+trust|special\s+master|trustee'?s?\s+sale|real\s+(?:property|estate))\b/i;
const NOTICES: ReadonlySet<KindId> = new Set<KindId>(['notice', 'notice-hearing', 'form', 'other', 'letter']);

/** Whether a paper tells that land will be sold for a debt: by its title and by what it speaks of. */
export function tellsOfSale(kind: KindId, text: string, titles: readonly string[]): boolean {
  if (!NOTICES.has(kind)) return false;
  const [title = ''] = titles.map(plainCapitals).filter((each) => TITLE.test(each));
  return title !== '' && !ASKS.test(title) && OF_LAND.test(text.slice(0, WITHIN));
}
