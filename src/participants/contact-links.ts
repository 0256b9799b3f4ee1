import { readWebsite } from './website.ts';

const NUMBER = /^(.*?)(?:[\s,;]*(?:ext(?:ension)?\b\.?|x|#)\s*(\d{1,10}))?$/i;

/** 'tel:+15055550142;ext=3' of a number as people write it (RFC 3966); null when it is none that can be dialed. */
export function phoneLink(phone: string): string | null {
  const [, main = '', extension] = NUMBER.exec(phone.trim()) ?? [];
  const digits = main.replace(/\D/g, '');
  if (/[a-z]/i.test(main) || digits.length < 3 || digits.length > 15) return null;
  const number = main.trim().startsWith('+') ? `+${digits}` : digits;
  return `tel:${number}${extension === undefined ? '' : `;ext=${extension}`}`;
}

/** 'mailto:…' of an address (RFC 6068); null when it is none. */
export function emailLink(email: string): string | null {
  const at = email.lastIndexOf('@');
  if (at < 1 || at === email.length - 1) return null;
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
}

/** The address to open, http or https alone; null for anything else, whoever has stored it. */
export function websiteLink(website: string): string | null {
  return readWebsite(website);
}
