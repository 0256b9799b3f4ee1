import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HELP } from '#src/help/directory.ts';
import { type HelpSituation, helpFor } from '#src/help/help-for.ts';
import { HelpNear } from '#src/help/schema.ts';
import { CASE_KINDS } from '#src/law/courts/case-kinds.ts';
import { COURTS, courtById } from '#src/law/courts/directory.ts';
import { US_STATES } from '#src/states.ts';

const NOTHING: HelpSituation = { state: null, court: null, caseKind: null, side: null };
const near = (situation: Partial<HelpSituation>) => helpFor({ ...NOTHING, ...situation });
const names = (situation: Partial<HelpSituation>) => near(situation).help.map(({ name }) => name);
const at = (id: string) => ({ court: courtById(id) });

describe('New Mexico', () => {
  test('a debt in the metropolitan court: its own self-help center, legal aid, who gives a lawyer, an interpreter', () => {
    const { help, note } = near({ ...at('nm.metropolitan'), caseKind: 'debt', side: 'defendant' });
    expect(help.map(({ name, phone }) => [name, phone])).toEqual([
      ['Self-Help Center, Bernalillo County Metropolitan Court', undefined],
      ['New Mexico Legal Aid', '833-545-4357'],
      ['Modest Means Helpline, State Bar Foundation of New Mexico', '888-856-9935'],
      ['Language Access Services of the New Mexico courts', undefined],
      ['Legal Resources for the Elderly Program, State Bar Foundation of New Mexico', '800-876-6657'],
    ]);
    expect(note).toBeNull();
  });

  test('the self-help center of one district is not shown to people of another', () => {
    expect(names(at('nm.district.1'))[0]).toBe('Self-Help Center, First Judicial District Court');
    expect(names(at('nm.district.3'))).not.toContain('Self-Help Center, First Judicial District Court');
    expect(names(at('nm.district.3'))).toContain('New Mexico courts: help for people without a lawyer');
  });

  test('a row says what it gives, to whom, where, and on which page it was read', () => {
    expect(near({ state: 'NM' }).help).toContainEqual({
      name: 'New Mexico Legal Aid',
      kind: 'legal-aid',
      phone: '833-545-4357',
      url: 'https://newmexicolegalaid.org',
      helps: 'Free advice and sometimes a lawyer: housing and eviction, debts, family, benefits',
      who: 'Low income',
      where: 'All of New Mexico',
      source: {
        title: 'Legal help in New Mexico, asinglemother.org',
        address: 'https://www.asinglemother.org/20899-2/',
        dated: '2025-09',
        retrieved: '2026-11-23',
      },
      verified: true,
    });
  });
});

describe('by county', () => {
  test('an eviction in Los Angeles: what is for renters there stands first', () => {
    const found = names({ ...at('ca.superior.los-angeles'), caseKind: 'eviction', side: 'defendant' });
    expect(found.slice(0, 2)).toEqual(['Stay Housed L.A.', 'Legal Aid Foundation of Los Angeles']);
    expect(found).toContain('Self-Help Center of your superior court');
    expect(found).toContain('Lawyer referral services certified by the State Bar of California');
  });

  test('a landlord is not sent to the help for renters', () => {
    const found = names({ ...at('ca.superior.los-angeles'), caseKind: 'eviction', side: 'plaintiff' });
    expect(found).not.toContain('Stay Housed L.A.');
  });

  test('a county of which no office is known gets what finds one', () => {
    const found = names({ ...at('ca.superior.modoc'), caseKind: 'debt' });
    expect(found).toContain('LawHelp.org');
    expect(found).not.toContain('Bay Area Legal Aid');
  });

  test('the county may stand in the court as it was entered', () => {
    const court = courtById('fl') ?? null;
    const entered = (courtName: string) => names({ state: 'FL', court, courtName, caseKind: 'debt' });
    expect(entered('County Court in and for Miami-Dade County, Florida')[0]).toBe(
      'Legal Services of Greater Miami',
    );
    expect(entered('IN THE COUNTY COURT, COUNTY OF MONROE')[0]).toBe('Legal Services of Greater Miami');
    expect(entered('County Court of Lake Worth')).not.toContain('Community Legal Services');
  });

  test('a borough is a county of New York City', () => {
    const found = names({
      state: 'NY',
      courtName: 'Civil Court of the City of New York, Housing Part, Brooklyn',
      caseKind: 'eviction',
      side: 'defendant',
    });
    expect(found).toContain('Right to Counsel of New York City');
    expect(found).toContain('The Legal Aid Society, Brooklyn');
    expect(found).not.toContain('The Legal Aid Society, Queens');
    expect(found).toContain('CourtHelp of the New York State courts');
  });

  test('where only regions are known, all of them are shown in words', () => {
    const { help } = near({ ...at('tx.justice.travis'), caseKind: 'eviction' });
    expect(help.filter(({ kind }) => kind === 'legal-aid').map(({ where }) => where)).toEqual([
      '72 counties of eastern Texas and the Gulf Coast',
      'Southern, central and western Texas',
      'Northern and western Texas',
    ]);
    const dallas = names({ ...at('tx.justice.dallas'), caseKind: 'eviction' });
    expect(dallas[0]).toBe('Legal Aid of NorthWest Texas');
    expect(dallas).not.toContain('Lone Star Legal Aid');
  });
});

describe('federal district courts', () => {
  test('the office of the court stands first, and the self-help of state courts is not named', () => {
    const found = near({ ...at('us.district.ny-s'), caseKind: 'civil' }).help;
    expect(found[0]).toMatchObject({ phone: '212-382-4794', where: 'People with a case in this court' });
    expect(found.map(({ name }) => name)).not.toContain('CourtHelp of the New York State courts');
    expect(found.map(({ name }) => name)).toContain('Clerk’s office of your federal district court');
  });

  test('a district without an office of its own: the clerk, and the legal aid of the state', () => {
    const found = names({ ...at('us.district.nm'), caseKind: 'debt' });
    expect(found).toContain('Clerk’s office of your federal district court');
    expect(found).toContain('New Mexico Legal Aid');
    expect(found).not.toContain('Federal Pro Se Clinic of Public Counsel');
  });

  test('a bankruptcy court is none', () => {
    const found = names({ ...at('us.bankruptcy.ny-s'), caseKind: 'bankruptcy' });
    expect(found).not.toContain('Clerk’s office of your federal district court');
    expect(found).not.toContain('CourtHelp of the New York State courts');
  });
});

describe('where nothing is known', () => {
  test('a state that was not read gets what serves every state, and is told so', () => {
    const { help, note } = near({ state: 'OH', caseKind: 'debt' });
    expect(note).toBe('No help in Ohio was read here. These find help in every state.');
    expect(help.map(({ name }) => name)).toEqual([
      'LawHelp.org',
      'Legal Services Corporation',
      'USA.gov: find free or low-cost legal help',
      '211',
      'FindLegalHelp.org of the American Bar Association',
    ]);
    expect(help.every(({ where }) => where === 'Every state')).toBe(true);
    expect(help.filter(({ verified }) => !verified).map(({ url }) => url)).toEqual([
      'https://www.usa.gov/legal-aid',
      'https://www.findlegalhelp.org',
    ]);
  });

  test('no state at all', () => {
    expect(near({}).note).toBe('The state is not known here. These find help in every state.');
  });

  test('a criminal case is not sent to civil legal aid', () => {
    expect(near({ state: 'TX', caseKind: 'criminal' }).help.map(({ kind }) => kind)).toEqual([
      'lawyer-referral',
    ]);
  });
});

describe('laws', () => {
  const situation = fc.record({
    state: fc.option(fc.constantFrom(...US_STATES.map(({ code }) => code)), { nil: null }),
    court: fc.option(fc.constantFrom(...COURTS), { nil: null }),
    courtName: fc.option(fc.string({ maxLength: 80 }), { nil: null }),
    caseKind: fc.option(fc.constantFrom(...CASE_KINDS), { nil: null }),
    side: fc.option(fc.constantFrom('plaintiff' as const, 'defendant' as const), { nil: null }),
  });
  const stateOf = (source: string, name: string) =>
    HELP.filter((row) => row.name === name && row.source.address === source).map(({ area }) => area.state);

  test('at most five, of the shape that is promised, and none of another state', () => {
    fc.assert(
      fc.property(situation, (given) => {
        const found = helpFor(given);
        expect(HelpNear.safeParse(found).success).toBe(true);
        expect(found.help.length).toBeLessThanOrEqual(5);
        expect(new Set(found.help.map(({ name }) => name)).size).toBe(found.help.length);
        const state = given.court?.state ?? given.state;
        for (const { name, source } of found.help)
          expect(stateOf(source.address, name).some((own) => own === null || own === state)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('in the courts of a state that was read, self-help and a lawyer referral are among them', () => {
    const civil = CASE_KINDS.filter((kind) => kind !== 'criminal');
    const courts = COURTS.filter(
      ({ state, system }) =>
        ['NM', 'CA', 'TX', 'FL', 'NY'].includes(state ?? '') && !system?.startsWith('federal_'),
    );
    fc.assert(
      fc.property(fc.constantFrom(...courts), fc.constantFrom(...civil), (court, caseKind) => {
        const kinds = helpFor({ ...NOTHING, court, caseKind }).help.map(({ kind }) => kind);
        expect(kinds).toContain('self-help');
        expect(kinds).toContain('lawyer-referral');
        expect(kinds).toContain('legal-aid');
      }),
      { numRuns: 300 },
    );
  });
});
