import { Copy, Download, Printer } from 'lucide-react';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';

function asText(codes: readonly string[], account: string): string {
  return `Recovery codes for Proceed, ${account}\n\nEach one works once, after your password.\n\n${codes.join('\n')}\n`;
}

/** The codes, this once, and three ways to keep them. */
export function RecoveryCodeList({ codes, account }: { codes: readonly string[]; account: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(asText(codes, account));
      showToast({ title: 'Codes copied' });
    } catch {
      showToast({
        title: 'Copy Failed',
        description: 'Select the codes and copy them by hand.',
        tone: 'danger',
      });
    }
  };
  const download = () => {
    const url = URL.createObjectURL(new Blob([asText(codes, account)], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'proceed-recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <div data-print-alone className="flex flex-col gap-4">
      <Alert tone="due" title="Keep these now: they are shown only this once">
        If you lose your phone or your key, one of them opens your account, after your password. Each works
        once. Print them, or write them down, and put them with your papers.
      </Alert>
      <p className="hidden wrap-anywhere print:block">
        Proceed account: {account}, at {window.location.host}
      </p>
      <ol
        aria-label="Recovery codes"
        className="figures grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-card border border-line p-4 font-mono text-[0.9375rem]"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Print
        </Button>
        <Button variant="secondary" onClick={download}>
          <Download aria-hidden="true" />
          Download
        </Button>
        <Button variant="secondary" onClick={copy}>
          <Copy aria-hidden="true" />
          Copy
        </Button>
      </div>
    </div>
  );
}
