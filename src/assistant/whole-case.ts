/** Words in which people ask for something of the case as a whole, or of one of its stages. */
const FRAME = new Set(
  `a about all also an and any are as at be been before brief briefly by can case court critical could current date
  dates day days deadline deadlines do due each else every everything file filed filing for from full get give going
  has have hello help here hi how i if in is it its key know lawsuit left legal limit limits list long look main make
  many matter matters me month months more most much must my need needed next now of on open or our out over overview
  please quick quickly really remaining remember right see set shall short should show so some soon still suit
  summaries summary sum tell than thank thanks that the their them then there these they thing things this those time
  to today tomorrow track up upcoming us want watch we week weeks what whats when which will with would write year you
  calendar coming course follow following important keep meet miss missed plan prepare run running step steps take
  admission admissions amend amended answer answering appeal appealing claim claims complaint conference conferences
  counterclaim deposition depositions disclosure disclosures discovery dismiss document documents docket evidence
  exhibits federal hearing hearings initial interrogatories judgment jury law mediation motion motions order orders
  papers party parties pretrial pre production proceed reply request requests respond responding response responses
  rule rules schedule scheduled scheduling serve service serving settlement state stage status summons trial witness
  witnesses expert experts demand new mexico california arizona`.split(/\s+/),
);

/** Whether a question holds no word but those in which people ask about a case as a whole. */
export function isAboutWholeCase(line: string): boolean {
  const words = line.toLowerCase().match(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu) ?? [];
  return words.every((word) => FRAME.has(word.replace(/'\p{L}+$/u, '')));
}
