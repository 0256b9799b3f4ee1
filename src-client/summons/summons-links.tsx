import { ScrollText } from 'lucide-react';
import { Link } from 'react-router';
import type { Summons } from '#src/summons/schema.ts';
import { paths } from '../paths.ts';
import { Badge } from '../ui/badge.tsx';
import { inWords, serviceTone } from './status-words.ts';

/** Summonses by the name of their defendant, with how service stands. */
export function SummonsLinks({ list }: { list: readonly Summons[] }) {
  return (
    <ul className="divide-y divide-line">
      {list.map(({ id, caseId, defendantName, serviceStatus }) => (
        <li key={id}>
          <Link
            to={paths.summons(caseId, id)}
            className="flex min-h-11 items-center gap-3 py-1.5 underline-offset-4 hover:underline"
          >
            <ScrollText aria-hidden="true" className="size-4 shrink-0 text-muted" />
            <bdi className="min-w-0 flex-1 wrap-anywhere">{defendantName}</bdi>
            <Badge tone={serviceTone(serviceStatus)} className="shrink-0">
              {inWords(serviceStatus)}
            </Badge>
          </Link>
        </li>
      ))}
    </ul>
  );
}
