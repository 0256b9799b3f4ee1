import { bareName, isNameLike } from './discovery-names.ts';

/** 'Ada Quill <ada@quill.example>' over the subject and '3 messages', as a web mail prints a thread of its owner. */
const THREAD =
  /^[^\S\n]{0,20}(\p{L}[^<>@\n]{1,60}?)\s{0,4}<([^<>\s@]{1,64}@[^<>\s@]{1,190})>\s{0,4}\n{1,4}[^\S\n]{0,20}([^\n]{2,160}(?:\n[^\n<>@]{2,100})?)\n{1,4}[^\S\n]{0,20}\d{1,3} messages?\s{0,4}$/mu;
const HEAD = 1200;
/** A thread is told by its first messages. */
const MOST_READ = 60_000;
/** The writer of each message, with the box it came from and its day, however their lines are broken. */
const WRITTEN =
  /(?:^|\n)[^\S\n]{0,20}(?=\S)([^<>\n]{2,60}?)\s{0,4}(?:\([^()\n]{2,40}\)\s{0,4})?<([^<>\s@]{1,64}@[^<>\s@]{1,190})>\s{0,8}(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,\s+\w{3,9}\s+\d{1,2},\s+\d{4}/gu;
const TO =
  /(?:^|\n)[^\S\n]{0,20}(?:To|Cc):\s{0,4}"?(\p{Lu}[^<>@"\n]{2,60}?)"?\s{0,4}<([^<>\s@]{1,64}@[^<>\s@]{1,190})>/gu;
/** Whom a mail of a form thanks somebody for writing to. */
const CONTACTED =
  /\bfor contacting\s(?:the\s)?(\p{Lu}[\p{L}'’&.-]{1,30}(?:\s\p{Lu}[\p{L}'’&.-]{1,30}){1,5})(?=[.!,])/u;
const GREETED = /(?:^|\n)[>\s]{0,12}Dear\s((?:\p{Lu}[\p{L}'’.-]+\s){1,2}\p{Lu}[\p{L}'’-]+)\s*[,:]/u;

interface WebMail {
  subject: string;
  people: string[];
}

/** The subject of a thread that a web mail printed, who wrote in it and to whom, and whose box it is; null of any other text. */
export function readWebMail(whole: string): WebMail | null {
  const text = whole.slice(0, MOST_READ);
  const [, owner = '', box = '', subject = ''] = THREAD.exec(text.slice(0, HEAD)) ?? [];
  if (subject === '') return null;
  const greeted = bareName(GREETED.exec(text)?.[1] ?? '');
  // A box without a name of its own is told by whom its mails greet.
  const own = /\p{Lu}/u.test(owner) ? owner : isNameLike(greeted) ? `${greeted} <${box}>` : box;
  const others = [...text.matchAll(WRITTEN), ...text.matchAll(TO)].flatMap(([, name = '', from = '']) =>
    from.toLowerCase() === box.toLowerCase() || name.includes('@') ? [] : [name.trim()],
  );
  const contacted = CONTACTED.exec(text)?.[1]?.trim();
  return {
    subject: subject.replace(/\s+/g, ' ').trim(),
    people: [...new Set([...others, ...(contacted === undefined ? [] : [contacted]), own])],
  };
}
