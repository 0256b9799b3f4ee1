import type { RuleSource } from '../../court-rule.ts';

/** The published copies in which the rules were read, by rule. */
export const SOURCES = {
  rule_1_012: {
    title: 'Rule 1-012 NMRA as amended through Nov 1, 2024, copy at casetext.com',
    address:
      'https://print.casetext.com/rule/new-mexico-court-rules/new-mexico-rules-of-civil-procedure-for-the-district-courts/article-3-pleadings-and-motions/rule-1-012-defenses-and-objections-when-and-how-presented-by-pleading-or-motion-motion-for-judgment-on-the-pleadings',
    retrieved: '2026-11-23',
  },
  rule_1_015: {
    title: 'Rule 1-015 NMRA as amended through Nov 1, 2024, copy at casetext.com',
    address:
      'https://print.casetext.com/rule/new-mexico-court-rules/new-mexico-rules-of-civil-procedure-for-the-district-courts/article-3-pleadings-and-motions/rule-1-015-amended-and-supplemental-pleadings',
    retrieved: '2026-11-23',
  },
  rule_1_007_1_commentary: {
    title: 'Committee commentary on Rule 1-007.1 NMRA, copy at casetext.com',
    address:
      'https://casetext.com/rule/new-mexico-court-rules/new-mexico-rules-of-civil-procedure-for-the-district-courts/article-3-pleadings-and-motions/rule-1-0071-motions-how-presented',
    retrieved: '2026-11-23',
  },
  rule_1_056: {
    title: 'Rule 1-056 NMRA as amended through Feb 27, 2024, copy at casetext.com',
    address:
      'https://casetext.com/rule/new-mexico-court-rules/new-mexico-rules-of-civil-procedure-for-the-district-courts/article-7-judgment/rule-1-056-summary-judgment',
    retrieved: '2026-11-23',
  },
  rule_1_036: {
    title: 'Rule 1-036 NMRA as amended through Feb 27, 2024, copy at casetext.com',
    address:
      'https://casetext.com/rule/new-mexico-court-rules/new-mexico-rules-of-civil-procedure-for-the-district-courts/article-5-depositions-and-discovery/rule-1-036-requests-for-admissions',
    retrieved: '2026-11-23',
  },
  rule_1_034: {
    title: 'Rule 1-034 NMRA with the amendments of 2021, a copy of the casetext.com page',
    address:
      'https://d1tvxue8o4w0fl.cloudfront.net/rule/new-mexico-court-rules/new-mexico-rules-of-civil-procedure-for-the-district-courts/article-5-depositions-and-discovery/rule-1-034-production-of-documents-and-things-and-entryon-land-for-inspection-and-other-purposes',
    retrieved: '2026-11-23',
  },
  rule_1_088_1: {
    title: 'Rule 1-088.1 NMRA as amended through Aug 23, 2024, copy at casetext.com',
    address:
      'https://casetext.com/rule/new-mexico-court-rules/new-mexico-rules-of-civil-procedure-for-the-district-courts/article-10-general-provisions/rule-1-0881-peremptory-excusal-of-a-district-judge-recusal-procedure-for-exercising',
    retrieved: '2026-11-23',
  },
  rule_1_038: {
    title: 'Rule 1-038 NMRA as amended through May 8, 2024, copy at casetext.com',
    address:
      'https://casetext.com/rule/new-mexico-court-rules/new-mexico-rules-of-civil-procedure-for-the-district-courts/article-6-trials/rule-1-038-jury-trial-in-civil-actions',
    retrieved: '2026-11-23',
  },
  rule_1_059: {
    title: 'Rule 1-059 NMRA as amended through May 8, 2024, copy at casetext.com',
    address:
      'https://casetext.com/rule/new-mexico-court-rules/new-mexico-rules-of-civil-procedure-for-the-district-courts/article-7-judgment/rule-1-059-new-trials-motions-directed-against-the-judgment',
    retrieved: '2026-11-23',
  },
  rule_1_060: {
    title: 'Rule 1-060 NMRA as amended through Feb 27, 2024, copy at casetext.com',
    address:
      'https://casetext.com/rule/new-mexico-court-rules/new-mexico-rules-of-civil-procedure-for-the-district-courts/article-7-judgment/rule-1-060-relief-from-judgment-or-order',
    retrieved: '2026-11-23',
  },
  rule_12_201: {
    title: 'Rule 12-201 NMRA as amended through Nov 1, 2024, copy at casetext.com',
    address:
      'https://casetext.com/rule/new-mexico-court-rules/new-mexico-rules-of-appellate-procedure/article-2-appeals-from-district-court/rule-12-201-appeal-as-of-right-when-taken',
    retrieved: '2026-11-23',
  },
  rule_1_054_1_commentary: {
    title: 'Committee commentary on Rule 1-054.1 NMRA as amended through May 8, 2024, copy at casetext.com',
    address:
      'https://casetext.com/rule/new-mexico-court-rules/new-mexico-rules-of-civil-procedure-for-the-district-courts/article-7-judgment/rule-1-0541-judgments-and-orders-time-limit',
    retrieved: '2026-11-23',
  },
  form_4_803: {
    title: 'Form 4-803 NMRA, New Mexico Forms Library, nmonesource.com',
    address: 'https://www.nmonesource.com/nmos/forms/en/item/15615/index.do?iframe=true',
    retrieved: '2026-11-23',
  },
  form_4_204: {
    title: 'Form 4-204, civil summons, at forms.justia.com',
    address:
      'https://forms.justia.com/new-mexico/statewide/magistrate-and-metro-court/civil-summons-26351.html',
    retrieved: '2026-11-23',
  },
  rule_2_301: {
    title: 'Rule 2-301 NMRA, an older copy at 18wheeleraccidentlawyer.co',
    address:
      'https://www.18wheeleraccidentlawyer.co/statutes/119533/RULE-2-301.-PLEADINGS-ALLOWED-SIGNING-OF-PLEADINGS-MOTIONS-AND-OTHER-PAPERS-SANCTIONS.html',
    retrieved: '2026-11-23',
  },
  rule_2_106: {
    title: 'Rule 2-106 NMRA, copy at casetext.com',
    address:
      'https://print.casetext.com/rule/new-mexico-court-rules/new-mexico-rules-of-civil-procedure-for-the-magistrate-courts/article-1-general-provisions/rule-2-106-excusal-recusal-disability',
    retrieved: '2026-11-23',
  },
  rule_2_501: {
    title: 'Rule 2-501 NMRA as amended through Nov 1, 2024, a copy of the casetext.com page',
    address:
      'https://d1tvxue8o4w0fl.cloudfront.net/rule/new-mexico-court-rules/new-mexico-rules-of-civil-procedure-for-the-magistrate-courts/article-5-discovery-and-pretrial-matters/rule-2-501-discovery',
    retrieved: '2026-11-23',
  },
  rule_2_702: {
    title: 'Rule 2-702 NMRA as amended through Nov 1, 2024, copy at casetext.com',
    address:
      'https://print.casetext.com/rule/new-mexico-court-rules/new-mexico-rules-of-civil-procedure-for-the-magistrate-courts/article-7-judgment-and-appeal/rule-2-702-default',
    retrieved: '2026-11-23',
  },
  rule_2_703: {
    title: 'Rule 2-703 NMRA as amended through May 8, 2024, copy at casetext.com',
    address:
      'https://casetext.com/rule/new-mexico-court-rules/new-mexico-rules-of-civil-procedure-for-the-magistrate-courts/article-7-judgment-and-appeal/rule-2-703-relief-from-judgment-or-order',
    retrieved: '2026-11-23',
  },
  rule_2_705: {
    title: 'Rule 2-705 NMRA as amended through May 8, 2024, copy at casetext.com',
    address:
      'https://casetext.com/rule/new-mexico-court-rules/new-mexico-rules-of-civil-procedure-for-the-magistrate-courts/article-7-judgment-and-appeal/rule-2-705-appeal',
    retrieved: '2026-11-23',
  },
  nmsa_47_8_47: {
    title: 'NMSA 1978, § 47-8-47 (2021), copy at instalawyer.io',
    address: 'https://instalawyer.io/laws/2021-new-mexico-statutes/section-47-8-47-appeal-stays',
    retrieved: '2026-11-23',
  },
  nmsa_47_8_36: {
    title: 'NMSA 1978, § 47-8-36 (2024), copy at law.justia.com',
    address: 'https://law.justia.com/codes/new-mexico/chapter-47/article-8/section-47-8-36',
    retrieved: '2026-11-29',
  },
  nmsa_47_8_46: {
    title: 'NMSA 1978, § 47-8-46 (2019), copy at legalfix.com',
    address: 'https://www.legalfix.com/statutes/state-codes/new-mexico/chapter-47/article-8/section-47-8-46',
    retrieved: '2026-11-23',
  },
  rule_1_012_f: {
    title: 'Rule 1-012(F) NMRA, as quoted from Rupp v. Hurley, 127 N.M. 222 (1999), at trellis.law',
    address: 'https://www.trellis.law/nm/motion-type/motion-to-strike-new-mexico-1883',
    retrieved: '2026-11-23',
  },
  rule_1_056_second_hand: {
    title: 'Rule 1-056 NMRA, as copied from the compilation of 2026 in github.com/SAIRN1/SAIRN, second-hand',
    address:
      'https://github.com/SAIRN1/SAIRN/blob/3f7fd9f425853fe1dc9db02b1deef8814a247b37/sql/sairnlaw_deadline_seed_newmexico.json',
    retrieved: '2026-11-23',
  },
  nmsa_47_8_33: {
    title: 'NMSA 1978, § 47-8-33, copy at casetext.com, through 2024, ch. 69',
    address:
      'https://casetext.com/statute/new-mexico-statutes-1978/chapter-47-property-law/article-8-owner-resident-relations/section-47-8-33-breach-of-agreement-by-resident-and-relief-by-owner',
    retrieved: '2026-11-23',
  },
  nmsa_47_8_37: {
    title: 'NMSA 1978, § 47-8-37 (2019), copy at law.justia.com',
    address: 'https://law.justia.com/codes/new-mexico/2019/chapter-47/article-8/section-47-8-37/',
    retrieved: '2026-11-23',
  },
} as const satisfies Readonly<Record<string, RuleSource>>;

export type SourceKey = keyof typeof SOURCES;
