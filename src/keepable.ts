/** The text without what no database of texts keeps: the letter of no value, and halves of letters. */
export const keepable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();
