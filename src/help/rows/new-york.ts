import { CASE_KINDS } from '../../law/courts/case-kinds.ts';
import type { HelpRow } from '../schema.ts';
import { readAt } from './read-at.ts';

const STATE = { state: 'NY' } as const;
const CITY = {
  state: 'NY',
  counties: ['Bronx', 'Kings', 'New York', 'Queens', 'Richmond'],
  places: ['City of New York', 'New York City', 'Bronx', 'Brooklyn', 'Manhattan', 'Queens', 'Staten Island'],
};

/** The Legal Aid Society has an office in each borough; of the Bronx two pages name two numbers, so it is left out. */
function borough(name: string, county: string, phone: string): HelpRow {
  return {
    id: `ny-legal-aid-society-${name.toLowerCase().replaceAll(' ', '-')}`,
    name: `The Legal Aid Society, ${name}`,
    kind: 'legal-aid',
    phone,
    url: 'https://legalaidnyc.org',
    helps: 'Free help of a lawyer in housing, evictions among it',
    who: 'Low income',
    cases: ['eviction'],
    side: 'defendant',
    area: { state: 'NY', counties: [county], places: [name] },
    source: readAt('Housing, The Legal Aid Society', 'https://legalaidnyc.org/get-help/housing-problems/'),
    known: 'read',
  };
}

/** Help in New York. */
export const NEW_YORK_HELP: readonly HelpRow[] = [
  {
    id: 'ny-court-help',
    name: 'CourtHelp of the New York State courts',
    kind: 'self-help',
    phone: '800-268-7869',
    url: 'https://www.nycourts.gov/courthelp/',
    hours: 'Monday to Friday, 9:00 to 5:00',
    helps: 'Information about the courts and their help centers; no legal advice',
    area: STATE,
    source: readAt('New York courts, at NYC 311', 'https://portal.311.nyc.gov/article/?kanumber=KA-02666'),
    known: 'read',
  },
  {
    id: 'ny-state-bar',
    name: 'Lawyer referral, New York State Bar Association',
    kind: 'lawyer-referral',
    url: 'https://nysba.org',
    helps: 'The name of a lawyer near you; the first 30 minutes cost $35, in some kinds of case nothing',
    cases: [...CASE_KINDS],
    area: STATE,
    source: readAt(
      'Finding legal assistance, New York City Civil Court',
      'https://ww2.nycourts.gov/COURTS/nyc/civil/legalassistance.shtml',
    ),
    known: 'read',
  },
  {
    id: 'ny-law-help',
    name: 'LawHelpNY',
    kind: 'legal-aid',
    url: 'https://www.lawhelpny.org',
    helps: 'The free legal aid office for where you live',
    who: 'Low income',
    area: STATE,
    source: readAt('LawHelpNY on free and low-cost help', 'https://www.lawhelpny.org/es/node/2954'),
    known: 'read',
  },
  {
    id: 'ny-central',
    name: 'Legal Services of Central New York',
    kind: 'legal-aid',
    phone: '315-703-6500',
    address: '472 South Salina Street, Suite 300, Syracuse, NY 13202',
    helps: 'Free help of a lawyer in civil cases',
    who: 'Low income',
    area: {
      state: 'NY',
      counties: [
        ...['Broome', 'Cayuga', 'Chenango', 'Cortland', 'Delaware', 'Herkimer', 'Jefferson'],
        ...['Lewis', 'Madison', 'Oneida', 'Onondaga', 'Otsego', 'Oswego'],
      ],
    },
    source: readAt(
      'Legal Services of Central New York, at cpfamilynetwork.org',
      'https://cpfamilynetwork.org/resources/resources-guide/legal-services-of-central-new-york-inc/',
    ),
    known: 'read',
  },
  {
    id: 'ny-right-to-counsel',
    name: 'Right to Counsel of New York City',
    kind: 'legal-aid',
    phone: '311',
    url: 'https://www1.nyc.gov/site/hra/help/legal-services-for-tenants.page',
    helps: 'A free lawyer against an eviction: ask for “Right to Counsel”',
    who: 'Tenants in the city, whatever their immigration status',
    cases: ['eviction'],
    side: 'defendant',
    area: CITY,
    source: readAt(
      'Legal services for tenants, City of New York',
      'https://www1.nyc.gov/site/hra/help/legal-services-for-tenants.page',
    ),
    known: 'read',
  },
  {
    id: 'ny-legal-services-nyc',
    name: 'Legal Services NYC',
    kind: 'legal-aid',
    phone: '917-661-4500',
    url: 'https://www.legalservicesnyc.org',
    hours: 'Monday to Friday, 9:30 to 4:00, in any language',
    helps: 'Free help in civil cases',
    who: 'Low income',
    area: CITY,
    source: readAt('How to ask Legal Services NYC for help', 'https://legalservicesnyc.org/?p=704'),
    known: 'read',
  },
  borough('Manhattan', 'New York', '212-426-3000'),
  borough('Brooklyn', 'Kings', '718-722-3100'),
  borough('Queens', 'Queens', '718-286-2450'),
  borough('Staten Island', 'Richmond', '347-422-5333'),
  {
    id: 'ny-city-bar',
    name: 'Legal Referral Service, New York City Bar Association',
    kind: 'lawyer-referral',
    phone: '212-626-7373',
    url: 'https://www.nycbar.org',
    helps: 'The name of a lawyer, or another way to handle it',
    cases: [...CASE_KINDS],
    area: CITY,
    source: readAt(
      'Legal assistance, New York City Rent Guidelines Board',
      'https://www1.nyc.gov/site/rentguidelinesboard/resources/legal-assistance.page',
    ),
    known: 'read',
  },
  {
    id: 'ny-interpreter',
    name: 'Office of Language Access of the New York State courts',
    kind: 'interpreter',
    phone: '646-386-5670',
    url: 'https://www.nycourts.gov/COURTHELP/GoingToCourt/interpreters.shtml',
    helps:
      'A free interpreter, also of sign language. Ask the chief clerk of your court, or ask this office how to reach the clerk',
    cases: [...CASE_KINDS],
    area: STATE,
    source: readAt(
      'Language help, New York State courts',
      'https://www.nycourts.gov/COURTHELP/GoingToCourt/interpreters.shtml',
    ),
    known: 'read',
  },
];
