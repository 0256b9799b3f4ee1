import { useState } from 'react';
import { serverPaths } from '../paths.ts';
import { showToast } from '../ui/toast-store.ts';

interface DownloadLink {
  filename: string;
  downloadUrl: string;
}

function isLink(value: unknown): value is DownloadLink {
  return (
    typeof value === 'object' &&
    value !== null &&
    'filename' in value &&
    typeof value.filename === 'string' &&
    'downloadUrl' in value &&
    typeof value.downloadUrl === 'string'
  );
}

const NO_LINKS = 'Failed to fetch download links';

async function fetchLinks(caseId: string): Promise<DownloadLink[]> {
  const response = await fetch(serverPaths.downloadAll(caseId), { credentials: 'same-origin' });
  const body: unknown = response.ok ? await response.json() : null;
  if (typeof body !== 'object' || body === null || !('documents' in body) || !Array.isArray(body.documents)) {
    throw new Error(NO_LINKS);
  }
  return body.documents.filter(isLink);
}

const BETWEEN_MS = 300;

/** Each document through a link of its own, one after the other: browsers drop downloads started at once. */
export function useDownloadAll(caseId: string) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const start = async () => {
    setPending(true);
    setFailure(null);
    try {
      const links = await fetchLinks(caseId);
      for (const { downloadUrl, filename } of links) {
        const link = document.createElement('a');
        link.href = downloadUrl;
        link.download = filename;
        link.click();
        await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
      }
      showToast({ title: 'Download Links', description: `${links.length} download(s) started.` });
    } catch {
      setFailure(NO_LINKS);
      showToast({ title: 'Error', description: 'Failed to download documents', tone: 'danger' });
    } finally {
      setPending(false);
    }
  };
  return { isPending, failure, start: () => void start() };
}
