import { CASE_KINDS } from '../../law/courts/case-kinds.ts';
import type { HelpRow } from '../schema.ts';
import { readAt } from './read-at.ts';

const GUIDE = readAt(
  'Guide to free legal aid, ourtaxpartner.com',
  'https://www.ourtaxpartner.com/post/how-to-find-and-access-free-legal-aid-services-near-you',
);
const FEDERAL_CLERK = readAt(
  'Finding a lawyer, U.S. District Court for the Eastern District of Texas',
  'https://coop.txed.uscourts.gov/?q=finding-lawyer',
);

/** What finds help in every state, and in every federal district court. */
export const NATIONAL_HELP: readonly HelpRow[] = [
  {
    id: 'us-lawhelp',
    name: 'LawHelp.org',
    kind: 'legal-aid',
    url: 'https://www.lawhelp.org',
    helps: 'A list of free legal aid by state and by kind of problem',
    who: 'Low income',
    area: { state: null },
    source: GUIDE,
    known: 'read',
  },
  {
    id: 'us-lsc',
    name: 'Legal Services Corporation',
    kind: 'legal-aid',
    url: 'https://www.lsc.gov',
    helps: 'The legal aid office that is paid by Congress where you live',
    who: 'Low income',
    area: { state: null },
    source: GUIDE,
    known: 'read',
  },
  {
    id: 'us-usagov',
    name: 'USA.gov: find free or low-cost legal help',
    kind: 'legal-aid',
    url: 'https://www.usa.gov/legal-aid',
    helps: 'The government’s own list of ways to free and low-cost legal help',
    area: { state: null },
    source: readAt('USA.gov, not read', 'https://www.usa.gov/legal-aid'),
    known: 'memory',
  },
  {
    id: 'us-findlegalhelp',
    name: 'FindLegalHelp.org of the American Bar Association',
    kind: 'lawyer-referral',
    url: 'https://www.findlegalhelp.org',
    helps: 'Lawyer referral, free help and self-help of each state',
    cases: [...CASE_KINDS],
    area: { state: null },
    source: readAt('FindLegalHelp.org, not read', 'https://www.findlegalhelp.org'),
    known: 'memory',
  },
  {
    id: 'us-211',
    name: '211',
    kind: 'legal-aid',
    phone: '211',
    helps: 'The way to services near you, legal aid among them',
    area: { state: null },
    source: GUIDE,
    known: 'read',
  },
  {
    id: 'us-district-clerk',
    name: 'Clerk’s office of your federal district court',
    kind: 'lawyer-referral',
    helps: 'The name of a lawyer referral service; no legal advice',
    cases: ['civil', 'debt', 'other'],
    area: { state: null, isFederal: true },
    source: FEDERAL_CLERK,
    known: 'read',
  },
];
