/** What the law calls companies by; no company is told from another by it. Points are gone from what is compared. */
const FORMS = 'inc|incorporated|ll?c|pllc|ll?p|pc|corp|corporation|co|company|ltd|limited|na';
const KINDS =
  'bank|credit union|association|trust|funds?|funding|capital|properties|apartments|holdings|enterprises|foundation|partners|partnership|group|management|services?|insurance|union|university|college|schools?|hospital|church|department|division|bureau|board|office|agency|administration|authority|commission|center|police|county|city|state|district|council|committee|society|labs?|laborator(?:y|ies)|clinic|club|associates|dept|attorneys at law|law (?:firm|offices?)';
const ORGANIZATION = new RegExp(`\\b(?:${FORMS}|${KINDS})\\b`, 'i');
const FORM = new RegExp(`^(?:${FORMS})$`, 'i');
/** Whoever nobody named may be 'in possession of the apartments': of them the last word alone tells. */
const COMPANY_AT_END = new RegExp(`\\b(?:${FORMS}|management|services)$`, 'i');

/** 'L.L.C.' is 'LLC'. */
const withoutPoints = (text: string) => text.replace(/(?<=\b\p{L})\.\s?(?=\p{L}\b)|\./gu, '');

/** Whether a name is that of a company, an office or another organization, as far as its words tell. */
export const isOrganization = (name: string): boolean => ORGANIZATION.test(withoutPoints(name));

/** Whether a name ends as that of a company. */
export const endsAsCompany = (name: string): boolean => COMPANY_AT_END.test(withoutPoints(name).trim());

/** Whether a word says only what form a company has: 'llc'. */
export const isCompanyForm = (word: string): boolean => FORM.test(word);
