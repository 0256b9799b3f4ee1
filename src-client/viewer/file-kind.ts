const NAMES: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/msword': 'Word',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'message/rfc822': 'E-mail',
  'application/vnd.ms-outlook': 'E-mail',
  'text/plain': 'Text',
  'image/png': 'Picture',
  'image/jpeg': 'Picture',
  'image/webp': 'Picture',
  'image/heic': 'Picture',
};

/** What kind of file it is, in a word: 'PDF', 'Picture'; else the end of its name, 'XLSX'. */
export function fileKind(mimeType: string | null, filename: string): string {
  const known = NAMES[mimeType ?? ''];
  if (known !== undefined) return known;
  const ending = /\.([A-Za-z0-9]{1,8})$/.exec(filename)?.[1];
  return ending === undefined ? 'File' : ending.toUpperCase();
}

export function isEmail(mimeType: string | null): boolean {
  return fileKind(mimeType, '') === 'E-mail';
}
