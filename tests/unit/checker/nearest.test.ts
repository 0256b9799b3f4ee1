import { describe, expect, test } from 'vitest';
import { nearestWords } from '#src/checker/nearest.ts';

const LEASE = {
  id: 'lease',
  filename: 'lease.pdf',
  text: `The rent is due on the first day. Rent: $1,150.\n\fThe landlord shall return the deposit of $900 within thirty days.
The tenant shall keep the premises clean.`,
};
const OTHER = {
  id: 'other',
  filename: 'other.pdf',
  text: 'The landlord shall mow. Thirty days of deposit talk.',
};

describe('the nearest words', () => {
  test('are those of the sentence that a bent quotation comes from', () => {
    const [near] = nearestWords({
      papers: [OTHER, LEASE],
      quotes: ['"the landlord shall keep the deposit of $900 within thirty days"'],
    });
    expect(near).toMatchObject({ documentId: 'lease', filename: 'lease.pdf', page: 2, verified: true });
    expect(near?.quote).toBe('The landlord shall return the deposit of $900 within thirty days.');
    expect(LEASE.text.slice(near?.start, near?.end)).toBe(near?.quote);
  });

  test('are none for an invented quotation, one of few words, and none at all', () => {
    const quotes = ['"nobody ever promised a swimming pool on the roof"', '"thirty days"', ''];
    expect(nearestWords({ papers: [LEASE, OTHER], quotes })).toEqual([null, null, null]);
    expect(nearestWords({ papers: [], quotes })).toEqual([null, null, null]);
  });

  test('of a sentence without an end are cut between words', () => {
    const words = `${'padding '.repeat(60)}the gate of the northern orchard was left open ${'padding '.repeat(60)}`;
    const [near] = nearestWords({
      papers: [{ ...LEASE, text: words }],
      quotes: ['"the gate of the northern orchard was left ajar open"'],
    });
    expect(near?.quote.length).toBeLessThan(350);
    expect(near?.quote).toMatch(/^padding /);
    expect(near?.quote).toContain('the gate of the northern orchard was left open');
  });

  test('take a moment in a long paper with many quotations', () => {
    const text = 'the landlord and the tenant talked of deposit and rent for thirty days\n'.repeat(5_000);
    const quotes = Array.from(
      { length: 100 },
      (_, at) => `"landlord deposit rent thirty days unicorn number ${at}"`,
    );
    expect(nearestWords({ papers: [{ ...LEASE, text }], quotes })).toHaveLength(100);
  });
});
