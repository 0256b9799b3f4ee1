import { trpc } from '../lib/trpc.ts';
import { Alert } from '../ui/alert.tsx';
import { Waiting } from '../ui/waiting.tsx';

/** What whoever runs this server says in their own words, or that they said nothing. */
export function OperatorText({ kind }: { kind: 'terms' | 'privacy' }) {
  const texts = trpc.auth.operatorTexts.useQuery(undefined, { meta: { silent: true } });
  const what = kind === 'terms' ? 'terms of service' : 'a privacy policy';
  if (texts.isPending) return <Waiting text="Loading the text" blocks={['h-24']} />;
  if (texts.isError) {
    return (
      <Alert tone="danger" title="This part could not be loaded">
        What whoever runs this server says stands here otherwise. Please try again.
      </Alert>
    );
  }
  const { name, contact } = texts.data;
  const text = texts.data[kind];
  return (
    <section className="flex flex-col gap-3" aria-labelledby={`operator-${kind}`}>
      <h2 id={`operator-${kind}`} className="text-lg font-semibold">
        Who runs this server
      </h2>
      <p className="wrap-anywhere">
        {name === null ? 'Whoever runs this server has not given a name here.' : `It is run by ${name}.`}{' '}
        {contact === null
          ? 'Ask the person who gave you its address how to reach them.'
          : `You reach them at ${contact}.`}
      </p>
      {text === null ? (
        <p>They have not put {what} of their own here. Ask them before you rely on this server.</p>
      ) : (
        <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      )}
    </section>
  );
}
