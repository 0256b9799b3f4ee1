import type { Proposal } from './schema.ts';

/** Whether the paper orders only the other side to be there, or may: who did not ask for it may stay away. */
export const callsOtherSide = (
  { mustCome, role }: Pick<Proposal, 'mustCome' | 'role'>,
  { who }: Pick<Proposal['hearings'][number], 'who'>,
): boolean => who === 'plaintiff' && mustCome === undefined && role.value !== 'plaintiff';
