/** Ends this process and the OCR programs it started; it leads their group except on Windows. */
export function endGroup(): void {
  process.kill(process.platform === 'win32' ? process.pid : -process.pid, 'SIGKILL');
}
