import type { DiscoveryDocument } from '#src/documents/discovery-schema.ts';

export const ANALYSIS: NonNullable<DiscoveryDocument['aiAnalysis']> = {
  summary: {
    title: 'Lease of 219 Larkspur Court',
    summary: 'A lease for one year.',
    key_points: ['The rent is $1,480.00.', 'The deposit is $2,150.00.'],
    main_topics: ['Rent', 'Deposit'],
    legal_significance: 'It is the contract that the lawsuit is about.',
    mentioned_parties: ['Willa Hargrove', { name: 'Odette Farrow' }, { email: 'desk@example.org' }, {}],
  },
  classification: { suggested_category: 'Contract', document_type: 'Lease', confidence_score: 0.876 },
};
