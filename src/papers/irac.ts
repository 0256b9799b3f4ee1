import type { Analysis } from './schema.ts';

/** The four parts of the IRAC view, each ready to show. */
export interface Irac {
  issue: string;
  rule: string;
  application: string;
  conclusion: string;
}

const NOT_IDENTIFIED = 'Not identified';
const NOT_PROVIDED = 'Not provided';
const NO_LEGAL_BASIS = 'Legal basis not specified in summary';

/**
 * The product's mapping to Issue, Rule, Application, Conclusion. Complaint: key issues joined; claim types joined
 * with '; '; allegations joined; case summary. Summary: first two key points; 'Legal basis not specified in
 * summary'; summary; legal significance. An empty issue or rule is 'Not identified', an empty application or
 * conclusion 'Not provided'.
 */
export function toIrac(analysis: Analysis): Irac {
  if (analysis.type === 'complaint') {
    return {
      issue: joined(analysis.key_issues, '; ') || NOT_IDENTIFIED,
      rule:
        joined(
          analysis.claims.map(({ type }) => type),
          '; ',
        ) || NOT_IDENTIFIED,
      application:
        joined(
          analysis.factual_allegations.map(({ text }) => text),
          ' ',
        ) || NOT_PROVIDED,
      conclusion: analysis.case_summary.trim() || NOT_PROVIDED,
    };
  }
  return {
    issue: joined(analysis.key_points.slice(0, 2), '; ') || NOT_IDENTIFIED,
    rule: NO_LEGAL_BASIS,
    application: analysis.summary.trim() || NOT_PROVIDED,
    conclusion: analysis.legal_significance.trim() || NOT_PROVIDED,
  };
}

function joined(parts: readonly string[], separator: string): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(separator);
}
