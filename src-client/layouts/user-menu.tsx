import { LogOut, Scale, Settings, UserRound } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import type { User } from '#src/auth/schema.ts';
import { paths } from '../paths.ts';
import { Menu } from '../ui/menu.tsx';

interface UserMenuProps {
  trigger: ReactElement;
  name: string;
  user: User;
  signOutAt: string;
}

/** Open from the start: it is drawn when its button was pressed. */
export function UserMenu({ trigger, name, user, signOutAt }: UserMenuProps) {
  const navigate = useNavigate();
  return (
    <Menu
      defaultOpen
      heading={
        <>
          <span className="block truncate font-medium">{name}</span>
          {user.email !== null && user.email !== name && (
            <span className="block truncate text-muted">{user.email}</span>
          )}
        </>
      }
      trigger={trigger}
      items={[
        {
          label: 'Profile',
          icon: <UserRound aria-hidden="true" />,
          onSelect: () => navigate(paths.profile),
        },
        {
          label: 'How we count',
          icon: <Scale aria-hidden="true" />,
          onSelect: () => navigate(paths.rules),
        },
        { label: 'Settings', icon: <Settings aria-hidden="true" /> },
        { label: 'Sign Out', icon: <LogOut aria-hidden="true" />, href: signOutAt, separated: true },
      ]}
    />
  );
}
