import ICAL from 'ical.js';
import { expect } from 'vitest';

const ONCE = [
  'UID',
  'DTSTAMP',
  'DTSTART',
  'DTEND',
  'SUMMARY',
  'DESCRIPTION',
  'SEQUENCE',
  'URL',
  'TRANSP',
  'CLASS',
];
const CONTENT_LINE =
  /^[A-Z0-9-]+(?:;[A-Z-]+=(?:"[^"\u0000-\u001f]*"|[^";:,\u0000-\u001f]+))*:[^\u0000-\u0008\u000a-\u001f\u007f]*$/;

export interface ReadEvent {
  uid: string;
  summary: string;
  description: string;
  start: string;
  end: string;
  sequence: number;
  alarms: string[];
}

/**
 * Checks an iCalendar object against RFC 5545 (lines, folding, escaping, what each component must have and in which
 * order) and reads it with a parser that is not ours.
 */
export function readCalendar(text: string): { name: string; events: ReadEvent[] } {
  // §3.1: lines end with CRLF, hold no other control character, and are at most 75 octets.
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const physical = text.slice(0, -2).split('\r\n');
  expect(physical.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  // Folding cuts no character in two.
  expect(physical.filter((line) => !line.isWellFormed())).toEqual([]);
  const lines = text
    .slice(0, -2)
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n');
  expect(lines.filter((line) => !CONTENT_LINE.test(line))).toEqual([]);
  // §3.3.11: in text a backslash stands before a backslash, a semicolon, a comma or an n, and nowhere else.
  const values = lines
    .filter((line) => /^(?:SUMMARY|DESCRIPTION)[:;]/.test(line))
    .map((line) => line.slice(line.indexOf(':') + 1));
  expect(values.filter((value) => !/^(?:[^\\;,]|\\[\\;,nN])*$/.test(value))).toEqual([]);

  // §3.6: one VCALENDAR that says version and product; components are closed in order.
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.at(-1)).toBe('END:VCALENDAR');
  for (const name of ['VERSION', 'PRODID', 'METHOD']) {
    expect(lines.filter((line) => line.startsWith(`${name}:`))).toHaveLength(1);
  }
  expect(lines).toContain('VERSION:2.0');
  const stack: string[] = [];
  let names: string[] = [];
  let hadAlarm = false;
  for (const line of lines) {
    const name = line.split(/[:;]/)[0] ?? '';
    if (line.startsWith('BEGIN:')) {
      stack.push(line.slice(6));
      if (line === 'BEGIN:VEVENT') [names, hadAlarm] = [[], false];
      if (line === 'BEGIN:VALARM') hadAlarm = true;
    } else if (line.startsWith('END:')) {
      expect(stack.pop()).toBe(line.slice(4));
      if (line !== 'END:VEVENT') continue;
      for (const property of ONCE) expect(names.filter((found) => found === property)).toEqual([property]);
    } else if (stack.at(-1) === 'VEVENT') {
      names.push(name);
      // §3.6.1: properties first, alarms after them.
      expect(hadAlarm, line).toBe(false);
    }
  }
  expect(stack).toEqual([]);

  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    // Both are days, or both are moments.
    expect(event.startDate.isDate).toBe(event.endDate.isDate);
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      sequence: event.sequence,
      alarms: component
        .getAllSubcomponents('valarm')
        .map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
    };
  });
  const uids = events.map(({ uid }) => uid);
  expect(new Set(uids).size).toBe(uids.length);
  return { name: String(calendar.getFirstPropertyValue('x-wr-calname')), events };
}
