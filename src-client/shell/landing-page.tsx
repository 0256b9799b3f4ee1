import {
  CalendarClock,
  Camera,
  DatabaseBackup,
  FileStack,
  FolderLock,
  Handshake,
  Layers,
  ScanText,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { HelpByState } from '../help/help-by-state.tsx';
import { CHOOSER_ACCEPT } from '../intake/chooser-accept.ts';
import { PaperPromise } from '../intake/paper-promise.tsx';
import { Brand } from '../layouts/brand.tsx';
import { paths, serverPaths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { SampleTimeline } from './sample-timeline.tsx';

const FEATURES: { icon: ReactNode; title: string; text: string }[] = [
  {
    icon: <FileStack />,
    title: 'Document Organization',
    text: 'Drop in PDFs, scans, photos and e-mails. Each is read and sorted by what it is: complaint, motion, order, notice.',
  },
  {
    icon: <ScanText />,
    title: 'AI Analysis',
    text: 'For each paper: the issue, the rule, how it applies, and what follows. Your questions are answered with the words of your papers.',
  },
  {
    icon: <CalendarClock />,
    title: 'Deadline Tracking',
    text: 'Every date that binds you on one timeline, with reminders 14, 7, 3 and 1 days before.',
  },
  {
    icon: <FolderLock />,
    title: 'Secure Storage',
    text: 'Your papers are yours. Nobody sees a case you have not invited them to, the other side included.',
  },
  {
    icon: <Handshake />,
    title: 'Self-Representation Support',
    text: 'Court terms in plain words, the next step spelled out, and drafts to start from when you have no lawyer.',
  },
  {
    icon: <Layers />,
    title: 'Case Context',
    text: 'Court, parties, papers and dates stay together, so each answer knows which case it is about.',
  },
];

/** `offersRestore`: nobody has come to this server yet. */
export function LandingPage({ offersRestore = false }: { offersRestore?: boolean }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <title>Proceed: your case, in order</title>
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex h-14 max-w-6xl items-center justify-between px-4 sm:px-6">
          <Brand />
          <a href={serverPaths.login} className={buttonClass({ variant: 'secondary' })}>
            Log In
          </a>
        </div>
      </header>
      <main className="flex-1">
        {offersRestore && <RestoreOffer />}
        <section className="mx-auto grid max-w-6xl gap-10 px-4 py-8 sm:px-6 sm:py-14 lg:grid-cols-[1.25fr_1fr] lg:gap-16 lg:py-20">
          <div className="flex flex-col items-stretch gap-5 sm:items-start">
            <h1 className="text-[1.75rem] leading-[1.15] font-semibold tracking-tight sm:text-[2.75rem]">
              You were served.
              <br />
              Here is what comes next.
            </h1>
            <p className="max-w-[52ch] text-lg text-muted">
              Show us the paper. We read it with you: what it is, what you must do, by when, and what happens
              if you do not. No account needed.
            </p>
            <PaperWaiting />
            <TakePaper />
            <div className="flex flex-col gap-1">
              <Disclosure label="What happens to my paper">
                <PaperPromise />
              </Disclosure>
              <Disclosure label="Free help near you">
                <HelpByState />
              </Disclosure>
            </div>
          </div>
          <div className="flex flex-col gap-5">
            <SampleTimeline />
            <p className="max-w-[52ch] text-muted">
              Proceed keeps your lawsuit's papers, deadlines and people in one place. It says in plain words
              what is due, what is new and what you can do.
            </p>
            <a
              href={serverPaths.login}
              className={buttonClass({ variant: 'secondary', size: 'large', className: 'sm:self-start' })}
            >
              Open Your Case File
            </a>
            <p className="text-sm text-muted">For plaintiffs, defendants and the attorneys who help them.</p>
          </div>
        </section>
        <section aria-labelledby="features" className="border-y border-line bg-surface">
          <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6 lg:py-20">
            <h2 id="features" className="text-2xl font-semibold tracking-tight">
              What it does for you
            </h2>
            <ul className="mt-8 grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
              {FEATURES.map((feature) => (
                <li key={feature.title} className="flex flex-col gap-2 bg-surface p-6">
                  <span aria-hidden="true" className="text-accent [&_svg]:size-6 [&_svg]:stroke-[1.5]">
                    {feature.icon}
                  </span>
                  <h3 className="mt-1 font-semibold">{feature.title}</h3>
                  <p className="text-muted">{feature.text}</p>
                </li>
              ))}
            </ul>
          </div>
        </section>
        <section className="mx-auto flex max-w-6xl flex-col items-start gap-5 px-4 py-14 sm:px-6 lg:py-20">
          <h2 className="text-2xl font-semibold tracking-tight">Start with the paper in your hand</h2>
          <p className="max-w-[60ch] text-muted">
            Take a photo of it or drop in the PDF. The rest of the case can follow when you have a quiet hour.
          </p>
          <a href={serverPaths.login} className={buttonClass({ size: 'large' })}>
            Get Started - It's Free
          </a>
        </section>
      </main>
      <footer className="border-t border-line">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-4 text-sm text-muted sm:px-6">
          <p>Proceed gives general information, not legal advice.</p>
          <a
            href={paths.rules}
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
          >
            How we count deadlines
          </a>
        </div>
      </footer>
    </div>
  );
}

const LINK = 'inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4';

/** Shown by the script to whoever has shown a paper here before and has not kept it. */
function PaperWaiting() {
  return (
    <p
      data-landing-waiting=""
      hidden
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 self-stretch rounded-card bg-accent-soft p-4"
    >
      <span>
        <strong className="font-semibold">What you showed us is still here.</strong>{' '}
        <span data-landing-waiting-what="" /> We keep it until <time>a day after you showed it</time>.
      </span>
      <a href={paths.start} className={buttonClass({ variant: 'secondary' })}>
        Go on with it
      </a>
    </p>
  );
}

/** Links that lead on without script; with it they open the camera, or the files of the device. */
function TakePaper() {
  return (
    <div className="flex flex-col items-stretch gap-2 self-stretch sm:self-start">
      <a
        href={paths.start}
        data-chooses="camera"
        className={buttonClass({
          size: 'large',
          className: 'min-h-18 text-lg whitespace-normal! [&_svg]:size-7',
        })}
      >
        <Camera aria-hidden="true" />
        Take a photo of the paper you got
      </a>
      <p className="flex flex-wrap items-center justify-center gap-x-3">
        <a href={paths.start} data-chooses="files" className={LINK}>
          Choose files
        </a>
        <span aria-hidden="true" className="text-muted">
          ·
        </span>
        <a href={paths.startWithoutPaper} className={LINK}>
          I have no paper yet
        </a>
      </p>
      <p
        role="status"
        data-landing-status=""
        hidden
        className="rounded-card bg-accent-soft p-3 font-medium"
      />
      <input
        type="file"
        data-input="camera"
        aria-label="Photo of the paper"
        accept="image/*"
        capture="environment"
        hidden
      />
      <input type="file" data-input="files" aria-label="Files" accept={CHOOSER_ACCEPT} multiple hidden />
    </div>
  );
}

/** Seen by whoever has just set the server up; gone with the first account. */
function RestoreOffer() {
  return (
    <section aria-labelledby="restore" className="border-b border-line bg-accent-soft">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-4 sm:px-6">
        <div className="flex min-w-0 flex-[1_1_20rem] items-start gap-3">
          <DatabaseBackup aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.5] text-accent" />
          <div>
            <h2 id="restore" className="font-semibold">
              Nobody has an account here yet
            </h2>
            <p className="text-sm text-muted">
              If you run this server and have a backup of another, everything in it can come back first.
            </p>
          </div>
        </div>
        <a href={paths.restore} className={buttonClass({ variant: 'secondary' })}>
          Restore from a backup
        </a>
      </div>
    </section>
  );
}
