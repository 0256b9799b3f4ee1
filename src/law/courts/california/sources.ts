import type { RuleSource } from '../../court-rule.ts';

/** The published copies in which the rules were read, by rule. */
export const SOURCES = {
  ccp412_20: {
    title: 'CCP 412.20, copy at impactattorneys.com',
    address: 'https://impactattorneys.com/?p=7628',
    retrieved: '2026-11-23',
  },
  ccp1005_times: {
    title: 'CCP 1005(b), copy of June 2025 at github.com/ooyekaj/Ingrid.legal (no later change is in it)',
    address:
      'https://github.com/ooyekaj/Ingrid.legal/blob/0c6c1cc9d70d588c8b900b6e1424170db2924648/ccp-scraper/ccp_results/ccp_filing_rules_extraction_results.json',
    retrieved: '2026-11-23',
  },
  ccp418_10: {
    title: 'CCP 418.10(a), as quoted in a tentative ruling at rulings.law',
    address: 'https://rulings.law/rulings/judge-lisa-r-jaskol/20stcv10248-2023-12-11.html',
    retrieved: '2026-11-23',
  },
  ccp418_10b: {
    title: 'CCP 418.10(b), as restated on July 1, 2025 at ussanews.com',
    address: 'https://ussanews.com/2025/07/01/objection-of-jurisdiction-in-civil-actions',
    retrieved: '2026-11-23',
  },
  ccp471_5: {
    title: 'CCP 471.5(a) and CRC 3.1320(j), as quoted at rejalilawfirm.com',
    address: 'https://www.rejalilawfirm.com/tag/san-diego-civil-litigation-lawyer/',
    retrieved: '2026-11-23',
  },
  ccp1005: {
    title: 'CCP 1005(b), copy at crowdsourcelawyers.com',
    address:
      'https://crowdsourcelawyers.com/ccp-1005-requirement-of-written-notice-for-motions-time-for-serving-and-filing-motion-method-of-serving-motions/',
    retrieved: '2026-11-23',
  },
  ccp2031_260: {
    title: 'CCP 2031.260, copy of 2017 at law.onecle.com',
    address: 'https://law.onecle.com/california/civil-procedure/2031.260.html',
    retrieved: '2026-11-23',
  },
  ccp2030_300: {
    title: 'CCP 2030.300, copy at impactattorneys.com',
    address: 'https://impactattorneys.com/code-of-civil-procedure-2030-300',
    retrieved: '2026-11-23',
  },
  ccp1008: {
    title: 'CCP 1008(a), as quoted at goodshepherdmedia.net',
    address: 'https://goodshepherdmedia.net/motion-to-reconsider',
    retrieved: '2026-11-23',
  },
  ccp1167: {
    title: 'CCP 1167, copy at self-law.org',
    address: 'https://self-law.org/code/ca/code-of-civil-procedure/1167',
    retrieved: '2026-11-23',
  },
  ccp1167_4: {
    title: 'CCP 1167.4, copy of 2017 at law.onecle.com',
    address: 'https://law.onecle.com/california/civil-procedure/1167.4.html',
    retrieved: '2026-11-23',
  },
  ccp1170_7: {
    title: 'CCP 1170.7, copy of 2017 at law.onecle.com',
    address: 'https://law.onecle.com/california/civil-procedure/1170.7.html',
    retrieved: '2026-11-23',
  },
  ccp1170_8: {
    title: 'CCP 1170.8, copy of 2022 at uslawyerdatabase.com',
    address:
      'https://law.uslawyerdatabase.com/us-law/2022-california-code/code-of-civil-procedure-ccp/part-3-of-special-proceedings-of-a-civil-nature/title-3-of-summary-proceedings/chapter-4-summary-proceedings-for-obtaining-possession-of-real-property-in-certain-cases/page/2',
    retrieved: '2026-11-23',
  },
  ccp473: {
    title: 'CCP 473(b), as quoted at trellis.law',
    address: 'https://trellis.law/ca/motion-type/motion-for-relief-from-judgment-130',
    retrieved: '2026-11-23',
  },
  ccp473_5: {
    title: 'CCP 473.5 until Jan 1, 2027, copy at findlaw.com',
    address: 'https://codes.findlaw.com/ca/code-of-civil-procedure/ccp-sect-473-5/',
    retrieved: '2026-11-23',
  },
  ccp659: {
    title: 'CCP 659, copy of June 2025 at github.com/ooyekaj/Ingrid.legal (no later change is in it)',
    address:
      'https://github.com/ooyekaj/Ingrid.legal/blob/0c6c1cc9d70d588c8b900b6e1424170db2924648/ccp-scraper/ccp_results/ccp_filing_rules_extraction_results.json',
    retrieved: '2026-11-23',
  },
  crc8_104: {
    title: 'CRC 8.104, copy of June 2025 at github.com/ooyekaj/Ingrid.legal (no later change is in it)',
    address:
      'https://github.com/ooyekaj/Ingrid.legal/blob/0c6c1cc9d70d588c8b900b6e1424170db2924648/crc-scraper/crc_results/crc_rules_complete.json.gz',
    retrieved: '2026-11-23',
  },
  crc8_822: {
    title: 'CRC 8.822, copy of June 2025 at github.com/ooyekaj/Ingrid.legal (no later change is in it)',
    address:
      'https://github.com/ooyekaj/Ingrid.legal/blob/0c6c1cc9d70d588c8b900b6e1424170db2924648/crc-scraper/crc_results/crc_rules_complete.json.gz',
    retrieved: '2026-11-23',
  },
  ccp703_520: {
    title: 'CCP 703.520, copy at casetext.com, through the 2023 session',
    address:
      'https://casetext.com/statute/california-codes/california-code-of-civil-procedure/part-2-of-civil-actions/title-9-enforcement-of-judgments/division-2-enforcement-of-money-judgments/chapter-4-exemptions/article-2-procedure-for-claiming-exemptions-after-levy/section-703520-filing-claim-time-information-included',
    retrieved: '2026-11-23',
  },
  ccp116_750: {
    title: 'CCP 116.750, copy at california.public.law',
    address: 'https://california.public.law/codes/ca_civ_proc_code_section_116.750',
    retrieved: '2026-11-23',
  },
  ccp116_730: {
    title: 'CCP 116.730, mirror of casetext.com, through the 2024 session',
    address:
      'https://d1tvxue8o4w0fl.cloudfront.net/statute/california-codes/california-code-of-civil-procedure/part-1-of-courts-of-justice/title-1-organization-and-jurisdiction/chapter-55-small-claims-court/article-7-motion-to-vacate-appeal-and-related-matters/section-116730-motion-to-vacate-filed-by-defendant-who-did-not-appear-at-hearing',
    retrieved: '2026-11-23',
  },
  ccp428_50: {
    title: 'CCP 428.50, a copy of the casetext.com page, through the 2023 session',
    address:
      'https://d1tvxue8o4w0fl.cloudfront.net/statute/california-codes/california-code-of-civil-procedure/part-2-of-civil-actions/title-6-of-the-pleadings-in-civil-actions/chapter-2-pleadings-demanding-relief/article-4-cross-complaints/section-42850-time-for-filing',
    retrieved: '2026-11-23',
  },
  ccp430_40: {
    title:
      'CCP 430.40 and 435, copy of June 2025 at github.com/ooyekaj/Ingrid.legal (no later change is in it)',
    address:
      'https://github.com/ooyekaj/Ingrid.legal/blob/0c6c1cc9d70d588c8b900b6e1424170db2924648/ccp-scraper/ccp_results/ccp_filing_rules_extraction_results.json',
    retrieved: '2026-11-23',
  },
  ccp437c: {
    title: 'CCP 437c, copy of June 2025 at github.com/ooyekaj/Ingrid.legal (no later change is in it)',
    address:
      'https://github.com/ooyekaj/Ingrid.legal/blob/0c6c1cc9d70d588c8b900b6e1424170db2924648/ccp-scraper/ccp_results/ccp_filing_rules_extraction_results.json',
    retrieved: '2026-11-23',
  },
  ccp170_6: {
    title: 'CCP 170.6, copy of June 2025 at github.com/ooyekaj/Ingrid.legal (no later change is in it)',
    address:
      'https://github.com/ooyekaj/Ingrid.legal/blob/0c6c1cc9d70d588c8b900b6e1424170db2924648/ccp-scraper/ccp_results/ccp_filing_rules_extraction_results.json',
    retrieved: '2026-11-23',
  },
  crc3_1320: {
    title: 'CRC 3.1320, copy of June 2025 at github.com/ooyekaj/Ingrid.legal (no later change is in it)',
    address:
      'https://github.com/ooyekaj/Ingrid.legal/blob/0c6c1cc9d70d588c8b900b6e1424170db2924648/crc-scraper/crc_results/crc_rules_complete.json.gz',
    retrieved: '2026-11-23',
  },
  crc3_1327: {
    title:
      'CRC 3.1327, 3.1347 and 3.1351, copy of June 2025 at github.com/ooyekaj/Ingrid.legal (no later change is in it)',
    address:
      'https://github.com/ooyekaj/Ingrid.legal/blob/0c6c1cc9d70d588c8b900b6e1424170db2924648/crc-scraper/crc_results/crc_rules_complete.json.gz',
    retrieved: '2026-11-23',
  },
  ccp918: {
    title: 'CCP 918, copy at self-law.org',
    address: 'https://self-law.org/code/ca/code-of-civil-procedure/918',
    retrieved: '2026-11-29',
  },
  civ789_3: {
    title: '§ 789.3 of California’s Civil Code (2010), copy at law.justia.com',
    address: 'https://law.justia.com/codes/california/2010/civ/789-793.html',
    retrieved: '2026-11-29',
  },
  ccp1179: {
    title: 'CCP 1179, as quoted at avvo.com',
    address:
      'https://www.avvo.com/legal-answers/what-governs-stays-of-writs-of-execution-in-ud-s--747682.html',
    retrieved: '2026-11-29',
  },
  ccp715_020: {
    title: 'CCP 715.020, copy at getpocketlaw.com',
    address: 'https://getpocketlaw.com/law/state_california/section-715-020-section-715-020_d5308e1d71b6',
    retrieved: '2026-11-29',
  },
} as const satisfies Readonly<Record<string, RuleSource>>;

export type SourceKey = keyof typeof SOURCES;
