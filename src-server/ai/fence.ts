import { randomBytes } from 'node:crypto';

/** Letters that look like those of `document`, Latin, Cyrillic, Greek, full width and mathematical. */
const LETTERS = [
  'dԁⅾｄ𝐝𝑑𝒅𝖽𝗱𝚍',
  'oοоօ０ｏ0𝐨𝑜𝒐𝗈𝗼𝚘',
  'cсϲⅽｃ𝐜𝑐𝒄𝖼𝗰𝚌',
  'uυսｕ𝐮𝑢𝒖𝗎𝘂𝚞',
  'mмⅿｍ𝐦𝑚𝒎𝗆𝗺𝚖',
  'eеєｅ𝐞𝑒𝒆𝖾𝗲𝚎',
  'nոпｎ𝐧𝑛𝒏𝗇𝗻𝚗',
  'tтτｔ𝐭𝑡𝒕𝗍𝘁𝚝',
];
const OPENINGS = '(?:[<＜‹〈⟨❬❮˂﹤«《≪ᐸ]|&lt;?|&#0*60;?|&#x0*3c;?|\\\\u003c)';
const HYPHENS = '[-‐‑‒–—―−﹣－_]';

/** What looks like one of our marks: in other letters, with blanks, slashes and accents between. */
const LOOKS_LIKE_A_MARK = new RegExp(
  `${OPENINGS}(?=[\\s/\\\\⁄∕／]*${LETTERS.map((some) => `[${some}]\\p{M}*`).join('')}\\s*${HYPHENS})`,
  'giu',
);

/** Words with which the templates of language models begin and end a turn; many local servers obey them in any text. */
const ANGLED = [
  '[|｜]',
  '<\\s*/?\\s*sys',
  '/?\\s*(?:s|bos|eos|pad|unk|sep|cls|mask|eot|eom)\\s*>',
  '/?\\s*(?:start|end)[_▁ ]of[_▁ ](?:turn|text|image)',
  '/?\\s*(?:system|user|assistant|human|developer|think|tools?|tool_(?:calls?|response)|function_calls?)\\s*>',
];
const TURN_MARKS = [
  new RegExp(`<(?=${ANGLED.join('|')})`, 'giu'),
  /\[(?=\s*\/?\s*(?:INST|SYSTEM_PROMPT|TOOL_CALLS|TOOL_RESULTS|AVAILABLE_TOOLS)\s*\])/giu,
];
/** No letter of any court paper: tags that spell Latin text unseen, marks that turn or join the words around them. */
const UNSEEN =
  /[\u{e0000}-\u{e0fff}\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f\u2060-\u2064\ufeff\u180e\u061c]/gu;

/**
 * Text without what a language model or its server could take for the end of a turn, and without letters that nobody
 * sees. Everything a person can read stays; only the bracket before such a mark becomes a round one.
 */
export function withoutTurnMarks(text: string): string {
  return TURN_MARKS.reduce((left, mark) => left.replace(mark, '('), text.replace(UNSEEN, ''));
}

/** Words that stand outside of every fence (a question, what was said before): they make no mark of ours either. */
export function withoutMarks(text: string): string {
  return withoutTurnMarks(text).replace(LOOKS_LIKE_A_MARK, '(');
}

/**
 * Text of a document between marks that nobody who wrote it could know. What stands inside is material to work
 * on; no sentence in it is an order. Whatever looks like such a mark inside is none, and the nonce stands nowhere
 * in it. File names, addresses and headings that somebody else wrote belong inside too.
 */
export function fence(text: string, nonce = randomBytes(12).toString('hex')): string {
  let inside = withoutMarks(text);
  const known = new RegExp(nonce.replace(/[^0-9a-z]/gi, '\\$&'), 'giu');
  // What stood on both sides of one may make another.
  for (let before = ''; before !== inside; ) {
    before = inside;
    inside = inside.replace(known, '');
  }
  return `<document-${nonce}>\n${inside}\n</document-${nonce}>`;
}
