/** The day itself where the court is open on it, else the last one before it on which it is; days by their numbers. */
export function lastOpenDay(day: number, isClosed: (day: number) => boolean): number {
  let open = day;
  while (isClosed(open)) open -= 1;
  return open;
}
