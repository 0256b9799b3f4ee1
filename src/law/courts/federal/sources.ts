import type { RuleSource } from '../../court-rule.ts';

/** The published copies in which the rules were read, by rule. */
export const SOURCES = {
  frcp12: {
    title: 'FRCP 12 as amended on Dec 1, 2024, copy at juriseek.com',
    address: 'https://juriseek.com/?p=296',
    retrieved: '2026-11-23',
  },
  frcp12_a4: {
    title: 'FRCP 12, copy at crushendo.com',
    address: 'https://crushendo.com/frcp-12',
    retrieved: '2026-11-23',
  },
  frcp12_strike: {
    title: 'FRCP 12(f), as quoted in Miller v. Snider (W.D. Okla. 2023) at casetext.com',
    address: 'https://print.casetext.com/case/miller-v-snider-1',
    retrieved: '2026-11-23',
  },
  frcp15: {
    title: 'FRCP 15, copy at crushendo.com',
    address: 'https://crushendo.com/frcp-15/',
    retrieved: '2026-11-23',
  },
  frcp4: {
    title: 'FRCP 4(m), as quoted at courtdeadlines.com',
    address: 'https://courtdeadlines.com/?p=637',
    retrieved: '2026-11-23',
  },
  usc1446: {
    title: '28 USC 1446, copy at findlaw.com',
    address: 'https://codes.lp.findlaw.com/uscode/28/IV/89/1446',
    retrieved: '2026-11-23',
  },
  usc1447: {
    title: '28 USC 1447, copy at findlaw.com',
    address: 'https://codes.lp.findlaw.com/uscode/28/IV/89/1447',
    retrieved: '2026-11-23',
  },
  frcp38: {
    title: 'FRCP 38, copy at law.cornell.edu',
    address: 'https://fatty.law.cornell.edu/rules/frcp/Rule38.htm',
    retrieved: '2026-11-23',
  },
  frcp56: {
    title: 'FRCP 56(b), as quoted at uslegalforms.com',
    address: 'https://www.uslegalforms.com/forms-kit/us-0025ltr/sacramento-judgment-note-form-for-summary',
    retrieved: '2026-11-23',
  },
  frcp72: {
    title: 'FRCP 72, copy at howtolegalhelp.com',
    address: 'https://howtolegalhelp.com/rule-72-magistrate-judges-pretrial-order',
    retrieved: '2026-11-23',
  },
  frcp68: {
    title: 'FRCP 68, copy at uslawessentials.com',
    address: 'https://uslawessentials.com/frcivp68/',
    retrieved: '2026-11-23',
  },
  frcp59: {
    title: 'FRCP 59, copy at textbookdiscrimination.com',
    address: 'https://textbookdiscrimination.com/Rules/RCivP/US/0590',
    retrieved: '2026-11-23',
  },
  frap4: {
    title: 'FRAP 4, copy at federalstatelaw.com',
    address: 'https://federalstatelaw.com/federal/rules/frap/4',
    retrieved: '2026-11-23',
  },
  frap4_a4: {
    title: 'FRAP 4, copy at counselstack.com',
    address: 'https://law.counselstack.com/rule/frap/4',
    retrieved: '2026-11-23',
  },
  frcp54: {
    title: 'FRCP 54, copy at law.lawstack.com',
    address: 'https://law.lawstack.com/node_references?cite=28A+U.S.C.%3Arule+54',
    retrieved: '2026-11-23',
  },
  frcp62: {
    title: 'FRCP 62, copy at law.cornell.edu',
    address: 'https://www.law.cornell.edu/rules/frcp/rule_62',
    retrieved: '2026-11-23',
  },
  frcp4_2024: {
    title: 'FRCP 4, edition of Dec 1, 2024, copy at github.com/ctiblier/federal-rules',
    address:
      'https://github.com/ctiblier/federal-rules/blob/3b0b881d9d49e50cda2645a72b8c42f4acd56392/src/content/civil/rule-4/current.md',
    retrieved: '2026-11-23',
  },
  frcp6_2024: {
    title: 'FRCP 6, edition of Dec 1, 2024, copy at github.com/ctiblier/federal-rules',
    address:
      'https://github.com/ctiblier/federal-rules/blob/3b0b881d9d49e50cda2645a72b8c42f4acd56392/src/content/civil/rule-6/current.md',
    retrieved: '2026-11-23',
  },
  frcp26_2024: {
    title: 'FRCP 26, edition of Dec 1, 2024, copy at github.com/ctiblier/federal-rules',
    address:
      'https://github.com/ctiblier/federal-rules/blob/3b0b881d9d49e50cda2645a72b8c42f4acd56392/src/content/civil/rule-26/current.md',
    retrieved: '2026-11-23',
  },
  frcp33_2024: {
    title: 'FRCP 33, edition of Dec 1, 2024, copy at github.com/ctiblier/federal-rules',
    address:
      'https://github.com/ctiblier/federal-rules/blob/3b0b881d9d49e50cda2645a72b8c42f4acd56392/src/content/civil/rule-33/current.md',
    retrieved: '2026-11-23',
  },
  frcp45_2024: {
    title: 'FRCP 45, edition of Dec 1, 2024, copy at github.com/ctiblier/federal-rules',
    address:
      'https://github.com/ctiblier/federal-rules/blob/3b0b881d9d49e50cda2645a72b8c42f4acd56392/src/content/civil/rule-45/current.md',
    retrieved: '2026-11-23',
  },
  frcp50_2024: {
    title: 'FRCP 50, edition of Dec 1, 2024, copy at github.com/ctiblier/federal-rules',
    address:
      'https://github.com/ctiblier/federal-rules/blob/3b0b881d9d49e50cda2645a72b8c42f4acd56392/src/content/civil/rule-50/current.md',
    retrieved: '2026-11-23',
  },
  frcp52_2024: {
    title: 'FRCP 52, edition of Dec 1, 2024, copy at github.com/ctiblier/federal-rules',
    address:
      'https://github.com/ctiblier/federal-rules/blob/3b0b881d9d49e50cda2645a72b8c42f4acd56392/src/content/civil/rule-52/current.md',
    retrieved: '2026-11-23',
  },
  frcp54_2024: {
    title: 'FRCP 54, edition of Dec 1, 2024, copy at github.com/ctiblier/federal-rules',
    address:
      'https://github.com/ctiblier/federal-rules/blob/3b0b881d9d49e50cda2645a72b8c42f4acd56392/src/content/civil/rule-54/current.md',
    retrieved: '2026-11-23',
  },
  frcp60_2024: {
    title: 'FRCP 60, edition of Dec 1, 2024, copy at github.com/ctiblier/federal-rules',
    address:
      'https://github.com/ctiblier/federal-rules/blob/3b0b881d9d49e50cda2645a72b8c42f4acd56392/src/content/civil/rule-60/current.md',
    retrieved: '2026-11-23',
  },
  frcp81_2024: {
    title: 'FRCP 81, edition of Dec 1, 2024, copy at github.com/ctiblier/federal-rules',
    address:
      'https://github.com/ctiblier/federal-rules/blob/3b0b881d9d49e50cda2645a72b8c42f4acd56392/src/content/civil/rule-81/current.md',
    retrieved: '2026-11-23',
  },
  frap4_2024: {
    title: 'FRAP 4, edition of Dec 1, 2024, copy at github.com/ctiblier/federal-rules',
    address:
      'https://github.com/ctiblier/federal-rules/blob/3b0b881d9d49e50cda2645a72b8c42f4acd56392/src/content/appellate/rule-4/current.md',
    retrieved: '2026-11-23',
  },
} as const satisfies Readonly<Record<string, RuleSource>>;

export type SourceKey = keyof typeof SOURCES;
