/** 'Ada Quill <ada@quill.example>' over the subject and '3 messages', as a web mail prints a thread of its owner. */
const THREAD =
  /^\s*(\p{Lu}[^<>@\n]{1,60}?|\S+)\s*<([^<>\s]+@[^<>\s]+)>\s*\n+\s*([^\n]{2,160}(?:\n[^\n<>@]{2,100})?)\n+\s*\d{1,3} messages?\s*$/mu;
const HEAD = 1200;
/** The writer of each message, with the box it came from and its day, however their lines are broken. */
const WRITTEN =
  /(?:^|\n)[^\S\n]*([^<>@\n]{2,60}?)\s*(?:\([^()\n]{2,40}\)\s*)?<([^<>\s]+@[^<>\s]+)>\s*(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,\s+\w{3,9}\s+\d{1,2},\s+\d{4}/gu;
/** A box that only hands on what somebody else wrote. */
const HANDS_ON = /@|\breply\b/i;

interface WebMail {
  subject: string;
  people: string[];
}

/** The subject of a thread that a web mail printed, who wrote in it and whose box it is; null of any other text. */
export function readWebMail(text: string): WebMail | null {
  const [, owner = '', box = '', subject = ''] = THREAD.exec(text.slice(0, HEAD)) ?? [];
  if (subject === '') return null;
  const writers = [...text.matchAll(WRITTEN)].flatMap(([, name = '']) =>
    HANDS_ON.test(name) ? [] : [name.trim()],
  );
  const own = owner === box || !/\p{L}/u.test(owner) ? box : owner;
  return { subject: subject.replace(/\s+/g, ' ').trim(), people: [...new Set([...writers, own])] };
}
