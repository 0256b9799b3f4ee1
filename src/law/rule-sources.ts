import type { RuleSource } from './court-rule.ts';

/** A published copy of a rule, read on Nov 23, 2026. */
function copy(title: string, address: string): RuleSource {
  return { title, address, retrieved: '2026-11-23' };
}

const ONECLE = 'https://law.onecle.com/california/civil-procedure';

/** The published copies in which the rules were read, by rule. */
export const SOURCES = {
  frcp4: copy('FRCP 4(m), as quoted at courtdeadlines.com', 'https://courtdeadlines.com/?p=637'),
  frcp12: copy('FRCP 12 as amended on Dec 1, 2024, copy at juriseek.com', 'https://juriseek.com/?p=296'),
  frcp12_a4: copy('FRCP 12, copy at crushendo.com', 'https://crushendo.com/frcp-12'),
  frcp12_strike: copy(
    'FRCP 12(f), as quoted in Miller v. Snider (W.D. Okla. 2023) at casetext.com',
    'https://print.casetext.com/case/miller-v-snider-1',
  ),
  frcp15: copy('FRCP 15, copy at crushendo.com', 'https://crushendo.com/frcp-15/'),
  frcp33: copy('FRCP 33, copy at crushendo.net', 'https://crushendo.net/frcp-33/'),
  frcp38: copy('FRCP 38, copy at law.cornell.edu', 'https://fatty.law.cornell.edu/rules/frcp/Rule38.htm'),
  frcp45: copy(
    'FRCP 45(d)(2)(B), as quoted at cooperscully.com',
    'https://www.cooperscully.com/news-and-resources/articles/objections-to-a-third-party-subpoena-under-the-federal-rules',
  ),
  frcp54: copy(
    'FRCP 54, copy at law.lawstack.com',
    'https://law.lawstack.com/node_references?cite=28A+U.S.C.%3Arule+54',
  ),
  frcp56: copy(
    'FRCP 56(b), as quoted at uslegalforms.com',
    'https://www.uslegalforms.com/forms-kit/us-0025ltr/sacramento-judgment-note-form-for-summary',
  ),
  frcp59: copy(
    'FRCP 59, copy at textbookdiscrimination.com',
    'https://textbookdiscrimination.com/Rules/RCivP/US/0590',
  ),
  frcp60: copy('FRCP 60, copy at crushendo.com', 'https://crushendo.com/frcp-60/'),
  frcp62: copy('FRCP 62, copy at law.cornell.edu', 'https://www.law.cornell.edu/rules/frcp/rule_62'),
  frcp68: copy('FRCP 68, copy at uslawessentials.com', 'https://uslawessentials.com/frcivp68/'),
  frcp72: copy(
    'FRCP 72, copy at howtolegalhelp.com',
    'https://howtolegalhelp.com/rule-72-magistrate-judges-pretrial-order',
  ),
  frap4: copy('FRAP 4, copy at federalstatelaw.com', 'https://federalstatelaw.com/federal/rules/frap/4'),
  frap4_a4: copy('FRAP 4, copy at counselstack.com', 'https://law.counselstack.com/rule/frap/4'),
  usc1446: copy('28 USC 1446, copy at findlaw.com', 'https://codes.lp.findlaw.com/uscode/28/IV/89/1446'),
  usc1447: copy('28 USC 1447, copy at findlaw.com', 'https://codes.lp.findlaw.com/uscode/28/IV/89/1447'),
  ccp116_730: copy(
    'CCP 116.730, mirror of casetext.com, through the 2024 session',
    'https://d1tvxue8o4w0fl.cloudfront.net/statute/california-codes/california-code-of-civil-procedure/part-1-of-courts-of-justice/title-1-organization-and-jurisdiction/chapter-55-small-claims-court/article-7-motion-to-vacate-appeal-and-related-matters/section-116730-motion-to-vacate-filed-by-defendant-who-did-not-appear-at-hearing',
  ),
  ccp116_750: copy(
    'CCP 116.750, copy at california.public.law',
    'https://california.public.law/codes/ca_civ_proc_code_section_116.750',
  ),
  ccp412_20: copy('CCP 412.20, copy at impactattorneys.com', 'https://impactattorneys.com/?p=7628'),
  ccp418_10: copy(
    'CCP 418.10(a), as quoted in a tentative ruling at rulings.law',
    'https://rulings.law/rulings/judge-lisa-r-jaskol/20stcv10248-2023-12-11.html',
  ),
  ccp418_10b: copy(
    'CCP 418.10(b), as restated on July 1, 2025 at ussanews.com',
    'https://ussanews.com/2025/07/01/objection-of-jurisdiction-in-civil-actions',
  ),
  ccp471_5: copy(
    'CCP 471.5(a) and CRC 3.1320(j), as quoted at rejalilawfirm.com',
    'https://www.rejalilawfirm.com/tag/san-diego-civil-litigation-lawyer/',
  ),
  ccp473: copy(
    'CCP 473(b), as quoted at trellis.law',
    'https://trellis.law/ca/motion-type/motion-for-relief-from-judgment-130',
  ),
  ccp473_5: copy(
    'CCP 473.5 until Jan 1, 2027, copy at findlaw.com',
    'https://codes.findlaw.com/ca/code-of-civil-procedure/ccp-sect-473-5/',
  ),
  ccp659: copy(
    'CCP 659, copy at crowdsourcelawyers.com',
    'https://crowdsourcelawyers.com/california-statutes/california-statutes/ccp-659/',
  ),
  ccp703_520: copy(
    'CCP 703.520, copy at casetext.com, through the 2023 session',
    'https://casetext.com/statute/california-codes/california-code-of-civil-procedure/part-2-of-civil-actions/title-9-enforcement-of-judgments/division-2-enforcement-of-money-judgments/chapter-4-exemptions/article-2-procedure-for-claiming-exemptions-after-levy/section-703520-filing-claim-time-information-included',
  ),
  ccp1005: copy(
    'CCP 1005(b), copy at crowdsourcelawyers.com',
    'https://crowdsourcelawyers.com/ccp-1005-requirement-of-written-notice-for-motions-time-for-serving-and-filing-motion-method-of-serving-motions/',
  ),
  ccp1005_opposition: copy(
    'CCP 1005(b), as quoted at burmanparalegal.wordpress.com',
    'https://burmanparalegal.wordpress.com/2012/01/31/filing-an-opposition-to-a-motion-in-california/',
  ),
  ccp1008: copy(
    'CCP 1008(a), as quoted at goodshepherdmedia.net',
    'https://goodshepherdmedia.net/motion-to-reconsider',
  ),
  ccp1167: copy(
    'CCP 1167, copy at self-law.org',
    'https://self-law.org/code/ca/code-of-civil-procedure/1167',
  ),
  ccp1167_4: copy('CCP 1167.4, copy of 2017 at law.onecle.com', `${ONECLE}/1167.4.html`),
  ccp1170_7: copy('CCP 1170.7, copy of 2017 at law.onecle.com', `${ONECLE}/1170.7.html`),
  ccp1170_8: copy(
    'CCP 1170.8, copy of 2022 at uslawyerdatabase.com',
    'https://law.uslawyerdatabase.com/us-law/2022-california-code/code-of-civil-procedure-ccp/part-3-of-special-proceedings-of-a-civil-nature/title-3-of-summary-proceedings/chapter-4-summary-proceedings-for-obtaining-possession-of-real-property-in-certain-cases/page/2',
  ),
  ccp2030_300: copy(
    'CCP 2030.300, copy at impactattorneys.com',
    'https://impactattorneys.com/code-of-civil-procedure-2030-300',
  ),
  ccp2031_260: copy('CCP 2031.260, copy of 2017 at law.onecle.com', `${ONECLE}/2031.260.html`),
  crc8_104: copy(
    'CRC 8.104, copy of 2011 at civilharassment.com',
    'https://civilharassment.com/handling_your_case/appealing-civil-harassment-/attorneys-fees-on-appeal/rule-8104-time-to-appeal.html',
  ),
} as const satisfies Record<string, RuleSource>;
