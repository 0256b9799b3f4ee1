import { NEARLY_FULL, type Usage } from '#src/auth/usage-schema.ts';
import { amount, sizeInWords } from '#src/text/words.ts';
import { trpc } from '../lib/trpc.ts';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Progress } from '../ui/progress.tsx';
import { Waiting } from '../ui/waiting.tsx';

/** How much room the person has, how much of it is taken, and what happens at the end of it. */
export function UsageCard() {
  const usage = trpc.auth.usage.useQuery(undefined, { meta: { silent: true } });
  return (
    <Card aria-label="Your room here">
      <CardHeader
        title="Your room here"
        description="All papers in the cases that you own count, whoever added them."
      />
      <CardBody className="flex flex-col gap-5">
        {usage.isPending && (
          <Waiting text="Loading how much room you have" blocks={['h-10', 'h-10', 'h-6']} />
        )}
        {usage.isError && usage.data === undefined && (
          <PanelFailure title="We couldn't load this" onRetry={() => usage.refetch()} />
        )}
        {usage.data && <Shares usage={usage.data} />}
      </CardBody>
    </Card>
  );
}

function Shares({ usage: { bytes, cases, uploads } }: { usage: Usage }) {
  return (
    <>
      <Share
        name="Papers"
        share={bytes}
        inWords={`${sizeInWords(bytes.used)} of ${sizeInWords(bytes.allowed)}`}
        full="There is no room for more papers. Those that are here stay, and everything else works. Delete papers you do not need. If they still count as recently deleted, delete them for good. Or ask whoever runs this server for more room."
        near={`Room for ${sizeInWords(Math.max(0, bytes.allowed - bytes.used))} more. When it is full, no paper can be added; nothing that is here is lost.`}
      />
      <Share
        name="Cases"
        share={cases}
        inWords={`${cases.used.toLocaleString('en-US')} of ${amount(cases.allowed, 'case')}`}
        full="No more cases can be made or taken over. Delete one that you do not need, or ask whoever runs this server."
        near={`Room for ${amount(Math.max(0, cases.allowed - cases.used), 'more case', 'more cases')}.`}
      />
      <p className="text-sm text-muted">
        {uploads.used === 0
          ? 'No upload of yours is under way.'
          : `${amount(uploads.used, 'upload')} of yours ${uploads.used === 1 ? 'is' : 'are'} under way, of ${uploads.allowed.toLocaleString('en-US')} at most. One that stands still goes after 7 days.`}
      </p>
    </>
  );
}

interface ShareProps {
  name: string;
  share: Usage['bytes'];
  inWords: string;
  /** Said when nothing is left, and shortly before. */
  full: string;
  near: string;
}

function Share({ name, share: { used, allowed }, inWords, full, near }: ShareProps) {
  const isFull = used >= allowed;
  const isNear = used >= allowed * NEARLY_FULL;
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{name}</span>
        <span className="figures text-sm text-muted">{inWords}</span>
      </p>
      <Progress
        value={Math.min(100, (used / allowed) * 100)}
        label={`${name}: ${inWords}`}
        tone={isNear ? 'danger' : 'accent'}
      />
      {isNear && <p className="text-sm">{isFull ? full : near}</p>}
    </div>
  );
}
