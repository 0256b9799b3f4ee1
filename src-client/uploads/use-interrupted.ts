import { useEffect, useState } from 'react';
import {
  fileKey,
  findInterrupted,
  forgetInterrupted,
  type InterruptedUpload,
  uploadsUnclaimed,
} from './interrupted.ts';
import { useUploads } from './use-uploads.ts';

/** What an earlier visit left unfinished, less what is on the list again. */
export function useInterrupted(caseId: string) {
  const { items } = useUploads(caseId);
  const [entries, setEntries] = useState<readonly InterruptedUpload[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    setEntries([]);
    uploadsUnclaimed(caseId, stop.signal).then(
      () => {
        if (!stop.signal.aborted) setEntries(findInterrupted(caseId));
      },
      () => undefined,
    );
    return () => stop.abort();
  }, [caseId]);
  const onList = new Set(items.map(({ file }) => fileKey(file)));
  const interrupted = entries.filter(({ filename, size }) => !onList.has(fileKey({ name: filename, size })));
  return {
    interrupted,
    /** What is known of a file that is chosen again. */
    find: (file: File): InterruptedUpload | undefined =>
      interrupted.find(({ filename, size }) => filename === file.name && size === file.size),
    forget: () => {
      forgetInterrupted(caseId);
      setEntries([]);
    },
  };
}
