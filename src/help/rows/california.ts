import { CASE_KINDS } from '../../law/courts/case-kinds.ts';
import type { HelpRow } from '../schema.ts';
import { readAt } from './read-at.ts';

const STATE = { state: 'CA' } as const;
const COURTS = readAt(
  'Court-based self-help services, California courts',
  'https://selfhelp.courts.ca.gov/court-based-self-help-services',
);
const LAFLA = readAt(
  'Housing, Legal Aid Foundation of Los Angeles',
  'https://lafla.org/get-help/housing-homelessness/',
);

/** Help in California. */
export const CALIFORNIA_HELP: readonly HelpRow[] = [
  {
    id: 'ca-self-help',
    name: 'Self-Help Center of your superior court',
    kind: 'self-help',
    url: 'https://selfhelp.courts.ca.gov/court-based-self-help-services',
    helps:
      'Free help with forms and with what to do next, whatever you earn; no legal advice. Which cases it takes is different in each county',
    area: STATE,
    source: COURTS,
    known: 'read',
  },
  {
    id: 'ca-family-facilitator',
    name: 'Family law facilitator of your superior court',
    kind: 'self-help',
    url: 'https://selfhelp.courts.ca.gov/court-based-self-help-services',
    helps: 'Free help with forms on children, support and parentage, by a lawyer who works for the court',
    cases: ['family'],
    area: STATE,
    source: COURTS,
    known: 'read',
  },
  {
    id: 'ca-lawyer-referral',
    name: 'Lawyer referral services certified by the State Bar of California',
    kind: 'lawyer-referral',
    url: 'https://www.calbar.ca.gov',
    helps:
      'The name of a lawyer who is insured and knows your kind of case; at a lower price for people of small means',
    cases: [...CASE_KINDS],
    area: STATE,
    source: readAt(
      'Public help topics, State Bar of California',
      'https://www.calbar.ca.gov/public-help-topics?page=0',
    ),
    known: 'read',
  },
  {
    id: 'ca-bay-area-legal-aid',
    name: 'Bay Area Legal Aid',
    kind: 'legal-aid',
    phone: '800-551-5554',
    url: 'https://baylegal.org',
    helps: 'Free advice and sometimes a lawyer: housing, debts, family violence, benefits',
    who: 'Low income',
    cases: ['civil', 'debt', 'eviction', 'small_claims', 'family', 'other'],
    area: {
      state: 'CA',
      counties: ['Alameda', 'Contra Costa', 'Marin', 'Napa', 'San Francisco', 'San Mateo', 'Santa Clara'],
    },
    source: readAt(
      'How to reach Bay Area Legal Aid',
      'https://baylegal.org/homepage/baylegals-covid-19-response/',
    ),
    known: 'read',
  },
  {
    id: 'ca-lafla',
    name: 'Legal Aid Foundation of Los Angeles',
    kind: 'legal-aid',
    phone: '800-399-4529',
    url: 'https://lafla.org',
    helps: 'Free advice and sometimes a lawyer, in housing above all',
    who: 'Low income',
    area: { state: 'CA', counties: ['Los Angeles'] },
    source: LAFLA,
    known: 'read',
  },
  {
    id: 'ca-stay-housed-la',
    name: 'Stay Housed L.A.',
    kind: 'legal-aid',
    phone: '888-694-0040',
    url: 'https://www.stayhousedla.org',
    helps: 'Free advice for renters, and sometimes a lawyer against an eviction',
    who: 'Renters of low income',
    cases: ['eviction'],
    side: 'defendant',
    area: { state: 'CA', counties: ['Los Angeles'] },
    source: LAFLA,
    known: 'read',
  },
  {
    id: 'ca-orange',
    name: 'Legal Aid Society of Orange County (Community Legal Services)',
    kind: 'legal-aid',
    phone: '800-834-5001',
    helps: 'Free advice and sometimes a lawyer in civil cases',
    who: 'Low income',
    area: { state: 'CA', counties: ['Orange'] },
    source: readAt(
      'Questions and answers, Legal Aid Society of Orange County',
      'http://www.legal-aid.com/about-us/faq/',
    ),
    known: 'read',
  },
  {
    id: 'ca-central',
    name: 'Central California Legal Services',
    kind: 'legal-aid',
    phone: '800-675-8001',
    helps: 'Free help for renters who are to be evicted',
    who: 'Low income',
    cases: ['eviction'],
    side: 'defendant',
    area: { state: 'CA', counties: ['Fresno'] },
    source: readAt(
      'Santa Ynez Valley News on eviction notices',
      'https://syvnews.com/i-received-an-eviction-notice-what-should-i-do/article_906cc7b0-409e-5729-80d9-e41f11ced36b.html',
      '2021-10-01',
    ),
    known: 'read',
  },
  {
    id: 'ca-interpreter',
    name: 'Court interpreters of the California courts',
    kind: 'interpreter',
    url: 'https://selfhelp.courts.ca.gov/court-basics/help-at-court',
    helps: 'A free interpreter in court: ask your court’s language access representative',
    cases: [...CASE_KINDS],
    area: STATE,
    source: readAt(
      'Help at your court, California courts',
      'https://selfhelp.courts.ca.gov/court-basics/help-at-court?rdeLocaleAttr=en',
    ),
    known: 'read',
  },
];
