export const root: string;
export function findCommand(...names: string[]): string | undefined;
export function findChromium(): string | undefined;
export function findPostgres(): string | undefined;
