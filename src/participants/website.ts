const SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/i;
const HOST = /^(?:[^.\s]+\.)+[^.\s]{2,}$/;

/**
 * The address of a website as it is kept: 'https://' is put in front of one that was typed without it, as people do
 * ('example.org'). Null when it is not an address of the web: another scheme than http or https ('javascript:…'), a
 * name and password in it, no domain, or white space.
 */
export function readWebsite(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /^[/\\]|[\s\p{Cc}]/u.test(text)) return null;
  const address = /^https?:\/\//i.test(text) ? text : SCHEME.test(text) ? null : `https://${text}`;
  if (address === null || !URL.canParse(address)) return null;
  const { protocol, hostname, username, password } = new URL(address);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && password === '' && HOST.test(hostname) ? address : null;
}
