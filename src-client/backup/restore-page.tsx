import { Check } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { RestoreProgress } from '#src/backup/schema.ts';
import { amount } from '#src/text/words.ts';
import { NarrowPage } from '../layouts/narrow-page.tsx';
import { paths } from '../paths.ts';
import { formatSize } from '../text/format.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { FileDrop } from '../ui/file-drop.tsx';
import { Input } from '../ui/input.tsx';
import { Progress } from '../ui/progress.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { type Restore, useRestore } from './use-restore.ts';

export function RestorePage() {
  const restore = useRestore();
  return (
    <NarrowPage>
      <title>Restore from a backup · Proceed</title>
      <Card className="flex flex-col gap-5 p-6 sm:p-8">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight">Restore from a backup</h1>
          <p className="mt-1 text-muted">
            For whoever runs this server: accounts, cases and papers come back as they were.
          </p>
        </div>
        <Task {...restore} />
      </Card>
    </NarrowPage>
  );
}

function Task({ offer, progress, refused, begin }: Restore) {
  // Kept while a file is tried, so that whoever is refused types nothing twice.
  const [file, setFile] = useState<File | null>(null);
  const [code, setCode] = useState('');
  if (progress?.state === 'restored') return <Restored progress={progress} />;
  if (progress !== null) return <UnderWay progress={progress} />;
  if (offer === null) return <Waiting text="Asking the server" blocks={['h-40']} />;
  if (offer === 'open') return <RestoreForm {...{ file, code, refused, setFile, setCode, begin }} />;
  return (
    <>
      {offer === 'unknown' ? (
        <Alert tone="danger" title="We couldn't reach the server">
          Please check your internet connection and load this page again.
        </Alert>
      ) : (
        <Alert title="Somebody has an account here already">
          You can only restore a backup where nobody has an account yet, so that it replaces nothing. Set up a
          second one beside this, with a data folder of its own, and restore there.
        </Alert>
      )}
      <a href={paths.home} className={buttonClass({ variant: 'secondary', className: 'self-start' })}>
        Back to the first page
      </a>
    </>
  );
}

interface RestoreFormProps extends Pick<Restore, 'refused' | 'begin'> {
  file: File | null;
  code: string;
  setFile(file: File): void;
  setCode(code: string): void;
}

function RestoreForm({ file, code, refused, setFile, setCode, begin }: RestoreFormProps) {
  const [missing, setMissing] = useState<'file' | 'code' | null>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const lacks = file === null ? 'file' : code.trim() === '' ? 'code' : null;
    setMissing(lacks);
    if (file !== null && lacks === null) begin(file, code);
  }

  const wrongCode = refused?.isCode ? refused.message : undefined;
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      {refused !== null && !refused.isCode && (
        <Alert tone="danger" title="Nothing was restored">
          <span className="wrap-anywhere">{refused.message}</span>
        </Alert>
      )}
      <div className="flex flex-col gap-1.5">
        <FileDrop
          title={
            file === null
              ? 'Drop the backup here'
              : `${file.name} (${formatSize(file.size).replace(' ', '\u00a0')})`
          }
          hint="The ZIP file that “npm run backup” or the nightly backup wrote."
          accept=".zip"
          multiple={false}
          compact={file !== null}
          browseLabel={file === null ? 'Choose a file' : 'Another file'}
          onFiles={([chosen]) => {
            if (chosen !== undefined) setFile(chosen);
            setMissing(null);
          }}
        />
        {missing === 'file' && (
          <p role="alert" className="text-sm font-medium text-danger">
            Please choose the file of the backup.
          </p>
        )}
      </div>
      <Field
        label="Code"
        hint="The server printed it when it started. “npm run admin -- restore-code” prints it again."
        error={missing === 'code' ? 'Please enter the code that the server printed.' : wrongCode}
      >
        <Input
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="XXXX-XXXX-XXXX-XXXX"
          className="font-mono"
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      <Button type="submit" size="large">
        Restore
      </Button>
      <p className="text-sm text-muted">
        If the connection breaks, choose the same file again: it goes on where it stopped.
      </p>
    </form>
  );
}

const STEPS = [
  { state: 'receiving', text: 'Sending the file' },
  { state: 'checking', text: 'Checking every byte of it' },
  { state: 'papers', text: 'Writing the papers' },
  { state: 'rows', text: 'Writing everything else' },
] as const;

function UnderWay({ progress: { state, done, of } }: { progress: RestoreProgress }) {
  const current = STEPS.findIndex((step) => step.state === state);
  const share = Math.floor((done / Math.max(1, of)) * 100);
  return (
    <>
      <ol className="flex flex-col gap-4" aria-label="Steps">
        {STEPS.map(({ state: step, text }, index) => (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            className="flex flex-col gap-2"
          >
            <p className={index > current ? 'flex justify-between text-muted' : 'flex justify-between'}>
              <span className={index === current ? 'font-semibold' : ''}>{text}</span>
              {index < current && (
                <span className="flex items-center gap-1 text-sm text-done">
                  <Check aria-hidden="true" className="size-4" /> Done
                </span>
              )}
              {index === current && <span className="text-sm tabular-nums text-muted">{share}%</span>}
            </p>
            {index === current && <Progress value={share} label={text} />}
          </li>
        ))}
      </ol>
      <p className="text-sm text-muted">
        {state === 'receiving'
          ? 'Keep this page open until the file has been sent.'
          : 'You may close this page: it goes on without it. Nobody sees anything of it before all of it is there.'}
      </p>
    </>
  );
}

function Restored({ progress: { restored } }: { progress: RestoreProgress }) {
  const made = restored && new Date(restored.createdAt);
  return (
    <>
      <div role="status">
        <Alert tone="done" title="Everything is back">
          {restored && made && (
            <>
              The state of {made.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })}:{' '}
              {amount(restored.people, 'account')}, {amount(restored.papers, 'paper')}. Everybody signs in
              again, with the password they had.
            </>
          )}
        </Alert>
      </div>
      <a href={paths.account} className={buttonClass({ size: 'large', className: 'w-full' })}>
        Sign In
      </a>
    </>
  );
}
