const DISPUTED = /\bdisput\w+\b[^.;]{0,60}\b(?:debt|validity|portion|account|amount|balance)\b/i;
const TOLD = /\b(?:notif\w+|writ\w+|dispute)\b/i;

/** Whether a sentence with a time gives the right to dispute a debt. */
export function isDispute(quote: string): boolean {
  const plain = quote.replace(/\s+/g, ' ');
  return DISPUTED.test(plain) && TOLD.test(plain);
}
