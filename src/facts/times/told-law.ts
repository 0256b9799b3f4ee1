/** Who or what makes law, as the subject of a sentence: 'Rule 59(e)', 'the Ninth Circuit', 'the statute'. */
const LAW =
  "(?:\\bRules?\\s\\d[\\w.()-]*|\\bRule\\s(?:[A-Z][\\w.]*\\s){0,4}\\d[\\w.()-]*|§+\\s?[\\w.()-]+|\\b(?:Sections?|Article|Part)\\s\\d[\\w.()-]*|\\b(?:[Ss]tatutes?|Code|Act|Constitution|[Rr]egulations?|Supreme Court|Circuit|Court of Appeals?|Legislature|Congress|(?:[Ll]ocal|[Ff]ederal|[Cc]ivil|[Aa]ppellate|[Cc]ourt)\\s[Rr]ules|[Tt]he [Rr]ules)\\b)(?:['’]s?)?";
const SAYS =
  '(?:provides?|lets?|requires?|required|states?|says?|gives?|gave|allows?|permits?|sets?|imposes?|prescribes?|establishes|specif(?:y|ies)|mandates?|grants?|affords?|contemplates?|directs?|has held|have held|held|holds|has explained|explained)';
/** 'Rule 4(m) requires service within', 'the Ninth Circuit has held that a motion must be brought within'. */
const TOLD = new RegExp(
  `${LAW}(?:\\s(?:both|also|generally|expressly|each|only|thus|and|of|the|Federal|Rule|Civil|Appellate|Procedure|Rules|\\d[\\w.()-]*)){0,10}\\s${SAYS}\\b(?:(?!\\b(?:you|your|ORDERED|ordered|accordingly|therefore)\\b)[^.;]){0,160}$`,
  'u',
);
/** '(holding that a motion is timely if filed'. */
const HOLDING = /\((?:holding|noting|finding|explaining|observing|stating|concluding|quoting)\b[^()]{0,200}$/;
const TIMELY = /\b(?:is|are|was|were)\s(?:un)?timely\s(?:only\s)?(?:if|when|where)\s[^.;]{0,60}$/i;
/** 'such evidence as may be presented at or before the hearing'. */
const MAY_BE =
  /\bas\smay\s(?:properly\s)?be\s(?:presented|offered|adduced|submitted|received|introduced)\b[^.;]{0,40}$/i;
const AVAILABLE = /\b(?:are|is|am|be|both|also)\s(?:\w+\s)?available\s(?:on|before|after|between|from)\s$/i;

/** 'A defendant usually has', 'Most tenants get', 'Ordinarily a party has': told of how it goes, of nobody. */
const USUALLY =
  /\b(?:usually|ordinarily|generally|normally|typically)\b(?:(?!\b(?:you|your)\b)[^.;:]){0,80}$|\b[Mm]ost\s(?!of\b)\p{Ll}+s\b(?:(?!\b(?:you|your)\b)[^.;:]){0,60}$/u;

/** Whether what leads to a time tells the law of anybody's case, or what somebody could do, and sets nothing. */
export function isToldLaw(lead: string): boolean {
  return [TOLD, HOLDING, TIMELY, MAY_BE, AVAILABLE, USUALLY].some((pattern) => pattern.test(lead));
}
