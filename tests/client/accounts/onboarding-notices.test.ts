import { describe, expect, it } from 'vitest';
import { onboardingFailure, onboardingSuccess } from '#client/accounts/onboarding-notices.ts';

describe('onboardingFailure', () => {
  it('removes the status from a message it does not know', () => {
    expect(onboardingFailure('429: Too many tries.')).toEqual({
      title: 'Error',
      description: 'Too many tries.',
    });
  });

  it('falls back when there is no message', () => {
    expect(onboardingFailure('403: ').description).toBe('Failed to update profile');
    expect(onboardingFailure('').description).toBe('Failed to update profile');
  });

  it('knows a lost connection by its words', () => {
    expect(onboardingFailure('NetworkError when attempting to fetch resource.').title).toBe(
      'Connection Error',
    );
  });
});

describe('onboardingSuccess', () => {
  it('speaks of a case only where there is one', () => {
    expect(onboardingSuccess('plaintiff').title).toBe('Case Created');
    expect(onboardingSuccess('defendant').title).toBe('Connected to Case');
    expect(onboardingSuccess('attorney').title).toBe('Profile updated');
  });
});
