import type { ComponentProps, ReactNode } from 'react';
import { ScreenFailure } from '../ui/screen-failure.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { readFailure } from './errors.ts';

/** What a screen asked for, as far as it is here. */
export interface Asked<Data> {
  data: Data | undefined;
  error: unknown;
  refetch(): unknown;
}

/** Why a screen is not there yet. */
export interface Missing {
  /** Null while it is waited for. */
  error: unknown;
  /** Not there any more, or not for this person: trying again is of no use. */
  isGone: boolean;
  /** Asks once more for whatever failed. */
  retry(): void;
}

type DataOf<All> = { [Key in keyof All]: All[Key] extends Asked<infer Data> ? Data : never };
type Loaded<All> = { data: DataOf<All>; missing: null } | { data: null; missing: Missing };

function isWhole<All extends Record<string, Asked<unknown>>>(
  asked: All,
  data: Partial<DataOf<All>>,
): data is DataOf<All> {
  return Object.keys(asked).every((key) => data[key] !== undefined);
}

/**
 * Everything a screen needs, or why it is not there: what fails first counts, whichever it is. What is shown already
 * stays when asking again has failed, unless it is gone.
 */
export function loaded<All extends Record<string, Asked<unknown>>>(asked: All): Loaded<All> {
  const all = Object.values(asked);
  const isGone = ({ error }: Asked<unknown>) => readFailure(error).code === 'NOT_FOUND';
  const failed = all.find(isGone) ?? all.find(({ data, error }) => data === undefined && error !== null);
  const data: Partial<DataOf<All>> = {};
  for (const key in asked) Reflect.set(data, key, asked[key]?.data);
  if (failed === undefined && isWhole(asked, data)) return { data, missing: null };
  return {
    data: null,
    missing: {
      error: failed?.error ?? null,
      isGone: failed !== undefined && isGone(failed),
      retry() {
        for (const one of all) if (one.error !== null) void one.refetch();
      },
    },
  };
}

/** A screen that cannot be shown, in its own words. */
export interface FailedScreen {
  title: string;
  heading?: string;
  back: { to: string; label: string };
  text?: ReactNode;
}

interface QueryScreenProps {
  missing: Missing;
  waiting: ComponentProps<typeof Waiting>;
  failed(missing: Missing): FailedScreen;
}

/** In place of a screen whose data are not here: stand-ins, or what failed and the ways on. */
export function QueryScreen({ missing, waiting, failed }: QueryScreenProps) {
  if (missing.error === null) return <Waiting {...waiting} />;
  const { text, ...screen } = failed(missing);
  return (
    <ScreenFailure {...screen} onRetry={missing.isGone ? undefined : missing.retry}>
      {text}
    </ScreenFailure>
  );
}
