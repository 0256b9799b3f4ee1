import { ArrowLeft, LogOut } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { personName } from '#src/auth/person-name.ts';
import { useUser } from '../auth/use-user.ts';
import { CalendarFeedCard } from '../calendar/calendar-feed-card.tsx';
import { MailCard } from '../mail/mail-card.tsx';
import { paths, serverPaths } from '../paths.ts';
import { DeviceCard } from '../reminders/device-card.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/card.tsx';
import { ConnectedCard, ConnectionEnding } from './connected-card.tsx';
import { DeleteAccountCard } from './delete-account-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileView } from './profile-view.tsx';
import { SecondStepCard } from './second-step-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SigningInCard } from './signing-in-card.tsx';
import { UsageCard } from './usage-card.tsx';

export function ProfilePage() {
  const user = useUser();
  const [editing, setEditing] = useState(false);
  const name = personName(user);
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 py-6 sm:px-6 sm:py-8">
      <title>Profile · Proceed</title>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Link to={paths.home} className={buttonClass({ variant: 'quiet', className: '-ml-4' })}>
          <ArrowLeft aria-hidden="true" />
          Back to home
        </Link>
        <a href={serverPaths.logout} className={buttonClass({ variant: 'secondary' })}>
          <LogOut aria-hidden="true" />
          Sign Out
        </a>
      </div>
      <ConnectionEnding />
      <Card>
        <header className="flex items-center gap-4 border-b border-line p-4 sm:p-5">
          <Avatar name={name} size="large" />
          <div className="min-w-0">
            <h1 className="truncate text-2xl font-semibold tracking-tight">{name}</h1>
            {user.email !== null && <p className="truncate text-muted">{user.email}</p>}
          </div>
        </header>
        <div className="p-4 sm:p-5">
          {editing ? (
            <ProfileForm onClose={() => setEditing(false)} />
          ) : (
            <ProfileView onEdit={() => setEditing(true)} />
          )}
        </div>
      </Card>
      <SigningInCard />
      <ConnectedCard />
      <SecondStepCard />
      <SessionsCard />
      <UsageCard />
      <DeviceCard />
      <CalendarFeedCard />
      <MailCard />
      <DeleteAccountCard />
    </div>
  );
}
