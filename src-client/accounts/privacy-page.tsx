import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { GRACE_DAYS } from '#src/auth/schema.ts';
import { KEPT_DAYS } from '#src/documents/bulk-schema.ts';
import { NarrowPage } from '../layouts/narrow-page.tsx';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { Card } from '../ui/card.tsx';
import { OperatorText } from './operator-text.tsx';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** What this software does with data, by what it does; the policy itself is that of whoever runs the server. */
export function PrivacyPage() {
  const config = trpc.auth.config.useQuery(undefined, { meta: { silent: true } });
  return (
    <NarrowPage wide>
      <title>Privacy · Proceed</title>
      <Card className="flex flex-col gap-6 p-6 sm:p-8">
        <h1 className="text-2xl font-semibold tracking-tight">What happens with your data</h1>
        <OperatorText kind="privacy" />
        <Part title="What is kept, and where">
          <p>
            Your account (name, e-mail address, role, state, a phone number if you give one), your cases with
            their people, dates, papers and notes, and the text that was read from the papers. Of your
            password only a scrambled form is kept. Of each sign-in: when, and in what kind of browser.
          </p>
          <p>All of it lies on this server, or in the storage that whoever runs it has chosen.</p>
        </Part>
        <Part title="Who can see it">
          <p>
            You, and the people whom you let into a case, for as long as you let them. The other side sees
            nothing of what you keep here. Somebody who knows the number of your case can copy its caption.
            That is the number, the court and the names of the parties, which the court shows to all. Whoever
            runs this server can read all that is on it, as with any server that is not your own.
          </p>
        </Part>
        <Part title="What leaves this server">
          <p>
            {config.data === undefined
              ? 'What is sent to a language model is shown in each case, where it can be turned off.'
              : config.data.aiService === null
                ? 'Papers are read and searched on this server alone: no language model elsewhere is set up.'
                : `Papers, questions and searches go to the language model at ${config.data.aiService}. Social Security, account and driver’s license numbers are masked first where they are recognized. The owner of a case can turn that off: nothing more of it is sent then.`}
          </p>
          <p>
            {config.data?.sendsMail
              ? 'Reminders and notes about your account go out by e-mail. They go over the mail server that whoever runs this server chose.'
              : 'Reminders stand in the app.'}{' '}
            {config.data?.phoneVerification === 'sms' &&
              'Codes for your phone go out over a text message service. '}
            {config.data?.oidc && 'The service that you sign in through learns when you do. '}
            Backups hold everything; where they are kept is up to whoever runs this server. The pages load
            nothing from other companies, and nobody is told what you look at.
          </p>
        </Part>
        <Part title="Cookies">
          <p>
            One keeps you signed in. One remembers that you signed in before in this browser, so that somebody
            who guesses passwords elsewhere cannot lock you out. One lasts some minutes while you sign in with
            a second step.{' '}
            {config.data?.oidc &&
              'Others last some minutes while you sign in through another service, connect it, or sign out of it. '}
            There are no others.
          </p>
        </Part>
        <Part title="Taking it with you, and having it deleted">
          <p>
            In your profile you download everything you own as one file, at any time. Papers that you delete
            can be restored for {KEPT_DAYS} days and are removed then, or sooner if you say so. An account
            that you delete goes {GRACE_DAYS} days later, with the cases that nobody else owns. Backups that
            were made before still hold it for as long as they are kept.
          </p>
        </Part>
        <p className="border-t border-line pt-4">
          <Link to={paths.terms} className="underline">
            Terms of service
          </Link>
        </p>
      </Card>
    </NarrowPage>
  );
}
