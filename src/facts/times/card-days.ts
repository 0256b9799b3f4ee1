/** Until when something is good that a person carries or a paper bears, and not an offer or a right. */
const GOOD_UNTIL =
  /\b(?:expires?|expiration(?:\sdate)?|expiry|exp\.?(?:\sdate)?|valid\s(?:until|thru|through|to)|renewal(?:\sdate)?|good\s(?:until|through))\s?(?:on|date)?\s?[*†]?[:.#-]?\s{0,4}$/i;
/** What is named in the same fields: a license, a vehicle, a policy, a commission, the form itself. */
const CARD =
  /\b(?:driver'?s?|licen[sc]e|lic\.?|d\.?l\.?|cdl|plate|tag|vin|vehicle|registration|insurance|insurer|policy|commission|notary|passport|identification|i\.?d|permit\sno|card|badge|omb|form\s(?:no|approved)|visa|bond\sno)\b/i;
/** A paper that says when it was issued and when it expires: a summons that may be served until then. */
const ISSUED = /\b(?:issu(?:ed?|ance)\sdate|date\s(?:issued|of\sissue|of\sissuance)|issued\son)\b/i;
const OWN_REACH = 140;
/** Somebody has to do something before it is gone. */
const ASKS =
  /\b(?:must|shall|required|ordered|renew\s(?:by|before)|no\slater|you\s(?:may|should|can)|unless|if)\b/i;

/**
 * Whether a day is that on which a license, a registration, a policy, a form or a paper that was issued runs out, as citations, sworn papers and
 * forms note it among what identifies somebody: nothing is due then. `lead` is the text up to the day.
 */
export function isCardDay(lead: string): boolean {
  const own = lead.slice(-OWN_REACH);
  return GOOD_UNTIL.test(own) && (CARD.test(own) || ISSUED.test(own)) && !ASKS.test(own);
}
