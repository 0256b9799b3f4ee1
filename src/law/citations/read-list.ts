/** A number of a list with its paragraphs, without brackets. */
export interface ListedRule {
  number: string;
  subs: string[];
}

const ITEM = /(\d[\w.-]{0,20})?((?:\s?\([A-Za-z0-9]{1,5}\)){0,8})/gy;
const BETWEEN = /[\s,&§]|and\b|or\b|through\b|to\b/y;

const KINDS = [/^\d+$/, /^[A-Z]$/, /^[a-z]$/];

/** '(3)' behind '(a)(2)' is '(a)(3)'; '(c)' behind it is '(c)'. */
function besides(before: readonly string[], subs: readonly string[]): string[] {
  const kind = KINDS.find((pattern) => pattern.test(subs[0] ?? ''));
  const depth = kind ? before.findIndex((sub) => kind.test(sub)) : 0;
  return [...before.slice(0, Math.max(0, depth)), ...subs];
}

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
    const subs = [...(item[2] ?? '').matchAll(/\(([^)]*)\)/g)].map(([, sub = '']) => sub);
    const number = item[1]?.replace(/[.-]+$/, '');
    const last = rules.at(-1);
    if (number !== undefined) rules.push({ number, subs });
    else if (last && last.subs.length > 0)
      rules.push({ number: last.number, subs: besides(last.subs, subs) });
  }
  return rules;
}
