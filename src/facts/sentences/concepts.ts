import type { Word } from '../times/words.ts';

/** Words that say the same for the purpose of a sentence or a sum, by the beginning of the word. */
const CONCEPTS: Readonly<Record<string, RegExp>> = {
  demand: /^(?:demand|seek|pray|request|claim(?:s|ed)?$|asks?$|asking|damages|want|dispute)/,
  owe: /^(?:ow(?:e|es|ed|ing)$|due$|unpaid|outstanding|arrear|delinquen|overdue|deficien|debt|balance|principal|behind|payable|remain)/,
  pay: /^(?:pay(?:s|ing)?$|repay|remit|deposit)/,
  paid: /^(?:paid$|received$|credited|credits?$|payments?$|bought|sent$|gave|refunded|withh?eld|cash|check$)/,
  award:
    /^(?:award|adjudg|adjudicat|judgment|recover|verdict|restitution|sanction|decree|granted|order(?:s|ed)$|jury)/,
  offer:
    /^(?:offer|settl|accept|willing|propos|resolv|exchange|option|agree(?:s|able)?$|prepared|authorized|compromise|discount|severance|happy|drop|split|reduce|instead|plan$)/,
  release: /^(?:releas|waiv|relinquish|discharg|forgo)/,
  extend: /^(?:exten|adjourn|continu|postpon|extra|another|week$)/,
  fee: /^(?:fees?$|cost|charg|fines?$|premium|tax(?:es)?$|bond$|surcharge|mileage|assess|postage|subtotal|labor|materials|visit)/,
  price:
    /^(?:price|rent$|rental|monthly|installment|deposit|rate$|agreed$|promis|dues$|retainer|purchase|tuition|deductible)/,
  size: /^(?:exceed|controversy|limit|worth|valu|income|earn|revenue|salary|wage|threshold|household|jurisdiction|available|insur|mortgage|estimate|credit|transfer|original)/,
  past: /^(?:previous|last|prior|earlier|former|was$|were$|had$|did$|told|upheld|rejected?)$/,
  total: /^(?:total|sum$|amount|together|whole)/,
  adverse:
    /^(?:default|judgment|dismiss|evict|garnish|seiz|levy|lien|sanction|contempt|arrest|warrant|forfeit|barred$|los(?:e|es|ing|t)$|den(?:y|ied)$|terminat|penalt|fine[sd]?$|sue[sd]?$|lawsuit|legal|court|exclu|strike|stricken|remov|foreclos|suspend|collect|liable|cancel|damages|crime|jail|punish|auction|sold$|withh|repossess|waive[sd]?$|admitted|bound|barred|default(?:ed)?$|proceed|unopposed|conced|abandon|bureau|void|close[sd]?$|evict|execut|dropped|stop|late$|without$|forever|deemed|against$|taken$|end(?:s|ed)?$|rejected|report)/,
  help: /^(?:lawyer|attorney|call$|contact|talk|question|help|clerk|interpreter|understand|afford|referral|agencies|website|form$|know$)/,
};
const NAMES = Object.keys(CONCEPTS);
const kept = new Map<string, readonly string[]>();
const MOST_KEPT = 20_000;

export function conceptsOf({ word }: Word): readonly string[] {
  const known = kept.get(word);
  if (known) return known;
  const found = NAMES.filter((name) => CONCEPTS[name]?.test(word));
  if (kept.size < MOST_KEPT) kept.set(word, found);
  return found;
}

/** Papers that speak alike, by words of their kinds; the first that fits. */
const GROUPS: readonly (readonly [string, RegExp])[] = [
  ['account', /statement|invoice|receipt|bill\b|medical|bank/i],
  ['agreement', /lease|contract|agreement|stipulation/i],
  ['letter', /letter|e-?mail|offer|text message/i],
  ['claim', /complaint|petition|counterclaim|summons|citation|demand|eviction notice|quit/i],
  ['discovery', /interrogator|request|discovery|subpoena|admission/i],
  ['argument', /motion|brief|memorandum|response|reply|answer|opinion|transcript|exhibit/i],
  ['sworn', /affidavit|declaration/i],
  ['court', /order|judgment|writ|minute|docket|electronic filing|garnish|recommendation/i],
  ['notice', /notice|form|page/i],
];

export function paperGroup(docType: string | null): string {
  return docType === null ? 'unknown' : (GROUPS.find(([, words]) => words.test(docType))?.[0] ?? 'other');
}
