/** The product's mark and name; `isTight` leaves the mark alone on the narrowest screens. */
export function Brand({ isTight = false }: { isTight?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2 font-semibold tracking-tight">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7 shrink-0">
        <rect width="32" height="32" rx="7" className="fill-accent-fill" />
        <path d="M9 8h9a6 6 0 0 1 0 12h-5v4H9z" className="fill-on-fill" />
        <path d="M13 12v4h5a2 2 0 0 0 0-4z" className="fill-accent-fill" />
      </svg>
      <span className={isTight ? 'max-[24rem]:sr-only' : ''}>Proceed</span>
    </span>
  );
}
