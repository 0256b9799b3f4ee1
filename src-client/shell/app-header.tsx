import { Camera, ChevronDown, Sparkles } from 'lucide-react';
import { Link, useMatch } from 'react-router';
import { personName } from '#src/auth/person-name.ts';
import { useUser } from '../auth/use-user.ts';
import { useCurrentCase } from '../cases/use-current-case.ts';
import { Brand } from '../layouts/brand.tsx';
import { SearchButton } from '../palette/search-button.tsx';
import { paths, serverPaths } from '../paths.ts';
import { ReminderBell } from '../reminders/reminder-bell.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { OnPress } from '../ui/on-press.tsx';
import { part } from '../ui/part.tsx';
import { SideBadge } from './side-badge.tsx';

const UserMenu = part(async () => (await import('../layouts/user-menu.tsx')).UserMenu);

export function AppHeader() {
  const user = useUser();
  const name = personName(user);
  const caseId = useCurrentCase();
  const isOfDocuments = useMatch('/cases/:caseId/documents/*') !== null;
  const isWorkspace = useMatch('/cases/:caseId') !== null || isOfDocuments;
  const userButton = (
    <button
      type="button"
      aria-label="User menu"
      className="flex min-h-11 items-center gap-1 rounded-control px-1 text-muted hover:bg-sunken sm:px-1.5"
    >
      <Avatar name={name} />
      <ChevronDown aria-hidden="true" className="hidden size-4 sm:block" />
    </button>
  );
  return (
    <header data-furniture="" className="sticky top-0 z-30 h-14 shrink-0 border-b border-line bg-surface">
      <div className="flex h-full items-center gap-1.5 px-3 sm:gap-3 sm:px-5">
        <Link
          to={paths.home}
          aria-label="Proceed, home"
          className="flex min-h-11 items-center rounded-control sm:pr-1"
        >
          <Brand isTight />
        </Link>
        <SideBadge />
        <div className="ml-auto flex items-center sm:gap-2">
          <Link
            to={caseId === null ? paths.start : paths.addPaper(caseId)}
            className={buttonClass({ variant: 'quiet', className: 'px-4 max-sm:hidden' })}
          >
            <Camera aria-hidden="true" />
            Add a paper
          </Link>
          <SearchButton />
          <Link
            to={caseId === null ? paths.assistant : paths.assistantFor(caseId)}
            aria-label="AI Assistant"
            className={buttonClass({ variant: 'quiet', className: 'px-3 sm:px-4' })}
          >
            <Sparkles aria-hidden="true" />
            <span className="hidden sm:inline">AI Assistant</span>
          </Link>
          <ReminderBell />
          <OnPress trigger={userButton} popup="menu">
            <UserMenu
              trigger={userButton}
              name={name}
              user={user}
              signOutAt={isWorkspace ? serverPaths.workspaceLogout : serverPaths.logout}
            />
          </OnPress>
        </div>
      </div>
    </header>
  );
}
