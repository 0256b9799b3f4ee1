import type { ReactNode } from 'react';
import type { ReadAt } from '#src/law/courts/court-record.ts';
import { asRead, isOld } from '#src/law/courts/read-words.ts';

/** To another site, in a tab of its own. */
export function OutLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="wrap-anywhere underline underline-offset-4 hover:text-accent"
    >
      {children}
    </a>
  );
}

/** 'www.nmcourts.gov', for a link that goes to its first page. */
export function hostOf(address: string): string {
  return URL.parse(address)?.host ?? address;
}

interface CourtSourceProps {
  source: ReadAt;
  /** What to do before relying on it. */
  advice?: string;
}

/** 'From 2018, as read on Nov 23, 2026; may have changed. Call before you go. Source: …' */
export function CourtSource({ source, advice }: CourtSourceProps) {
  return (
    <p className="max-w-[66ch] text-sm text-muted">
      {asRead(source)}
      {isOld(source) && (
        <>
          ; <span className="font-medium text-ink">may have changed</span>
        </>
      )}
      . {advice} Source: <OutLink href={source.address}>{source.title}</OutLink>
    </p>
  );
}
