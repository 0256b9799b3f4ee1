import { expect, test } from 'vitest';
import { dueName } from '#src/assistant/due-name.ts';

test.each([
  ['Each party shall file a witness list no later than January 4, 2027.', 'Witness list'],
  ['Defendant shall file a reply within 15 days after the response is served.', 'Reply'],
  ['The parties must exchange their exhibit lists by March 3, 2027.', 'Exhibit lists'],
  ['A scheduling\nconference is set for January 14, 2027 at 9:30 a.m.', 'Scheduling conference'],
  ['A hearing on the motion to dismiss is set for April 9, 2026.', 'Hearing'],
  ['THIS MATTER is set for TRIAL on June 1, 2027.', 'Trial'],
  ['You are required to appear on June 1, 2027.', 'Order setting hearing'],
])('%s', (text, name) => {
  expect(dueName({ text, filename: 'order-setting_hearing.pdf' })).toBe(name);
});

test('long words take no time', () => {
  const text = `Each party shall file ${'a-'.repeat(50_000)} ${'word '.repeat(20_000)}`;
  expect(dueName({ text, filename: 'order.pdf' })).toBe('Order');
});
