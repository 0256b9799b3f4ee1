const MAILBOX = /^['"‘’“”(<\s]*([\w.+&'-]{1,64}@[\w-]+(?:\.[\w-]+)+)['"‘’“”)>\s.,;]*$/;
const LEAST_FAMILY = 4;
/** Given names in a mailbox are short: more is no name's, and would be tried in every way. */
const MOST_LETTERS = 12;
const MOST_WORDS = 4;

/** The bare address of what is nothing but one: "'quilla@tice.example" of a printed mail; null of a name. */
function addressIn(shown: string): string | null {
  return MAILBOX.exec(shown)?.[1]?.replace(/^['"‘]+/, '') ?? null;
}

/** Whether letters are made of beginnings of words, in whatever order: 'aj' of 'Ada' and 'Jo'. */
function isOfBeginnings(letters: string, words: readonly string[]): boolean {
  if (letters === '') return true;
  if (letters.length > MOST_LETTERS) return false;
  return words.some((word, at) => {
    const others = words.filter((_, index) => index !== at);
    for (let length = Math.min(word.length, letters.length); length > 0; length -= 1)
      if (word.startsWith(letters.slice(0, length)) && isOfBeginnings(letters.slice(length), others))
        return true;
    return false;
  });
}

/** Whether a mailbox is called by its owner's family name with given names or initials: 'quillaj', 'ada.quill', 'aquill'. */
function isMailboxOf(address: string, name: string): boolean {
  const local = (address.split('@')[0] ?? '').toLowerCase().replace(/[^\p{L}]/gu, '');
  const words = (name.toLowerCase().match(/\p{L}+/gu) ?? []).slice(0, MOST_WORDS);
  return words.some((family, at) => {
    const place = family.length < LEAST_FAMILY ? -1 : local.indexOf(family);
    if (place === -1 || local.length === family.length) return false;
    const rest = local.slice(0, place) + local.slice(place + family.length);
    return isOfBeginnings(
      rest,
      words.filter((_, index) => index !== at),
    );
  });
}

/** Names of a mail in which a mailbox and the name of its owner are one: 'Ada Quill <quilla@tice.example>'. */
export function withMailboxes(names: readonly string[]): string[] {
  const owners = names.filter((name) => !name.includes('@'));
  const owned = new Map<string, string>();
  const shown = names.map((name) => {
    const address = addressIn(name);
    const owner = address === null ? undefined : owners.find((each) => isMailboxOf(address, each));
    if (address === null || owner === undefined) return address ?? name;
    if (!owned.has(owner)) owned.set(owner, address);
    return owner;
  });
  return [...new Set(shown)].map((name) => {
    const address = owned.get(name);
    return address === undefined ? name : `${name} <${address}>`;
  });
}
