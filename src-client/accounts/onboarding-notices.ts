import type { UserRole } from '#src/auth/schema.ts';

export interface Notice {
  title: string;
  description?: string;
}

const CATALOG: { contains: RegExp; notice: Notice }[] = [
  {
    contains: /404/,
    notice: {
      title: 'Case Not Found',
      description:
        'The case number you entered could not be found. Please check the case number and state, then try again.',
    },
  },
  {
    contains: /400/,
    notice: {
      title: 'Invalid Information',
      description:
        'Please check your information and try again. Make sure your case number format is correct.',
    },
  },
  {
    contains: /409/,
    notice: {
      title: 'Case Already Connected',
      description:
        'This case is already connected to another account. Please contact support if you believe this is an error.',
    },
  },
  {
    contains: /500/,
    notice: {
      title: 'Server Error',
      description: "We're experiencing technical difficulties. Please try again in a few minutes.",
    },
  },
  {
    contains: /network|fetch/i,
    notice: {
      title: 'Connection Error',
      description: 'Please check your internet connection and try again.',
    },
  },
];

/** The notice for a failed onboarding, judged from the text of the error ('409: …', 'Failed to fetch'). */
export function onboardingFailure(text: string): Notice {
  const known = CATALOG.find((entry) => entry.contains.test(text));
  if (known) return known.notice;
  return { title: 'Error', description: text.replace(/^\d{3}:\s*/, '').trim() || 'Failed to update profile' };
}

export function onboardingSuccess(role: UserRole): Notice {
  if (role === 'plaintiff') {
    return {
      title: 'Case Created',
      description: "Your new case has been created successfully. It is called 'My Case' until you rename it.",
    };
  }
  if (role === 'defendant') {
    return {
      title: 'Connected to Case',
      description: "You've been connected to your existing case. Only you can see what you keep in it.",
    };
  }
  return { title: 'Profile updated' };
}
