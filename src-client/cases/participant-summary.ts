import { type NamedParticipant, type ParticipantRole, participantName } from '#src/participants/schema.ts';

const NAMES: readonly [ParticipantRole, string, string][] = [
  ['plaintiff', 'plaintiff', 'plaintiffs'],
  ['defendant', 'defendant', 'defendants'],
  ['attorney', 'attorney', 'attorneys'],
  ['witness', 'witness', 'witnesses'],
  ['expert', 'expert', 'experts'],
  ['other', 'other', 'others'],
];

/** For each role that occurs: '2 defendants' and who of them comes first: the primary one, else the first entered. */
export function participantSummary(
  participants: readonly NamedParticipant[],
): { label: string; value: string }[] {
  return NAMES.flatMap(([role, one, many]) => {
    const inRole = participants.filter((participant) => participant.role === role);
    const first = inRole.find(({ isPrimary }) => isPrimary) ?? inRole[0];
    if (first === undefined) return [];
    const rest = inRole.length - 1;
    return [
      {
        label: `${inRole.length} ${inRole.length === 1 ? one : many}`,
        value: `${participantName(first)}${first.isPrimary ? ' (primary)' : ''}${rest > 0 ? ` and ${rest} more` : ''}`,
      },
    ];
  });
}
