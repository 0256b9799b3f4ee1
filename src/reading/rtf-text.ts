const DESTINATIONS = new Set(
  (
    'fonttbl colortbl stylesheet info pict object header footer headerl headerr headerf footerl footerr footerf ' +
    'themedata colorschememapping datastore latentstyles listtable listoverridetable rsidtbl generator xmlnstbl ' +
    'fldinst filetbl revtbl bkmkstart bkmkend mmathPr nonshppict'
  ).split(' '),
);
const WORDS: Record<string, string> = {
  par: '\n',
  line: '\n',
  sect: '\n',
  page: '\n',
  row: '\n',
  cell: '\t',
  tab: '\t',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  emspace: ' ',
  enspace: ' ',
};

interface Group {
  skip: boolean;
  html: boolean;
  unicodeSkip: number;
}

/**
 * The text of an RTF file. RTF that Outlook made from HTML (`\fromhtml1`) gives the HTML's text: groups that
 * repeat it for RTF readers are passed over.
 */
export function rtfToText(bytes: Uint8Array): string {
  const rtf = new TextDecoder('latin1').decode(bytes);
  const codePage = /\\ansicpg(\d+)/.exec(rtf.slice(0, 2_000))?.[1];
  const decoder = windowsDecoder(codePage);
  const token = /\\([a-z]+)(-?\d+)? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/gi;
  const out: string[] = [];
  const stack: Group[] = [];
  let group: Group = { skip: false, html: false, unicodeSkip: 1 };
  let pending: number[] = [];
  let owed = 0;
  const flush = () => {
    if (pending.length > 0 && !group.skip) out.push(decoder.decode(new Uint8Array(pending)));
    pending = [];
  };
  for (const [, word, parameter, hex, symbol, brace, text] of rtf.matchAll(token)) {
    if (hex !== undefined) {
      if (owed > 0) owed -= 1;
      else pending.push(Number.parseInt(hex, 16));
      continue;
    }
    flush();
    if (brace === '{') {
      stack.push(group);
      group = { ...group };
      owed = 0;
    } else if (brace === '}') {
      group = stack.pop() ?? group;
      owed = 0;
    } else if (word !== undefined) {
      if (DESTINATIONS.has(word)) group.skip = true;
      else if (word === 'htmlrtf') group.skip = parameter !== '0';
      else if (word === 'uc') group.unicodeSkip = Number(parameter ?? 1);
      else if (word === 'u' && parameter !== undefined) {
        if (!group.skip) out.push(String.fromCharCode(Number(parameter) & 0xffff));
        owed = group.unicodeSkip;
      } else if (!group.skip) out.push(WORDS[word] ?? '');
    } else if (symbol === '*') group.skip = true;
    else if (symbol !== undefined) {
      if (!group.skip)
        out.push(symbol === '~' ? ' ' : symbol === '_' ? '-' : /[\\{}]/.test(symbol) ? symbol : '');
    } else if (text !== undefined) {
      const rest = text.slice(Math.min(owed, text.length));
      owed = Math.max(0, owed - text.length);
      if (!group.skip) out.push(rest);
    }
  }
  flush();
  return out.join('').trim();
}

function windowsDecoder(codePage: string | undefined): TextDecoder {
  const label =
    codePage === '932' ? 'shift_jis' : codePage === '936' ? 'gbk' : `windows-${codePage ?? '1252'}`;
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder('windows-1252');
  }
}
