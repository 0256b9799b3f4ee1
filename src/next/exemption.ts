/** Where a claim of exemption is handed in, in the state of the court. */
export function claimedAt(state: string | null): string {
  // Copies of CCP 703.520 stand with the rules of California.
  return state === 'CA'
    ? 'that you give to the levying officer, most often the sheriff (CCP 703.520)'
    : 'at the court';
}
