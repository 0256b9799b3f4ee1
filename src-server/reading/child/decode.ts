import type { Charset } from '#src/reading/charset.ts';

/** Text of bytes in the given encoding; an unknown one is guessed by jschardet, Windows Western as the last resort. */
export async function decodeBytes(bytes: Uint8Array, charset: Charset): Promise<string> {
  if (charset !== 'unknown') return new TextDecoder(charset).decode(bytes);
  const { detect } = await import('jschardet');
  const guess = detect(Buffer.from(bytes.subarray(0, 65_536)));
  return decodeNamed(bytes, guess.confidence > 0.3 ? guess.encoding : 'windows-1252');
}

/** Text of bytes in an encoding named by its file; an unknown name is read as Windows Western. */
export function decodeNamed(bytes: Uint8Array, label: string | null | undefined): string {
  try {
    return new TextDecoder(label ?? 'windows-1252').decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The WHATWG label of a Windows code page number as Outlook and Word store it. */
export function codePageLabel(codePage: number): string {
  const known: Record<number, string> = {
    866: 'ibm866',
    874: 'windows-874',
    932: 'shift_jis',
    936: 'gbk',
    949: 'euc-kr',
    950: 'big5',
    10000: 'macintosh',
    20127: 'windows-1252',
    20866: 'koi8-r',
    20932: 'euc-jp',
    21866: 'koi8-u',
    50220: 'iso-2022-jp',
    51932: 'euc-jp',
    51949: 'euc-kr',
    54936: 'gb18030',
    65001: 'utf-8',
  };
  if (codePage >= 28591 && codePage <= 28606) return `iso-8859-${codePage - 28590}`;
  if (codePage >= 1250 && codePage <= 1258) return `windows-${codePage}`;
  return known[codePage] ?? 'windows-1252';
}
