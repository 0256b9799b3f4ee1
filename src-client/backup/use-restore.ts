import { useEffect, useState } from 'react';
import type { RestoreProgress } from '#src/backup/schema.ts';
import { CONNECTION_TEXT, errorMessage } from '../lib/errors.ts';
import { findBegun, follow, isOffered, RestoreRefusal, restoreFrom } from './restoring.ts';

interface Refused {
  message: string;
  /** Whether it is the code that is wrong. */
  isCode: boolean;
}

export interface Restore {
  /** Null until it is known. */
  offer: 'open' | 'closed' | 'unknown' | null;
  /** Null while nothing is under way. */
  progress: RestoreProgress | null;
  refused: Refused | null;
  begin(file: File, code: string): void;
}

type Report = Pick<Restore, 'progress' | 'refused'>;

function reportOf(progress: RestoreProgress): Report {
  if (progress.state !== 'refused') return { progress, refused: null };
  return { progress: null, refused: { message: progress.message ?? CONNECTION_TEXT, isCode: false } };
}

function failureOf(error: unknown): Report {
  const isCode = error instanceof RestoreRefusal && error.field === 'code';
  const message = error instanceof RestoreRefusal ? error.message : errorMessage(error, CONNECTION_TEXT);
  return { progress: null, refused: { message, isCode } };
}

/** One restore: sent, followed, and how it ended. */
export function useRestore(): Restore {
  const [offer, setOffer] = useState<Restore['offer']>(null);
  const [report, setReport] = useState<Report>({ progress: null, refused: null });

  useEffect(() => {
    let isHere = true;
    const show = (next: Report) => {
      if (isHere) setReport(next);
    };
    const look = async () => {
      const begun = await findBegun();
      if (begun !== null && begun.state !== 'receiving') {
        setOffer('open');
        await follow(begun, (next) => show(reportOf(next))).catch((error) => show(failureOf(error)));
        return;
      }
      const found = await isOffered().then(
        (offered) => (offered ? 'open' : 'closed'),
        () => 'unknown' as const,
      );
      if (isHere) setOffer(found);
    };
    void look();
    return () => {
      isHere = false;
    };
  }, []);

  return {
    offer,
    ...report,
    begin(file, code) {
      setReport({ progress: null, refused: null });
      restoreFrom(file, code, (next) => setReport(reportOf(next))).catch((error) =>
        setReport(failureOf(error)),
      );
    },
  };
}
