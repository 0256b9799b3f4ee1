import { stem } from '../text/stem.ts';

/** Everyday words and the words papers use for the same thing; each line is one group. */
const GROUPS: readonly string[] = [
  'sign execute signature done dated',
  'notify notice notification inform tell',
  'lawyer attorney counsel represent',
  'salary wage pay compensation earn',
  'begin start commence since',
  'end stop terminate cease',
  'decide decision rule ruling hold conclude reverse affirm',
  'grant granting allow',
  'deny denying denied refuse',
  'due deadline later file',
  'judge justice honorable magistrate',
  'pay paid payment fee charge cost',
  'live reside residence domicile address',
  'sue lawsuit action suit',
  'ask request demand seek sought want',
  'before previous prior',
  'insurer insurance insure',
  'threaten threat',
  'send mail deliver',
  'crash accident collision',
  'home house apartment dwelling unit',
  'buy purchase',
  'error mistake',
  'spouse husband wife',
  'repair fix',
  'forbid prohibit bar enjoin',
  'stop suspend halt stay',
  'boss manager supervisor',
  'proof evidence exhibit photo photograph picture',
  'require must shall',
  'purpose aim object',
  'phone telephone cell',
  'hurt injury injure suffer harm',
  'fire terminate dismiss discharge',
  'happen occur',
  'job employ employee employment work profession',
  'company corporation business entity',
  'amount sum total',
  'doctor physician medical',
  'rent lease tenant',
  'landlord owner lessor',
  'car vehicle automobile',
  'agree agreement contract',
  'fake false fabricate fictitious',
  'building facility premises',
  'name call known',
  'late delinquent overdue untimely',
  'month monthly',
  'assign reassign transfer',
  'litigate pursue',
  'long page length',
  'reimburse repay',
  'dissent disagree',
  'represent counsel attorney',
];

const RELATED: ReadonlyMap<string, readonly string[]> = buildRelated();

function buildRelated(): Map<string, string[]> {
  const related = new Map<string, string[]>();
  for (const group of GROUPS) {
    const terms = [...new Set(group.split(' ').map(stem))];
    for (const term of terms) {
      const others = terms.filter((other) => other !== term);
      related.set(term, [...(related.get(term) ?? []), ...others]);
    }
  }
  return related;
}

/** Share of a term's weight that a related word earns. */
export const RELATED_WEIGHT = 0.3;

/** Index terms that mean about the same as this index term in court papers; may be empty. */
export function relatedTerms(term: string): readonly string[] {
  return RELATED.get(term) ?? [];
}
