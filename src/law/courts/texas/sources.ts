import type { RuleSource } from '../../court-rule.ts';

/** The published copies in which the rules were read, by rule. */
export const SOURCES = {
  trcp_99: {
    title: 'TRCP 99(b), as quoted at vangilderlaw.com (undated)',
    address: 'https://vangilderlaw.com/civil-litigation-thrive/if-you-have-been-sued-thrive/',
    retrieved: '2026-11-23',
  },
  trcp_91a_3: {
    title: 'TRCP 91a.3, as quoted at uslegalforms.com (undated)',
    address: 'https://www.uslegalforms.com/forms-kit/tx-01470bg/texas-motion-form-tx-format',
    retrieved: '2026-11-23',
  },
  trcp_91a_5: {
    title: 'TRCP 91a.5 (2013), copy of the South Texas College of Law',
    address: 'https://www.stcl.edu/lib/TexasRulesProject/TRCP%2083-98/rule91a52013.html',
    retrieved: '2026-11-23',
  },
  trcp_166a_old: {
    title: 'TRCP 166a(c) as it read until February 2026, copy at weldedhookzobacz.pages.dev',
    address: 'https://weldedhookzobacz.pages.dev/952957.html',
    retrieved: '2026-11-23',
  },
  trcp_194_2: {
    title: 'TRCP 194.2 (2023), copy of the South Texas College of Law',
    address: 'https://www.stcl.edu/lib/TexasRulesProject/TRCP194-199/rule194-22023.html',
    retrieved: '2026-11-23',
  },
  trcp_197_2: {
    title: 'TRCP 197.2 (2023), copy of the South Texas College of Law',
    address: 'https://www.stcl.edu/lib/TexasRulesProject/TRCP194-199/rule197-22023.html',
    retrieved: '2026-11-23',
  },
  trcp_198_2: {
    title: 'TRCP 198.2 (1999), copy of the South Texas College of Law',
    address: 'https://stcl.edu/lib/TexasRulesProject/TRCP194-199/rule198-2Nov1999.htm',
    retrieved: '2026-11-23',
  },
  trcp_63: {
    title: 'TRCP 63, copy at lawpipe.com (undated)',
    address:
      'https://www.lawpipe.com/texas/Texas_Rule_63_-_Amending_Pleadings_After_Verdict_(Before_Judgment).html',
    retrieved: '2026-11-23',
  },
  trcp_216: {
    title: 'TRCP 216, as quoted at ntrial.com (undated)',
    address: 'https://ntrial.com/will-my-case-be-heard-by-a-jury/',
    retrieved: '2026-11-23',
  },
  trcp_329b: {
    title: 'TRCP 329b(a), as quoted in Miller Brewing Co. v. Villarreal (Tex. 1992), copy at casetext.com',
    address: 'https://casetext.com/case/miller-brewing-co-v-villarreal',
    retrieved: '2026-11-23',
  },
  trap_26_1: {
    title: 'TRAP 26.1, copy at ruledex.com (undated)',
    address: 'https://ruledex.com/?p=23704',
    retrieved: '2026-11-23',
  },
  trcp_501_1: {
    title: 'TRCP 501.1 as amended through Dec 17, 2024, copy at casetext.com',
    address:
      'https://print.casetext.com/rule/texas-court-rules/texas-rules-of-civil-procedure/part-v-rules-of-practice-in-justice-courts/rule-501-citation-and-service/rule-5011-citation',
    retrieved: '2026-11-23',
  },
  trcp_502_7: {
    title: 'TRCP 502.7 (2013), copy of the South Texas College of Law',
    address: 'https://www.stcl.edu/lib/TexasRulesProject/TRCP474-522/rule502-72013.html',
    retrieved: '2026-11-23',
  },
  trcp_504_1: {
    title: 'TRCP 504.1 (2013), copy of the South Texas College of Law',
    address: 'https://www.stcl.edu/lib/TexasRulesProject/TRCP474-522/rule504-12013.html',
    retrieved: '2026-11-23',
  },
  trcp_506_1: {
    title: 'Civil appeals, Justice of the Peace Precinct 1, Tarrant County, which restates TRCP 506.1(a)',
    address:
      'https://access.tarrantcounty.com/en/justice-of-the-peace-courts/justice-1/post-judgment-civil-procedures/appeal-information/civil-appeals.html',
    retrieved: '2026-11-23',
  },
  trcp_510_19: {
    title: 'Eviction appeals, Justice of the Peace Precinct 1, Tarrant County, which quotes TRCP 510.19',
    address:
      'https://www.tarrantcountytx.gov/en/justice-of-the-peace-courts/justice-1/post-judgment-civil-procedures/appeal-information/eviction-appeals.html',
    retrieved: '2026-11-23',
  },
  tx_prop_92_0081: {
    title: 'Texas Property Code, § 92.0081, copy at instalawyer.io',
    address: 'https://instalawyer.io/laws/texas-statutes/section-920081-removal-of-property',
    retrieved: '2026-11-29',
  },
} as const satisfies Readonly<Record<string, RuleSource>>;

export type SourceKey = keyof typeof SOURCES;
