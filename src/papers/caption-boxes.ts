/** A box to be ticked, at either edge of a name. */
const BOX = '(?:\\[\\s?[xX✓✗]?\\s?\\]?|[☐☑☒□■])';
const EDGE = new RegExp(`^\\s*(?:${BOX}\\s*)+|(?:\\s*${BOX})+\\s*$`, 'gu');
/** What a form prints around its fields: its number, its boxes, its labels, what it tells whoever was served. */
const OF_FORM =
  /^\W*[A-Z]{2,4}-\d{2,3}(?:\([A-Z]{1,2}\))?(?=\s|$)|[[☐☑☒□■]|\byou (?:are|were) (?:being )?(?:served|sued)\b|\battorney or party\b|\b(?:state )?bar (?:no|number)\b|\bcourt use only\b|\b(?:firm|branch) name\b|\b(?:street|mailing) address\b|\bzip code\b|\bcheck all that apply\b/iu;

/** A name without the boxes at its edges. */
export function withoutBoxes(name: string): string {
  return name.replace(EDGE, '').trim();
}

/** Whether a name holds what a form prints, and so was put together from several fields: none of its side can be trusted. */
export function isOfForm(name: string): boolean {
  return OF_FORM.test(name);
}
