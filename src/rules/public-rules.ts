import { calculateCourtRule } from '../law/calculate-court.ts';
import { rulesFor } from '../law/case-law.ts';
import type { CourtRule, RuleExample as WorkedExample } from '../law/court-rule.ts';
import { COURT_SYSTEMS, type CourtSystem } from '../law/court-systems.ts';
import { CASE_KIND_LABELS, CASE_KINDS } from '../law/courts/case-kinds.ts';
import { ruleHash, ruleStatus } from '../law/rule-status.ts';
import type { CourtsWithRules } from './courts.ts';
import {
  dueSentence,
  eventSentence,
  extensionSentence,
  landingSentence,
  moreTimeSentence,
  ruleNotes,
} from './describe.ts';
import type { Rule, RuleExample, RulesCourt } from './schema.ts';

function worked(rule: CourtRule, system: CourtSystem, example: WorkedExample): RuleExample {
  const { dueDate, steps } = calculateCourtRule({
    rule,
    system,
    anchor: example.start,
    triggerDate: example.start,
    servedBy: example.service ?? 'personal',
    mailedFrom: null,
    localDays: null,
    closures: [],
    given: {},
  });
  return { event: example.start, due: dueDate, shows: example.shows, steps };
}

/** A row of the table as anybody may read it. `today` is YYYY-MM-DD. */
export function publicRule(rule: CourtRule, system: CourtSystem, today: string): Rule {
  return {
    key: rule.id,
    label: rule.name,
    plain: rule.description,
    event: eventSentence(rule),
    due: dueSentence(rule),
    landing: landingSentence(rule, system),
    extension: extensionSentence(rule, system, today),
    moreTime: moreTimeSentence(rule),
    consequence: rule.consequence,
    kinds: CASE_KINDS.filter((kind) => rule.kinds.includes(kind)),
    notes: ruleNotes(rule),
    effectiveFrom: rule.since ?? null,
    effectiveUntil: rule.until ?? null,
    citation: rule.citation,
    text: rule.text,
    source: rule.source,
    status: ruleStatus(rule, today),
    readings: [...rule.readings],
    hash: ruleHash(rule),
    examples: rule.examples.map((example) => worked(rule, system, example)),
    record: rule,
  };
}

/** The rules of some courts, in the order of the table. */
export function publicRules({ jurisdiction }: CourtsWithRules, today: string): Rule[] {
  const system = COURT_SYSTEMS[jurisdiction];
  return rulesFor(jurisdiction, null).map((rule) => publicRule(rule, system, today));
}

/** Some courts, and how far their rules were looked after. */
export function publicCourt({ id, name, jurisdiction }: CourtsWithRules, today: string): RulesCourt {
  const rules = rulesFor(jurisdiction, null);
  const { countingUnchecked, holidaysUnchecked } = COURT_SYSTEMS[jurisdiction];
  return {
    id,
    name,
    jurisdiction,
    rules: rules.length,
    verified: rules.filter((rule) => ruleStatus(rule, today) === 'verified').length,
    kinds: CASE_KINDS.filter((kind) => rules.some(({ kinds }) => kinds.includes(kind))).map((kind) => ({
      kind,
      label: CASE_KIND_LABELS[kind],
    })),
    notes: [countingUnchecked?.caveat ?? [], holidaysUnchecked ?? []].flat(),
  };
}
