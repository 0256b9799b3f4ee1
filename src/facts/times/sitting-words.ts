/** Words of a sitting: somebody has to be somewhere, and is heard. */
const SITTING =
  /\b(?:hear(?:ing|ings|d)|re-?hearing|(?:pre-?)?trial(?!\s(?:courts?|judges?|counsel)\b)|conference|mediat(?:e|ion)|arbitration|deposition|deposed|examination|appear(?:ance)?|sentencing|arraignment|argument|calendar call|docket call|(?:jury|civil|criminal) (?:term|docket)|(?:dismissal|trial|motion) docket|courthouse|call of the (?:list|docket|calendar)|calendar|session|meeting|auction|sale|inspection|inquest|court ?date|return(?:able| date)|testify|attend|convene|court event|show cause|motion (?:is|will be) (?:noticed|called|set|presented)|will move|(?:will|shall)\sbe\s(?:decided|considered|submitted|presented|called)|audiencia|juicio|comparecer|status|review|cmc|ptc|zoom|continued|adjourned|reset|rescheduled|set for|set on|set(?=\s(?:\d|Mon|Tue|Wed|Thu|Fri|at\b))|scheduled)\b/i;

/** Whether words are of a sitting, as far as one of them tells. */
export function saysSitting(words: string): boolean {
  // The figure of a footnote hangs on its word: 'shall appear1 before'.
  return SITTING.test(words.replace(/(?<=\p{Ll}{3})\d{1,2}(?=[\s,.;])/gu, ''));
}
