/** A number of a list with its paragraphs, without brackets. */
export interface ListedRule {
  number: string;
  subs: string[];
}

const ITEM = /(\d[\w.-]{0,20})?((?:\s?\([A-Za-z0-9]{1,5}\)){0,8})/gy;
const BETWEEN = /[\s,&§]|and\b|or\b|through\b|to\b/y;

/** Rules in a row: '12(b)(6), 13 and (f)'. What has no number belongs to the one before it. */
export function readList(list: string): ListedRule[] {
  const rules: ListedRule[] = [];
  for (let at = 0; at < list.length; ) {
    BETWEEN.lastIndex = at;
    const gap = BETWEEN.exec(list);
    if (gap) {
      at += gap[0].length;
      continue;
    }
    ITEM.lastIndex = at;
    const item = ITEM.exec(list);
    if (!item || item[0] === '') {
      at += 1;
      continue;
    }
    at += item[0].length;
    const number = item[1]?.replace(/[.-]+$/, '') ?? rules.at(-1)?.number;
    if (number === undefined) continue;
    rules.push({ number, subs: [...(item[2] ?? '').matchAll(/\(([^)]*)\)/g)].map(([, sub = '']) => sub) });
  }
  return rules;
}
