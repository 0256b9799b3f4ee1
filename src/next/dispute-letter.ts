import { dollars } from '../facts/fact-words.ts';
import type { Fact } from '../facts/schema.ts';
import { chiefSum } from '../facts/sentences/chief-sum.ts';
import { dayNumber, spell } from '../law/calendar-days.ts';

/** A letter by which somebody disputes a debt, as far as the paper that asks for it says to whom and about what. */
export interface DisputeLetter {
  /** Name and address of whom it goes to, line by line; empty where the paper was not read for it. */
  to: string[];
  /** The same of whoever writes it. */
  from: string[];
  /** What it answers: the day of the letter and the sum in it. */
  about: string;
  /** What it says, paragraph by paragraph. */
  text: string[];
}

/** Where the letter stands on the page of its day, behind '#'. */
export const LETTER_PLACE = 'letter';

const TEXT = [
  'I dispute this debt. I do not say that I owe any of it.',
  'Please send me proof of it in writing. Who was the first lender or seller? What am I said to have bought or borrowed, and when? How did you come to the sum that you ask for?',
  'Until I have that proof, please do not ask me to pay. If you tell anybody of this debt, please say that I dispute it.',
];

type Named = Extract<Fact, { kind: 'party' }>;
type Sum = Extract<Fact, { kind: 'sum' }>;

/** Whether a letterhead is of this name, whatever it says behind it. */
function isNamed(printed: string, name: string): boolean {
  const [head, own] = [printed.trim().toLowerCase(), name.trim().toLowerCase()];
  return head === own || (head.startsWith(own) && /^[,;(]/.test(head.slice(own.length).trimStart()));
}

/** 'Ada Poe, 12 Elm Street, Larchville NM': the address behind a name, on its line. */
function behind({ quote, value: { name } }: Named): string | null {
  const at = quote.indexOf(name);
  const rest = at === -1 ? '' : quote.slice(at + name.length);
  return /^,\s+(\d.*|P\.?\s?O\.?\s?Box\s.*)$/is.exec(rest)?.[1]?.replace(/\s+/g, ' ').trim() ?? null;
}

/** Name and address of the people in this role, those whose address was read first; empty where nobody was read. */
function addressOf(facts: readonly Fact[], role: 'sender' | 'addressee'): string[] {
  const people = facts.filter((fact): fact is Named => fact.kind === 'party' && fact.value.role === role);
  const withAddress = people.flatMap((person) => {
    const { name } = person.value;
    // A letterhead may say more of a name than the words below it: 'Elm & Alder, Debt Collectors'.
    const contact = facts.find(
      (fact) => fact.kind === 'contact' && fact.value.address !== null && isNamed(fact.value.name, name),
    );
    const address = (contact?.kind === 'contact' ? contact.value.address : null) ?? behind(person);
    return address ? [[name, address]] : [];
  });
  const [first] = people;
  return withAddress[0] ?? (first === undefined ? [] : [first.value.name]);
}

/** The letter by which its reader disputes the debt that a paper asks for; `dated` is the day that the paper bears. */
export function disputeLetter(read: readonly Fact[], dated: string | null): DisputeLetter {
  const facts = read.filter(({ status }) => status !== 'dismissed');
  const sums = facts.filter((fact): fact is Sum => fact.kind === 'sum' && fact.certainty !== 'unsure');
  const sum = chiefSum(sums, (fact) => fact);
  const day = dated?.length === 10 ? ` of ${spell(dayNumber(dated))}` : '';
  const asked = sum !== undefined ? `, in which you ask for ${dollars(sum.value.amount)}` : '';
  return {
    to: addressOf(facts, 'sender'),
    from: addressOf(facts, 'addressee'),
    about: `Your letter${day}${asked}`,
    text: TEXT,
  };
}

/** What to do with it, before and after it is sent. */
export const SENDING: readonly string[] = [
  'Compare the name and the address with the letter you got. Add the account number that stands on it.',
  'Write the day on it, and sign it by hand. Make a copy.',
  'Mail it some days before this day, so that it is there in time. Ask the post office for certified mail with a return receipt, and keep the slip.',
  'Send no money with it, and do not write that you owe it: in many states that gives them new time to sue.',
  'This letter is no answer to a lawsuit. If papers of a court come, your time to answer runs all the same.',
];
