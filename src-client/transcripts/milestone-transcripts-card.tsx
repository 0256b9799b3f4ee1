import { Link } from 'react-router';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { factsOf } from './transcript-words.ts';

/** The transcripts that belong to a milestone; nothing while there are none. */
export function MilestoneTranscriptsCard({ milestoneId }: { milestoneId: string }) {
  const list = trpc.transcripts.ofMilestone.useQuery({ id: milestoneId }, { meta: { silent: true } });
  if (!list.data || list.data.length === 0) return null;
  return (
    <Card>
      <CardHeader title="Transcripts" />
      <CardBody>
        <ul className="divide-y divide-line">
          {list.data.map((transcript) => (
            <li key={transcript.id} className="py-2.5 first:pt-0 last:pb-0">
              <Link
                to={paths.transcript(transcript.caseId, transcript.id)}
                className="font-medium wrap-anywhere underline-offset-4 hover:underline touch:inline-flex touch:min-h-11 touch:items-center"
              >
                {transcript.title}
              </Link>
              <p className="figures text-sm text-muted">{factsOf(transcript).join(' · ')}</p>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
