import { Briefcase, Gavel, Shield } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UserRole } from '#src/auth/schema.ts';
import { Badge } from '../ui/badge.tsx';

interface RoleChoice {
  value: UserRole;
  title: string;
  description: string;
  detail: string;
  icon: ReactNode;
  badge?: ReactNode;
}

/** The three roles as cards; the order puts the person who was sued first. */
export const ROLE_CHOICES: readonly RoleChoice[] = [
  {
    value: 'defendant',
    title: 'Defendant',
    description: 'You were sued or accused.',
    detail: 'You can join an existing case, file responses and manage your defense.',
    icon: <Shield aria-hidden="true" />,
  },
  {
    value: 'plaintiff',
    title: 'Plaintiff',
    description: 'You file the lawsuit.',
    detail: 'You initiate legal action: create cases, file documents and manage the proceedings.',
    icon: <Gavel aria-hidden="true" />,
  },
  {
    value: 'attorney',
    title: 'Attorney',
    description: 'You are a legal professional.',
    detail: 'You can represent multiple clients and manage cases on their behalf.',
    icon: <Briefcase aria-hidden="true" />,
  },
];

/** The same for the role dialog, where an attorney's phone is verified. */
export const ROLE_DIALOG_CHOICES: readonly RoleChoice[] = ROLE_CHOICES.map((choice) =>
  choice.value === 'attorney' ? { ...choice, badge: <Badge>Verification Required</Badge> } : choice,
);
