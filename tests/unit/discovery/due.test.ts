import { assert, constantFrom, date, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DueInput, discoveryDues } from '#src/discovery/due.ts';
import {
  answererOf,
  interrogatoryLimit,
  type SilenceInput,
  silenceLevel,
  silenceWarning,
} from '#src/discovery/duties.ts';
import { REQUEST_KINDS } from '#src/discovery/schema.ts';
import { SERVICE_METHODS } from '#src/law/calculation-schema.ts';
import { rulesFor } from '#src/law/case-law.ts';
import { COURT_SYSTEMS, JURISDICTIONS } from '#src/law/court-systems.ts';

const GIVEN: DueInput = {
  jurisdiction: 'federal',
  kind: 'civil',
  kinds: ['interrogatory'],
  service: { servedOn: '2026-03-02', serviceMethod: 'personal', mailedFrom: null },
  askedOf: 'defendant',
  summonsServedOn: null,
  today: '2026-03-05',
};
type Given = Partial<Omit<DueInput, 'service'>> & { service?: Partial<DueInput['service']> };
const dues = ({ service, ...rest }: Given = {}) =>
  discoveryDues({ ...GIVEN, ...rest, service: { ...GIVEN.service, ...service } });

describe('discoveryDues', () => {
  it.each([
    // 30 days from Mon, Mar 2, 2026 is Wed, Apr 1; mail adds 3 days, which ends on a Saturday in 2026.
    ['federal', '2026-03-02', 'personal', '2026-04-01'],
    ['federal', '2026-03-02', 'electronic', '2026-04-01'],
    ['federal', '2026-03-02', 'mail', '2026-04-06'],
    // Day 30 is Sat, Apr 4: Monday, and 3 more days for the mail.
    ['federal', '2026-03-05', 'personal', '2026-04-06'],
    ['federal', '2026-03-05', 'mail', '2026-04-09'],
    ['new_mexico_district', '2026-06-01', 'personal', '2026-07-01'],
    ['new_mexico_district', '2026-06-19', 'personal', '2026-07-20'],
    ['new_mexico_district', '2026-10-28', 'personal', '2026-11-30'],
    // Electronic service adds nothing that we could check: the earlier date is kept.
    ['new_mexico_district', '2026-06-01', 'electronic', '2026-07-01'],
    ['california', '2026-03-02', 'personal', '2026-04-01'],
    ['california', '2026-03-02', 'mail', '2026-04-06'],
    ['texas_district', '2026-03-02', 'personal', '2026-04-01'],
    // Day 30 and 3 days for the mail: Sat, Apr 4, so Monday.
    ['texas_district', '2026-03-02', 'mail', '2026-04-06'],
    ['texas_district', '2026-03-02', 'electronic', '2026-04-01'],
  ] as const)('%s, served %s by %s: %s', (jurisdiction, servedOn, serviceMethod, expected) => {
    const [due] = dues({ jurisdiction, service: { servedOn, serviceMethod } });
    expect(due?.date).toBe(expected);
    expect(due?.steps.length).toBeGreaterThan(1);
  });

  it('California mail from another state adds 10 days', () => {
    const [due] = dues({
      jurisdiction: 'california',
      service: { serviceMethod: 'mail', mailedFrom: 'other_state' },
    });
    expect(due?.date).toBe('2026-04-13');
  });

  it.each([
    // Five days from Mon, Mar 2, 2026 are Sat, Mar 7: Monday. Mail adds 5 days, electronic service 2 court days.
    ['2026-03-02', 'personal', '2026-03-09'],
    ['2026-03-03', 'personal', '2026-03-09'],
    ['2026-03-04', 'personal', '2026-03-09'],
    ['2026-03-05', 'personal', '2026-03-10'],
    ['2026-03-05', 'mail', '2026-03-16'],
    ['2026-03-05', 'electronic', '2026-03-12'],
    // Day 5 is Cesar Chavez Day.
    ['2026-03-26', 'personal', '2026-04-01'],
  ] as const)('California, in an eviction, served %s by %s: %s', (servedOn, serviceMethod, expected) => {
    const found = dues({
      jurisdiction: 'california',
      kind: 'eviction',
      kinds: [...REQUEST_KINDS],
      service: { servedOn, serviceMethod },
    });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ date: expected, deadlineType: 'discovery_responses_in_eviction_due' });
    expect(found[0]?.kinds).toEqual([...REQUEST_KINDS]);
    expect(found[0]?.caveats.join(' ')).toMatch(/verify .*with the clerk/i);
  });

  it('no ordinary rule is counted in a kind of case that has none', () => {
    for (const jurisdiction of JURISDICTIONS) {
      for (const kind of ['criminal', 'family', 'bankruptcy', 'small_claims'] as const) {
        const named = Object.values(COURT_SYSTEMS[jurisdiction].discovery ?? {}).flat();
        const isHeld = rulesFor(jurisdiction, kind).some(({ id }) => named.includes(id));
        const counted = dues({ jurisdiction, kind, kinds: [...REQUEST_KINDS] });
        expect(counted.length > 0, `${jurisdiction} ${kind}`).toBe(isHeld);
      }
    }
    expect(dues({ jurisdiction: 'federal', kind: 'family', kinds: [...REQUEST_KINDS] })).toEqual([]);
    expect(dues({ jurisdiction: 'federal', kind: 'eviction' })).toEqual([]);
    expect(dues({ jurisdiction: 'new_mexico_district', kind: 'eviction' })).toEqual([]);
  });

  it('New Mexico has a rule of its own for papers and things', () => {
    const found = dues({ jurisdiction: 'new_mexico_district', kinds: [...REQUEST_KINDS] });
    expect(found.map(({ kinds, citation }) => [citation, ...kinds])).toEqual([
      ['Rules 1-033, 1-036 NMRA', 'interrogatory', 'admission'],
      ['Rule 1-034 NMRA', 'production'],
    ]);
  });

  it('what was not read in a source says so', () => {
    expect(dues({ jurisdiction: 'california' })[0]?.caveats.join(' ')).toMatch(/verify .*with the clerk/i);
    expect(dues({ jurisdiction: 'new_mexico_district' })[0]?.caveats.join(' ')).toMatch(/45 days/);
  });

  it('a defendant’s 45 days in New Mexico, from the summons', () => {
    const early = { jurisdiction: 'new_mexico_district', summonsServedOn: '2026-02-20' } as const;
    const [due] = dues(early);
    expect(due?.date).toBe('2026-04-01');
    expect(due?.caveats[0]).toBe(
      'The summons was served on Fri, Feb 20, 2026, so the defendant may have until Mon, Apr 6, 2026, 45 days after it. Keep to the earlier date, or verify with the clerk.',
    );
    expect(dues({ ...early, askedOf: 'plaintiff' })[0]?.caveats.join()).not.toContain('Feb 20');
    expect(dues({ ...early, summonsServedOn: '2026-01-05' })[0]?.caveats.join()).not.toContain('Jan 5');
    expect(dues({ ...early, jurisdiction: 'federal' })[0]?.caveats.join()).not.toContain('Feb 20');
  });

  it('no date where the court’s rule is not known', () => {
    expect(dues({ jurisdiction: 'new_mexico_magistrate', kinds: [...REQUEST_KINDS] })).toEqual([]);
    expect(dues({ kinds: [] })).toEqual([]);
  });

  // Of a Friday that may be a holiday nobody knows whether the clerk is there: the Thursday before it is kept, day 29.
  it('is at least 30 days after service, or the open day before a debated Friday, and no reading is earlier', () => {
    assert(
      property(
        constantFrom(...JURISDICTIONS),
        constantFrom(...SERVICE_METHODS),
        date({ min: new Date('2025-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        (jurisdiction, serviceMethod, day) => {
          const servedOn = day.toISOString().slice(0, 10);
          for (const due of dues({
            jurisdiction,
            kinds: [...REQUEST_KINDS],
            service: { servedOn, serviceMethod },
          })) {
            const daysAfter = (date: string) => (Date.parse(date) - Date.parse(servedOn)) / 86_400_000;
            const isDebated = due.caveats.some((caveat) =>
              caveat.includes('counts as a legal holiday under'),
            );
            expect(daysAfter(due.date)).toBeGreaterThanOrEqual(isDebated ? 29 : 30);
            expect(daysAfter(due.latest)).toBeGreaterThanOrEqual(30);
            expect(due.latest >= due.date).toBe(true);
          }
        },
      ),
      { numRuns: 60, examples: [['federal', 'personal', new Date('2028-10-11')]] },
    );
  });
});

describe('answererOf', () => {
  it.each([
    ['plaintiff', 'plaintiff', 'they'],
    ['defendant', 'plaintiff', 'you'],
    ['plaintiff', 'defendant', 'you'],
    ['defendant', 'defendant', 'they'],
    [null, 'defendant', 'unknown'],
  ] as const)('on the side of %s, what the %s asks is answered by: %s', (side, askedBy, expected) => {
    expect(answererOf(side, askedBy)).toBe(expected);
  });
});

describe('silence admits', () => {
  it.each([
    [null, 'unknown'],
    ['2026-04-20', 'far'],
    ['2026-04-16', 'far'],
    ['2026-04-15', 'near'],
    ['2026-04-05', 'near'],
    ['2026-04-04', 'urgent'],
    ['2026-04-02', 'urgent'],
    ['2026-04-01', 'today'],
    ['2026-03-31', 'passed'],
  ] as const)('due %s on Apr 1: %s', (due, level) => {
    expect(silenceLevel(due, '2026-04-01')).toBe(level);
  });

  const ASKED: SilenceInput = {
    due: '2026-04-15',
    isServiceKnown: true,
    today: '2026-04-01',
    open: 3,
    answerer: 'you',
    askedBy: 'plaintiff',
    jurisdiction: 'federal',
    kind: 'civil',
  };
  const warn = (part: Partial<SilenceInput>) => silenceWarning({ ...ASKED, ...part });

  it('says nothing when none is open', () => {
    expect(warn({ open: 0 })).toBeNull();
  });

  it.each([
    [{}, '14 days left to answer 3 requests for admission'],
    [{ today: '2026-04-12' }, '3 days left to answer 3 requests for admission'],
    [{ today: '2026-04-14', open: 1 }, '1 day left to answer 1 request for admission'],
    [{ today: '2026-04-15' }, 'Today is the last day to answer 3 requests for admission'],
    [{ today: '2026-04-16' }, 'The day to answer 3 requests for admission has passed: Wed, Apr 15, 2026'],
    [{ answerer: 'they' }, 'The defendant has 14 days left to answer 3 requests for admission'],
    [{ due: null, isServiceKnown: false, open: null }, 'Answer the requests for admission in time'],
  ] satisfies [Partial<SilenceInput>, string][])('%j: %s', (part, title) => {
    expect(warn(part)?.title).toBe(title);
  });

  it('before the day it says what silence does', () => {
    expect(warn({})?.text).toBe(
      'What you do not answer by Wed, Apr 15, 2026 counts as admitted. The court then takes it as true without any proof. Answer each in writing, sign, and serve the paper by that day. If you need more time, ask for it before then.',
    );
  });

  it.each([
    ['federal', 'may now be treated as admitted by you', '(FRCP 36(b))'],
    ['new_mexico_district', 'may now be treated as admitted by you', '(Rule 1-036(B) NMRA)'],
  ] as const)('after it, in %s', (jurisdiction, may, cite) => {
    const text = warn({ today: '2026-04-20', jurisdiction })?.text;
    expect(text).toContain(may);
    expect(text).toContain(`A court can permit an admission to be withdrawn ${cite}.`);
    expect(text).toContain('Serve your answers at once');
  });

  it('in California silence admits by an order of the court alone', () => {
    const before = warn({ jurisdiction: 'california' })?.text;
    const unknown = warn({ jurisdiction: 'california', due: null, isServiceKnown: false })?.text;
    const theirs = warn({ jurisdiction: 'california', answerer: 'they' })?.text;
    for (const text of [before, unknown, theirs]) {
      expect(text).not.toMatch(/ counts as admitted\. The court then/);
      expect(text).toMatch(/court order .*\(CCP 2033\.280\)/);
    }
    expect(before).toContain('by Wed, Apr 15, 2026 can be taken as true');
    expect(before).toContain('serve the paper by that day');
    const after = warn({ jurisdiction: 'california', today: '2026-04-20' })?.text;
    expect(after).toMatch(/^Serve your answers at once/);
    expect(after).toContain('serve answers in proper form before the hearing of that motion');
    expect(after).toContain(
      'a court can permit an admission to be withdrawn (CCP 2033.300; verify with the clerk)',
    );
  });

  it('in a California small claim nothing is said to be admitted: there is no discovery (CCP 116.310)', () => {
    for (const today of ['2026-04-01', '2026-04-20'] as const) {
      const said = warn({ jurisdiction: 'california', kind: 'small_claims', today });
      expect(said?.text).toContain('(CCP 116.310)');
      expect(said?.text).not.toMatch(/2033|counts as admitted|treated as admitted/);
    }
    expect(warn({ jurisdiction: 'texas_justice', kind: 'small_claims' })?.text).not.toContain('116.310');
  });

  it('where the court’s rule is not known, silence can admit', () => {
    for (const jurisdiction of ['new_mexico_magistrate', null] as const) {
      expect(warn({ jurisdiction, due: null })?.text).toContain('in time can count as admitted');
    }
  });

  it('what is not known is asked for', () => {
    expect(warn({ due: null, isServiceKnown: false })?.text).toContain(
      'Enter the day on which they were served',
    );
    expect(warn({ due: null, jurisdiction: null })?.text).toContain('Ask the clerk today.');
  });
});

describe('interrogatoryLimit', () => {
  it.each([
    ['federal', 12, 12, 'no'],
    ['federal', 25, 25, 'no'],
    ['federal', 20, 31, 'maybe'],
    ['federal', 26, 26, 'yes'],
    ['new_mexico_district', 50, 50, 'no'],
    ['new_mexico_district', 40, 51, 'maybe'],
    ['new_mexico_district', 60, 60, 'yes'],
    ['texas_district', 60, 60, 'unknown'],
    ['california', 36, 36, 'unknown'],
    [null, 3, 3, 'unknown'],
  ] as const)('%s, %s of them, %s with sub-parts: %s', (jurisdiction, count, withParts, isOver) => {
    const note = interrogatoryLimit(jurisdiction, { count, withParts });
    expect(note?.isOver).toBe(isOver);
    if (isOver === 'maybe' || isOver === 'yes')
      expect(note?.text).toContain('A part that asks a separate thing counts as one more.');
    if (isOver === 'unknown') expect(note?.text).toContain('Verify with the clerk.');
    else if (jurisdiction === 'federal') expect(note?.text).toContain('FRCP 33(a)(1) allows 25');
    else expect(note?.text).toContain('Rule 1-033(A) NMRA allows 50');
  });

  it('nothing about none', () => {
    expect(interrogatoryLimit('federal', { count: 0, withParts: 0 })).toBeNull();
  });
});
