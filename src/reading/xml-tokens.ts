import { decodeEntities } from './html-text.ts';

export type XmlToken =
  | { type: 'open'; name: string; attributes: string; empty: boolean }
  | { type: 'close'; name: string }
  | { type: 'text'; text: string };

/**
 * The tags and texts of XML in order, forgiving of damage. Declarations, comments and document types are passed
 * over: no entity is ever defined or fetched.
 */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  let at = 0;
  while (at < xml.length) {
    const start = xml.indexOf('<', at);
    if (start < 0) {
      yield { type: 'text', text: decodeEntities(xml.slice(at)) };
      return;
    }
    if (start > at) yield { type: 'text', text: decodeEntities(xml.slice(at, start)) };
    if (xml.startsWith('<![CDATA[', start)) {
      const end = endOf(xml, ']]>', start);
      yield { type: 'text', text: xml.slice(start + 9, end - 3) };
      at = end;
    } else if (xml.startsWith('<!--', start)) at = endOf(xml, '-->', start);
    else if (xml.startsWith('<!DOCTYPE', start)) at = endOfDoctype(xml, start);
    else {
      at = endOf(xml, '>', start);
      const tag = xml.slice(start + 1, at - 1);
      const name = /^\/?([\w:.-]+)/.exec(tag)?.[1];
      if (name === undefined) continue;
      if (tag.startsWith('/')) yield { type: 'close', name };
      else yield { type: 'open', name, attributes: tag.slice(name.length), empty: tag.endsWith('/') };
    }
  }
}

/** The decoded value of an attribute, undefined when the tag has none of that name. */
export function xmlAttribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : decodeEntities(value);
}

function endOf(xml: string, mark: string, from: number): number {
  const found = xml.indexOf(mark, from);
  return found < 0 ? xml.length : found + mark.length;
}

function endOfDoctype(xml: string, start: number): number {
  const bracket = xml.indexOf('[', start);
  const close = xml.indexOf('>', start);
  return bracket >= 0 && bracket < close ? endOf(xml, ']>', bracket) : endOf(xml, '>', start);
}
