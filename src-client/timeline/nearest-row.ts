/**
 * The control like this one that comes next in the list around both (or before, at its end): where the focus goes
 * when a row leaves. Null where there is no other.
 */
export function nearestOf(control: HTMLElement, like: string, list: string): HTMLElement | null {
  const all = [...(control.closest(list)?.querySelectorAll<HTMLElement>(like) ?? [])];
  const index = all.indexOf(control);
  return all[index + 1] ?? all[index - 1] ?? null;
}
