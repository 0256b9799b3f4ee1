/** The text without what no database of texts keeps: the letter of no value, and halves of letters. */
export const storableText = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();
