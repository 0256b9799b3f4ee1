import { asksForForecast } from '../conversations/forecast.ts';

const SOMEBODY = '(?:they|he|she|we|i|it|that|this|the \\w+|my \\w+|his|her|their|our|\\w+)';

/** Who decides for themselves: of a court and its clerk the papers tell what they take. */
const OTHERS =
  '(?:they|he|she|(?:the|my|his|her|their) (?!court|clerk|judge|papers?|offer|letter|order)\\w+(?: \\w+)?)';

/** What somebody is like, whether something said is true, what somebody will feel or grant. */
const JUDGES = new RegExp(
  [
    `\\b(?:is|are|was|were) ${SOMEBODY}(?: \\w+){0,4} (?:an? )?(?:\\w+ )?(?:crooks?|liars?|thie(?:f|ves)|cheats?|nice|mean|evil|crazy|bad (?:people|guys?|person)|good (?:people|guys?|person)|(?:good|bad|great|terrible|decent|tough|cheap|expensive) (?:\\w+ )?(?:lawyer|attorney|judge|mediator|landlord|tenant|employer|boss|company|firm|adjuster)|trustworthy|corrupt|rich|poor)\\b`,
    `\\bdid ${SOMEBODY}(?: \\w+){0,2} (?:lie|cheat|make (?:it|that|this) up)\\b`,
    `\\b(?:will|would|could) ${SOMEBODY}(?: \\w+)? (?:forgive|feel|care|mind|be (?:mad|nice|fair|angry|ok|okay|mean)|let (?:me|us|it|this) (?:off|go|slide)|give up|back off|go easy)\\b`,
    // What somebody else will choose to do, whatever was offered before.
    `\\b(?:will|would|could|(?:are|is) (?=\\w+ (?:\\w+ )?(?:going|gonna|willing|ready)\\b)) ?${OTHERS}(?: (?:going to|gonna|willing to|ready to|still|ever|maybe|probably|want to))* (?:settle|agree|compromise|negotiate|give in|back down|come down|accept(?! (?:\\w+ )?(?:cards?|checks?|cash|payments?|installments?|money orders?)\\b)|(?:take|go for) (?:less|half|it|that)|drop (?:it|this|the (?:case|suit|lawsuit|charges?|claim)))\\b`,
  ].join('|'),
  'i',
);

/** Whether a question asks what no paper can hold: how somebody will decide, what is true or fair, what somebody is like. */
export function asksToJudge(question: string): boolean {
  return asksForForecast(question) || JUDGES.test(question);
}
