import { visibleName } from '#src/documents/visible-name.ts';

/** A file's name as its owner gave it: it cannot turn the line around it, and what is hidden in it shows. */
export function FileName({ name }: { name: string }) {
  return <bdi>{visibleName(name)}</bdi>;
}
