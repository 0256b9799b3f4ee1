import { personName } from '#src/auth/person-name.ts';
import { useUser } from '../auth/use-user.ts';
import { NarrowPage } from '../layouts/narrow-page.tsx';
import { serverPaths } from '../paths.ts';
import { Card } from '../ui/card.tsx';
import { Agreement } from './agreement.tsx';
import { OnboardingForm } from './onboarding-form.tsx';

export function OnboardingPage() {
  const user = useUser();
  return (
    <NarrowPage wide>
      <title>Complete your profile · Proceed</title>
      <Card className="flex flex-col gap-6 p-5 sm:p-8">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight">Complete Your Profile</h1>
          <p className="mt-1 text-muted">
            A few answers, then you are in. You can change your role and state later in your profile.
          </p>
        </div>
        <OnboardingForm />
        <Agreement by="going on" />
      </Card>
      <p className="mt-4 text-sm text-muted">
        Signed in as {personName(user)}.{' '}
        <a
          href={serverPaths.logout}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          Sign Out
        </a>
      </p>
    </NarrowPage>
  );
}
