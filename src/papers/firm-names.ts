/** A letter of no script, in the place of a comma that parts no names. */
const HELD = '\u{E000}';
/** 'Poe, Lund & Quill LLP': family names joined by commas and a sign, as firms are called; a list of parties says 'and'. */
const FIRM =
  /(?<=^|[;\n]\s{0,3}(?:and |AND )?)\p{Lu}[\p{L}'’-]{1,30}(?:, \p{Lu}[\p{L}'’-]{1,30}){1,4},? & \p{Lu}[\p{L}'’-]{1,30}(?=[\s,]{0,2}(?:L\.?L\.?[PC]\b|P\.?L?\.?L?\.?C\b|P\.?A\b|;|\n|$))/gu;

/** The commas within names of firms taken away, letter for letter, so that names are split at the others. */
export function holdFirms(text: string): string {
  return text.replace(FIRM, (firm) => firm.replaceAll(',', HELD));
}

export const releaseFirms = (text: string) => text.replaceAll(HELD, ',');
