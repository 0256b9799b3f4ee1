/** The address of every screen; ':' begins a part that may be anything. What is not here answers 404. */
export const PAGES = [
  '/',
  '/login',
  '/start',
  '/start/:intakeId',
  '/account',
  '/account/second-step',
  '/account/connect',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/restore',
  '/terms',
  '/privacy',
  '/invitations/:token',
  '/rules',
  '/rules/:court',
  '/profile',
  '/ai-assistant',
  '/cases/:caseId',
  '/cases/:caseId/documents',
  '/cases/:caseId/documents/:documentId',
  '/cases/:caseId/milestones/:milestoneId',
  '/cases/:caseId/milestones/:milestoneId/docket',
  '/cases/:caseId/milestones/:milestoneId/motions/:motionId',
  '/cases/:caseId/answer',
  '/cases/:caseId/check-draft',
  '/cases/:caseId/chronology',
  '/cases/:caseId/history',
  '/cases/:caseId/papers/:documentId',
  '/cases/:caseId/participants',
  '/cases/:caseId/participants/new',
  '/cases/:caseId/participants/:participantId',
  '/cases/:caseId/ediscovery',
  '/cases/:caseId/ediscovery/privilege-log',
  '/cases/:caseId/ediscovery/productions',
  '/cases/:caseId/ediscovery/productions/new',
  '/cases/:caseId/ediscovery/productions/:productionId',
  '/cases/:caseId/transcripts',
  '/cases/:caseId/transcripts/:transcriptId',
  '/cases/:caseId/summons/create',
  '/cases/:caseId/summons/:summonsId',
] as const;

/** No screen has a longer path, and what is longer is not taken apart. */
const LONGEST = 500;

function parts(path: string): string[] {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end).split('/');
}
const PATTERNS = PAGES.map(parts);

/** Whether a screen stands at this path, read as the client's router reads it: case and a last slash do not count. */
export function isPage(path: string): boolean {
  if (path.length > LONGEST) return false;
  const asked = parts(path.toLowerCase());
  return PATTERNS.some(
    (pattern) =>
      pattern.length === asked.length &&
      pattern.every((part, index) => {
        const given = asked[index];
        return part.startsWith(':') ? given !== '' : part === given;
      }),
  );
}
