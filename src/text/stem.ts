/** Words too frequent to tell passages apart; a phrase search keeps them. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are as at be been being but by did do does for from had has have he her hers him his how i if in ' +
    'into is it its may me must my of on or our shall she should so such than that the their them then there these they this those to too under ' +
    'us was we were what when where which who whom whose why will with would you your'
  ).split(' '),
);

const IRREGULAR: Readonly<Record<string, string>> = {
  paid: 'pay',
  gave: 'give',
  given: 'give',
  began: 'begin',
  begun: 'begin',
  said: 'say',
  told: 'tell',
  sent: 'send',
  held: 'hold',
  made: 'make',
  took: 'take',
  taken: 'take',
  wrote: 'write',
  written: 'write',
  knew: 'know',
  known: 'know',
  left: 'leave',
  met: 'meet',
  sold: 'sell',
  bought: 'buy',
  brought: 'bring',
  found: 'find',
  got: 'get',
  went: 'go',
  gone: 'go',
  came: 'come',
  saw: 'see',
  seen: 'see',
  fell: 'fall',
  fallen: 'fall',
  broke: 'break',
  broken: 'break',
  hurt: 'hurt',
  drove: 'drive',
  driven: 'drive',
  children: 'child',
  men: 'man',
  women: 'woman',
  people: 'person',
  feet: 'foot',
  lost: 'lose',
  sought: 'seek',
  owed: 'owe',
  died: 'die',
  lay: 'lie',
  dealt: 'deal',
  kept: 'keep',
  led: 'lead',
  spoke: 'speak',
  stood: 'stand',
  thought: 'think',
  withdrew: 'withdraw',
  withdrawn: 'withdraw',
  forgot: 'forget',
};

const KEEP: ReadonlySet<string> = new Set([
  'process',
  'address',
  'access',
  'business',
  'witness',
  'lease',
  'during',
  'states',
]);

/**
 * Light English stemming, the same for passages and questions: plural, -ed, -ing, -ly, -ment and -ion endings
 * and common irregular forms. Expects a lower-case word; words with digits and short words come back unchanged.
 */
export function stem(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || KEEP.has(word) || /[^a-z]/.test(word)) return word;
  return deriveRoot(inflectionRoot(word));
}

function inflectionRoot(word: string): string {
  let root = word;
  if (/(?:ss|us|is)$/.test(root)) return root;
  if (root.endsWith('ies') && root.length > 4) root = `${root.slice(0, -3)}y`;
  else if (/(?:s|x|z|ch|sh)es$/.test(root)) root = root.slice(0, -2);
  else if (root.endsWith('s')) root = root.slice(0, -1);
  if (root.endsWith('ied') && root.length > 4) return `${root.slice(0, -3)}y`;
  const cut = /(?:ed|ing)$/.exec(root);
  if (cut && root.length - cut[0].length >= 3 && /[aeiouy]/.test(root.slice(0, cut.index))) {
    root = undouble(root.slice(0, cut.index));
  }
  return root;
}

function undouble(root: string): string {
  return /([bdgmnprt])\1$/.test(root) ? root.slice(0, -1) : root;
}

/** Common endings of derived words; a final -e goes, so that 'serve', 'served' and 'serving' meet. */
function deriveRoot(word: string): string {
  let root = word;
  for (const [ending, put] of ENDINGS) {
    if (root.endsWith(ending) && root.length - ending.length >= 4) {
      root = root.slice(0, -ending.length) + put;
      break;
    }
  }
  if (root.length > 4 && root.endsWith('e')) root = root.slice(0, -1);
  if (root.length > 4 && root.endsWith('y')) root = `${root.slice(0, -1)}i`;
  return root;
}

const ENDINGS: readonly (readonly [ending: string, put: string])[] = [
  ['ization', 'ize'],
  ['ification', 'ify'],
  ['ations', 'at'],
  ['ation', 'at'],
  ['ition', 'it'],
  ['ution', 'ut'],
  ['ssion', 'ss'],
  ['ction', 'ct'],
  ['ment', ''],
  ['ness', ''],
  ['fully', 'ful'],
  ['ously', 'ous'],
  ['ally', 'al'],
  ['ly', ''],
];
