import { AppError } from '#src/errors.ts';
import { calculateDeadlines } from '#src/law/calculate.ts';
import {
  type CalculatedDeadline,
  type CalculateRequest,
  CHOOSE_A_COURT,
} from '#src/law/calculation-schema.ts';
import { type LawSource, lawOf, requireRules, UNKNOWN_CASE } from '#src/law/case-law.ts';
import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import { type Asker, authorizeCase } from '../auth/access.ts';
import { getLawSource } from '../cases/store.ts';
import type { Deps } from '../deps.ts';

/** What a case says of its court, or what was given of one. NOT_FOUND for a case of somebody else. */
async function sourceOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: Asker,
  request: CalculateRequest,
): Promise<LawSource> {
  if (request.caseId) {
    const caseId = await authorizeCase(deps.db, user, request.caseId, 'case:read', deps.clock.now());
    return getLawSource(deps.db, caseId);
  }
  const { courtName = null, caseNumber = null, state = null, caseType = null, title = null } = request;
  if (!courtName && !caseNumber && !state) {
    throw new AppError('BAD_REQUEST', CHOOSE_A_COURT, { fields: { jurisdiction: CHOOSE_A_COURT } });
  }
  const kind = request.kind ?? null;
  const stated = { kind, courtName, caseNumber, state: state?.toUpperCase() ?? null, caseType, title };
  return { ...UNKNOWN_CASE, ...stated };
}

/**
 * Deadlines as the courts of this person's state would count them today. Throws the engine's BAD_REQUEST, and one that
 * names courts to choose from where the court is not known.
 */
export async function calculateFor(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: Asker & { state: string | null },
  request: CalculateRequest,
): Promise<CalculatedDeadline[]> {
  const { jurisdiction, caseId: _, courtName, caseNumber, state, caseType, title, ...given } = request;
  const today = dateIn(courtTimeZone(user.state), deps.clock.now());
  if (jurisdiction && !request.caseId) return calculateDeadlines({ ...given, jurisdiction }, today);
  const source = await sourceOf(deps, user, request);
  // Whoever names a court beside the case has chosen it.
  if (jurisdiction) return calculateDeadlines({ ...given, jurisdiction }, today);
  const law = lawOf(source);
  const isKindSaid = given.isKindSaid ?? !law.isKindAssumed;
  const counted = { ...given, jurisdiction: requireRules(law, source.state), kind: law.kind, isKindSaid };
  return calculateDeadlines(counted, today);
}
