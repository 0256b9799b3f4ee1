import { useEffect, useState } from 'react';
import {
  areUploadsClaimed,
  fileKey,
  findInterrupted,
  forgetInterrupted,
  type InterruptedUpload,
} from './interrupted.ts';
import { useUploads } from './use-uploads.ts';

/** What an earlier visit left unfinished, less what is on the list again. */
export function useInterrupted(caseId: string) {
  const { items } = useUploads(caseId);
  const [entries, setEntries] = useState<readonly InterruptedUpload[]>([]);
  useEffect(() => {
    let isCurrent = true;
    setEntries([]);
    void areUploadsClaimed(caseId).then((areClaimed) => {
      if (isCurrent && !areClaimed) setEntries(findInterrupted(caseId));
    });
    return () => {
      isCurrent = false;
    };
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
