/** Statutes, rules, regulations and constitutions of any jurisdiction, by how they are written. */

import { MONTH_WORD } from '../../text/day-words.ts';

const SUB = '(?:\\s?\\([\\dA-Za-z]{1,4}\\)){0,6}';
const NUMBER = `\\d{1,5}[A-Za-z]{0,3}(?:[-‑–.:]\\d{1,6}[A-Za-z]{0,3}){0,5}${SUB}`;
const SIGN = '(?:§{1,2}|[Ss]ec(?:tion|\\.)s?)';
const ABBREVIATED = "(?:\\p{Lu}[\\p{L}'’]{0,9}\\.\\s?){1,5}";
const NEXT = `(?:,\\s(?:subd(?:ivision|\\.)?|par(?:agraph|\\.)?)\\s?\\(?\\w{1,3}\\)?)?`;

export const LAW_FORMS: readonly RegExp[] = [
  // 'Fla. R. Civ. P. 1.540(b)', 'Minn. R. Gen. Prac. 130', 'Fed. Cir. R. 36', 'N.J. Ct. R. 4:5-4'.
  new RegExp(
    `${ABBREVIATED}R\\.\\s?(?:(?!${MONTH_WORD}\\b)\\p{Lu}[\\p{L}]{0,7}\\.\\s?){0,4}(?:${SIGN}\\s?)?${NUMBER}`,
    'gu',
  ),
  // 'Minn. Stat. § 491A.01, subd. 5', 'Ind.Code § 35-42-1-1', 'N.C. Gen.Stat. § 1A-1', 'Md. Code, Bus. § 10'.
  new RegExp(
    `(?<![\\p{L}'’])(?:\\p{Lu}[\\p{L}'’]{0,12}(?:\\.,?\\s?|,?\\s)(?:&\\s)?){1,7}(?:Stat(?:utes?)?|Code|Law|Laws|Ann|Rev)\\.?,?(?:\\s?(?:Ann|Stat|Rev|Supp)\\.?){0,3},?\\s?${SIGN}\\s?${NUMBER}${NEXT}`,
    'gu',
  ),
  // 'General Statutes (Rev. to 2013) § 17a-593', 'Labor Law § 240(1)'.
  new RegExp(
    `(?:\\p{Lu}[\\p{Ll}]{2,14}\\s(?:and\\s|&\\s)?){1,4}(?:\\([^)]{2,30}\\)\\s)?${SIGN}\\s?${NUMBER}${NEXT}`,
    'gu',
  ),
  // 'RCW 9.41.800', 'MCL 600.745(3)', 'HRS § 92-3', 'N.J.S.A. 2A:14-3', 'O.C.G.A. § 15-11-94', 'CPLR 3212(b)'.
  new RegExp(
    `\\b(?:\\d{1,3}\\s)?(?:(?:\\p{Lu}\\.\\s?){2,6}|\\p{Lu}{2,6})\\s(?:Ann\\.\\s)?(?:${SIGN}\\s?${NUMBER}|\\d{1,5}[A-Z]?[.:]\\d[\\w.:‑–-]{0,14}(?<![.:‑–-])${SUB}|\\d{1,2}-\\d{1,4}(?:-\\d{1,5}[a-z]?){1,3}${SUB}|\\d{3,4}(?:\\s?\\([a-z0-9]{1,2}\\)){1,3})`,
    'gu',
  ),
  // '22 NYCRR 691.10', '20 Ill. Adm. Code 504.30'.
  new RegExp(`\\b\\d{1,3}\\s(?:NYCRR|${ABBREVIATED}(?:Code|Regs?\\.)\\s(?:${SIGN}\\s?)?)\\s?${NUMBER}`, 'gu'),
  // 'G. L. c. 211, § 3', 'Mass. G.L. ch. 93A'.
  new RegExp(`\\bG\\.\\s?L\\.\\s?c(?:h)?\\.\\s?\\d{1,4}[A-Z]?(?:,\\s?§{1,2}\\s?${NUMBER})?`, 'gu'),
  // 'U.S. Const. amend. XIV', 'Const. art. I, § 10', 'article I, section 10 of the Washington Constitution'.
  /\b(?:(?:\p{Lu}[\p{L}]{0,8}\.?\s?){1,3}\s)?Const(?:\.|itution),?\s(?:amends?\.|Amend\.|arts?\.|Art\.)\s[\dIVX]{1,6}(?:,\s?(?:§|cl\.)\s?[\dA-Z]{1,4}(?:\([a-z0-9]\))?){0,2}/gu,
  /\b[Aa]rticle\s[IVX\d]{1,5},\s(?:section|§)\s\d{1,3}[a-z]?\sof\sthe\s(?:\p{Lu}\p{L}+\s){1,4}Constitution\b/gu,
  /\b(?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth|Eleventh|Thirteenth|Fourteenth|Fifteenth)\sAmendments?\b/g,
  // 'Rule 38(a)', with the name of the court before it.
  new RegExp(
    `(?:\\p{Lu}[\\p{L}.]{2,14}\\s){0,3}\\b(?:Rule|Rules)\\s${NUMBER}(?:\\sof\\sthe\\s(?:\\p{Lu}\\p{L}+\\s?(?:of\\s)?){1,6})?`,
    'gu',
  ),
];
