/**
 * What was asked, without the paper that it is about: 'leave to renew' of 'application for leave to renew its motion to
 * dismiss', 'strike' of 'motion to strike the motion for summary judgment'. Two motions side by side stay.
 */
export function askedOf(of: string): string {
  const asked = /\b(?:motions?|applications?|requests?)\b/i.exec(of);
  if (asked === null) return of;
  const from = asked.index + asked[0].length;
  const other =
    /(?<!\b(?:and|or)(?:\s(?:the|his|her|its|their|cross|alternative|amended|\d+))*[\s-])(?<![,;/&]\s?(?:\d+\s)?)\b(?:motions?|applications?|oppositions?|repl(?:y|ies)|responses?|briefs?)\b/i.exec(
      of.slice(from),
    );
  const short = other === null ? of : of.slice(0, from + other.index);
  return short.slice(from).trim().length < 4 ? of : short;
}
