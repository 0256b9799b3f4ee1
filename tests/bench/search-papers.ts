/** Deterministic numbers in [0, 1): the same papers in every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const LITTLE =
  'the of to and in a that for is on by with as was be or not this from at an it any has which have are his shall under her he no all such its their been other';
const LEGAL =
  'court plaintiff defendant motion order judgment case party claim evidence filed notice date counsel complaint ' +
  'hearing rule law contract agreement damages service summons answer allegation count relief trial jury judge clerk ' +
  'attorney witness testimony exhibit discovery interrogatory production request response deadline extension appeal ' +
  'statute section negligence breach duty injury property lease tenant landlord deposit rent eviction possession ' +
  'premises repair payment invoice account balance interest fee cost bond lien mortgage insurance policy premium ' +
  'employer employee wage overtime termination leave discrimination retaliation complaint agency report record file ' +
  'letter email message call meeting letterhead signature seal certificate affidavit declaration oath notary docket ' +
  'number district county state federal magistrate jurisdiction venue caption heading paragraph page line footnote ' +
  'settlement mediation arbitration offer acceptance consideration warranty guarantee assignment transfer title deed ' +
  'vehicle accident collision driver license traffic officer police citation arrest probation custody support child ' +
  'parent guardian visitation marriage divorce petition decree estate trust will executor heir beneficiary asset debt ' +
  'creditor debtor bankruptcy trustee discharge schedule sanction contempt injunction restraining emergency temporary ' +
  'permanent dismissal prejudice default summary partial final interlocutory stay remand removal transfer severance';
const SYLLABLES =
  'ka lo mer tin sa ver do ri pen hal or mi stra ben cu ta len gro fi wex pol dar nu shi bro cal ed un quo ram';

export interface Words {
  /** In the order of their frequency. */
  list: string[];
  draw(): string;
}

/** Words as often as words are: the n-th most frequent stands there 1/n as often as the first (Zipf). */
export function makeWords(random: () => number, size = 40_000): Words {
  const seen = new Set([...LITTLE.split(' '), ...LEGAL.split(' ')]);
  const syllables = SYLLABLES.split(' ');
  const syllable = () => syllables[Math.floor(random() * syllables.length)] ?? '';
  while (seen.size < size) {
    const rare = syllable() + syllable() + syllable() + (random() < 0.5 ? syllable() : '');
    seen.add(random() < 0.04 ? String(Math.floor(random() * 90_000) + 100) : rare);
  }
  const list = [...seen];
  const steps = new Float64Array(list.length);
  let sum = 0;
  for (let rank = 0; rank < list.length; rank += 1) {
    sum += 1 / (rank + 1);
    steps[rank] = sum;
  }
  const draw = () => {
    const wanted = random() * sum;
    let low = 0;
    let high = list.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((steps[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return list[low] ?? 'court';
  };
  return { list, draw };
}

/** A passage of about 1,000 characters in sentences of 8 to 25 words. */
export function makePassage(words: Words, random: () => number): string {
  let text = '';
  while (text.length < 980) {
    const sentence = Array.from({ length: 8 + Math.floor(random() * 18) }, words.draw).join(' ');
    text += `${text === '' ? '' : ' '}${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
  }
  return text;
}

const KINDS = {
  'one common word': (pick: Pick) => pick(40, 100),
  'one rare word': (pick: Pick) => pick(2_000, 30_000),
  'three words': (pick: Pick) => [pick(40, 200), pick(60, 2_000), pick(100, 5_000)].join(' '),
  'a phrase of common words': (pick: Pick) => `"${pick(40, 70)} ${pick(0, 10)} ${pick(40, 70)}"`,
  'a phrase of the commonest words': (pick: Pick) => `"${pick(0, 8)} ${pick(8, 30)} ${pick(0, 30)}"`,
  'an excluded word': (pick: Pick) => `${pick(40, 200)} ${pick(60, 400)} -${pick(40, 150)}`,
  'type: and dates': (pick: Pick) =>
    `${pick(40, 200)} ${pick(60, 400)} type:order after:2024-03 before:2025-06-15`,
  'a misspelling': (pick: Pick) => `${misspell(pick(60, 180))} ${pick(40, 400)}`,
  'a question of 12 words': (pick: Pick) =>
    `When did the ${pick(40, 90)} of the ${pick(40, 200)} ${pick(60, 400)} the ${pick(100, 2_000)} ${pick(40, 120)} and ${pick(60, 3_000)}?`,
};
type Pick = (from: number, to: number) => string;

function misspell(word: string): string {
  const middle = Math.floor(word.length / 2);
  return word.slice(0, middle) + word.slice(middle + 1) + (word.length > 7 ? '' : word.slice(-1));
}

/** Different questions of every kind, in turn. */
export function makeQuestions(
  words: Words,
  random: () => number,
  each: number,
): { kind: string; q: string }[] {
  const pick: Pick = (from, to) => words.list[from + Math.floor(random() * (to - from))] ?? 'court';
  return Array.from({ length: each }, () =>
    Object.entries(KINDS).map(([kind, make]) => ({ kind, q: make(pick) })),
  ).flat();
}
