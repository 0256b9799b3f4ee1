import type { Actor } from '../schema.ts';

/** The sides by the names that courts give them; a paper's own reader is asked for apart. */
const SIDES: readonly (readonly [Actor, string])[] = [
  [
    'both',
    '(?:the |both |all |either |each |any )?part(?:y|ies)|(?:all |each )?counsel(?: (?:for|of) (?:the |all |both )?parties)?|both sides|you and (?:the )?(?:plaintiff|defendant|landlord|tenant)',
  ],
  [
    'plaintiff',
    "plaintiffs?(?:'s?)?|petitioners?(?:'s?)?|landlords?|creditors?|claimants?|the government|govt\\.?|the united states|complainants?",
  ],
  [
    'defendant',
    "(?:third-party )?defendants?(?:'s?)?|respondents?(?:'s?)?|tenants?|debtors?|garnishees?|dft\\.?",
  ],
  ['court', '(?:the )?(?:court|clerk|judge|magistrate(?: judge)?)(?: (?:clerk|reporter))?'],
];
const VERB =
  "(?:,[^,]{0,60},)?(?:'s?)?(?:\\s[a-z]+){0,4}?\\s(?:shall|must|may|will|should|has|have|is (?:required|ordered|directed|hereby)|are (?:required|ordered|directed|hereby)|needs?|can|to (?:file|serve|respond|submit|pay|answer)|files?|respond|advise|explain)\\b";
const SUBJECTS = SIDES.map(([side, names]) => [side, new RegExp(`\\b(?:${names})${VERB}`, 'gi')] as const);
const OWNED = SIDES.slice(1, 3).map(
  ([side, names]) =>
    [
      side,
      new RegExp(
        `\\b(?:${names})\\s(?:response|responses|answer|reply|opposition|brief|motion|objections?|disclosures?|expert|memorandum|statement)\\b`,
        'i',
      ),
    ] as const,
);
const YOU = /\b(?:you|your)\b/i;

/** Who has to do what a clause asks for by its day: its nearest subject, else whose paper it is, else `reader`, whom the paper calls 'you'. */
export function actorOf(clause: string, reader: Actor): Actor {
  let best: { at: number; side: Actor } | null = null;
  for (const [side, pattern] of SUBJECTS) {
    for (const { index } of clause.matchAll(pattern)) {
      if (best === null || index < best.at) best = { at: index, side };
    }
  }
  const you = /\b(?:you)\b(?:\s\w+){0,3}?\s(?:shall|must|may|will|should|have|are|can|need|do)\b/i.exec(
    clause,
  );
  if (you && (best === null || you.index < best.at)) return reader;
  if (best !== null) return best.side;
  for (const [side, pattern] of OWNED) if (pattern.test(clause)) return side;
  if (YOU.test(clause)) return reader;
  if (/\banswer\b[^.]{0,20}\bdue\b|\banswer to (?:the )?(?:complaint|petition)\b/i.test(clause))
    return 'defendant';
  return 'unsaid';
}
